import { saveTexts } from '@gavel/texts';
import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { loadNotice, useTellSaver } from './use-saver.ts';

/** "Spara". Somebody who is logged in sees there that it is done; a visitor is told in a panel where the house is. */
export function SaveCell() {
  const t = useTexts(saveTexts);
  const tell = useTellSaver();
  const { open } = useView();
  const account = useAccount();
  const kind = useConfigurator(({ saving }) => saving.kind);
  const word = kind === 'sending' ? t('saving') : t(kind === 'done' ? 'done' : 'save');
  const isMember = hasEntered(account);
  return (
    <button
      type="button"
      className="cell"
      aria-label={t('save')}
      title={t('save')}
      aria-disabled={kind === 'sending'}
      onClick={() => (isMember ? tell({ kind: 'asked' }) : open('save'))}
    >
      <Icon icon={Bookmark} />
      <span className="title-word">{word}</span>
    </button>
  );
}

/** Reads out that the house is saved, and says where it is when the server does not have it. */
export function SaveStatus() {
  const t = useTexts(saveTexts);
  const kind = useConfigurator(({ saving }) => saving.kind);
  return (
    <div role="status">
      {kind === 'done' && <span className="visually-hidden">{t('done')}</span>}
      <Suspense>{(kind === 'waiting' || kind === 'refused') && <SaveNotice isWaiting={kind === 'waiting'} />}</Suspense>
    </div>
  );
}

const SaveNotice = whenLoaded(async () => (await loadNotice()).SaveNotice);
