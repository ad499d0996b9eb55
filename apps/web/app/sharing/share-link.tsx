import { formatKr } from '@gavel/core';
import { shareTexts } from '@gavel/texts';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { type CopyResult, LinkField } from './link-field.tsx';
import { isLinkTo, useShareLink } from './use-share-link.ts';
import './share-link.css';

/**
 * Makes a link to the current house. The visitor copies it, or on a phone shares it. Without a network, the panel shows that the link has
 * to wait.
 */
export function ShareLink() {
  const t = useTexts(shareTexts);
  const { progress, make } = useShareLink();
  const isCurrent = useConfigurator((state) => isLinkTo(state, progress));
  const { houseTitle, name } = useConfigurator((state) => state.configuration);
  const link = progress.kind === 'made' ? progress.link : null;
  const isOld = progress.kind === 'made' && !isCurrent;
  // Announce only a new link, and no link that already existed when the panel opened.
  const [linkBefore] = useState(link);
  const isNew = link !== linkBefore;
  const [copying, setCopying] = useState<Copying | null>(null);
  const told = copying && copying.link === link ? copying.result : link && isNew && 'made';
  return (
    <div className="share-link">
      {link && (
        <LinkField
          key={link}
          link={link}
          label={t('link')}
          title={t('shareTitle', { name, house: houseTitle })}
          isNew={isNew}
          onCopied={(result) => setCopying({ link, result })}
        />
      )}
      <p role="status" className="share-link-told">
        {told && t(told)}
      </p>
      {isOld && <p>{t('changed')}</p>}
      {(!link || isOld) && (
        <Button onClick={make} aria-disabled={progress.kind === 'making' || progress.kind === 'waiting'}>
          {t(progress.kind === 'making' ? 'making' : isOld ? 'makeNew' : 'make')}
        </Button>
      )}
      {progress.kind === 'waiting' && <Message>{t('waiting')}</Message>}
      {progress.kind === 'failed' && <Message kind="error">{t('failed')}</Message>}
      {progress.kind === 'gone' && <Message kind="error">{t('gone')}</Message>}
      {progress.kind === 'outdated' && <Outdated text={t('outdated')} />}
      {progress.kind === 'made' && progress.otherPrice !== null && (
        <Outdated text={t('repriced', { price: formatKr(progress.otherPrice) })} />
      )}
    </div>
  );
}

function Outdated({ text }: { text: string }) {
  const t = useTexts(shareTexts);
  const submit = useSubmit();
  const { configuration } = useAddresses();
  return (
    <>
      <Message>{text}</Message>
      <Button onClick={() => submit(null, { method: 'post', action: configuration, replace: true })}>{t('recount')}</Button>
    </>
  );
}

interface Copying {
  readonly link: string;
  readonly result: CopyResult;
}
