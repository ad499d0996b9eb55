import { formatKr } from '@gavel/core';
import { shareTexts } from '@gavel/texts';
import { Copy, Share } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useShareLink } from './use-share-link.ts';
import './share-link.css';

/** Makes a link to the house as it stands, to be copied or, on a phone, passed on. Without a network it waits, and says so. */
export function ShareLink() {
  const t = useTexts(shareTexts);
  const { progress, make } = useShareLink();
  const visit = useConfigurator((state) => state.visit);
  const link = progress.kind === 'made' ? progress.link : null;
  const isOld = progress.kind === 'made' && progress.visit !== visit;
  // One that was there when this was opened is nothing new to tell.
  const [linkBefore] = useState(link);
  const isNew = link !== linkBefore;
  const [copying, setCopying] = useState<Copying | null>(null);
  const told = copying && copying.link === link ? copying.result : link && isNew && 'made';
  return (
    <div className="share-link">
      {link && <MadeLinkField key={link} link={link} isNew={isNew} onCopied={(result) => setCopying({ link, result })} />}
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

/** What became of copying a link. */
interface Copying {
  readonly link: string;
  readonly result: 'copied' | 'copyFailed';
}

interface MadeLinkFieldProps {
  readonly link: string;
  readonly isNew: boolean;
  onCopied(result: Copying['result']): void;
}

function MadeLinkField({ link, isNew, onCopied }: MadeLinkFieldProps) {
  const t = useTexts(shareTexts);
  const { houseTitle, name } = useConfigurator((state) => state.configuration);
  const field = useRef<HTMLInputElement>(null);
  // What was pressed to make it is gone; before the panel, which takes the focus of what goes, notices.
  useLayoutEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      onCopied('copied');
    } catch {
      // Refused, or not to be had over plain HTTP: the address is marked, so that it can be copied by hand.
      field.current?.select();
      onCopied('copyFailed');
    }
  };
  const pass = async () => {
    try {
      await navigator.share({ title: t('shareTitle', { name, house: houseTitle }), url: link });
    } catch {
      // The visitor changed their mind.
    }
  };
  return (
    <div className="share-link-made">
      <input ref={field} readOnly aria-label={t('link')} value={link} onFocus={(event) => event.target.select()} />
      <Button onClick={copy}>
        <Icon icon={Copy} small />
        {t('copy')}
      </Button>
      {canPassOn() && (
        <Button onClick={pass}>
          <Icon icon={Share} small />
          {t('pass')}
        </Button>
      )}
    </div>
  );
}

/** A phone or tablet with a way of its own to pass things on; on a desk the address is what one wants. */
function canPassOn(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
