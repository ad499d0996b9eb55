import { selectionsOf } from '@gavel/core';
import { compareTexts, shareTexts } from '@gavel/texts';
import { useState } from 'react';
import { compareAddress, isToken } from '../addresses.ts';
import { browserApi } from '../api/browser-api.ts';
import { serverNow } from '../network/server-time.ts';
import { type CopyResult, LinkField } from '../sharing/link-field.tsx';
import { keepLink } from '../stored/made-links.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import type { ComparedHouse } from './compared-house.ts';

interface ShareComparisonProps {
  readonly houses: readonly ComparedHouse[];
  /** The keys of the visitor’s own houses. Others may be unable to open a house by such a key. */
  readonly own: ReadonlySet<string>;
}

type Progress =
  | { readonly kind: 'none' | 'making' | 'failed' }
  | { readonly kind: 'made'; readonly link: string; readonly copying: CopyResult | null };

/**
 * Makes a link to the comparison. For each of the visitor’s own houses, it stores a snapshot with a link of its own. The visitor
 * can withdraw each of these links, so that it no longer opens the house.
 */
export function ShareComparison({ houses, own }: ShareComparisonProps) {
  const t = useTexts(compareTexts);
  const words = useTexts(shareTexts);
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });

  async function share() {
    setProgress({ kind: 'making' });
    try {
      // If another tab has just saved a house, its key here is no longer in `own`, but still is no token. Only this browser can open a
      // house by such a key, so the house needs a link too.
      const isPrivate = ({ key }: ComparedHouse) => own.has(key) || !isToken(key);
      const tokens = await Promise.all(houses.map((house) => (isPrivate(house) ? snapshot(house) : house.key)));
      setProgress({ kind: 'made', link: new URL(compareAddress(tokens), location.href).href, copying: null });
    } catch {
      setProgress({ kind: 'failed' });
    }
  }

  return (
    <div className="share-comparison">
      {progress.kind === 'made' ? (
        <LinkField
          isNew
          link={progress.link}
          label={t('shareLink')}
          title={t('shareTitle')}
          onCopied={(copying) => setProgress({ ...progress, copying })}
        />
      ) : (
        <Button kind="primary" onClick={share} aria-disabled={progress.kind === 'making'}>
          {t(progress.kind === 'making' ? 'sharing' : 'share')}
        </Button>
      )}
      <p role="status">
        {progress.kind === 'made' ? (progress.copying ? words(progress.copying) : t('shared')) : t('shareText')}
      </p>
      {progress.kind === 'failed' && <Message kind="error">{t('shareFailed')}</Message>}
    </div>
  );
}

/** Stores a snapshot of a house, so that others can open it. Throws `ApiError` if this fails. */
async function snapshot({ configuration, compiled, visit }: ComparedHouse): Promise<string> {
  const { houseId, houseTitle, municipalityId, webConfigurationId, name } = configuration;
  const stored = await (await browserApi()).shareConfiguration({
    body: { houseId, municipalityId, webConfigurationId, name, selections: selectionsOf(compiled, visit) },
  });
  keepLink({ token: stored.id, key: stored.withdrawKey, name, house: houseTitle, madeAt: serverNow() });
  return stored.id;
}
