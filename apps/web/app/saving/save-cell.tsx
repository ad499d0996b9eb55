import { saveTexts } from '@gavel/texts';
import { Bookmark, BookmarkCheck, Check } from 'lucide-react';
import { Suspense } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLingering } from '../ui/use-lingering.ts';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { loadNotice, useTellSaver } from './use-saver.ts';
import './save-cell.css';

/** "Spara". Its mark shows whether everything is saved. A visitor who is not logged in reads in a panel where the house is. */
export function SaveCell() {
  const t = useTexts(saveTexts);
  const tell = useTellSaver();
  const { open } = useView();
  const account = useAccount();
  const kind = useConfigurator(({ saving }) => saving.kind);
  const mark = useSaveMark();
  const word = kind === 'sending' ? t('saving') : t(kind === 'done' ? 'done' : 'save');
  const isMember = hasEntered(account);
  return (
    <button
      type="button"
      className={`cell tool save-cell is-${mark}`}
      aria-label={t('save')}
      title={t(mark === 'new' ? 'save' : mark)}
      aria-disabled={kind === 'sending'}
      onClick={() => (isMember ? tell({ kind: 'asked' }) : open('save'))}
    >
      <span className="save-mark">
        <Icon icon={mark === 'onAccount' || mark === 'inBrowser' ? BookmarkCheck : Bookmark} />
      </span>
      <span className="tool-word">{word}</span>
    </button>
  );
}

/** `new`: nothing has been chosen yet. */
type SaveMark = 'new' | 'unsaved' | 'onAccount' | 'inBrowser';

function useSaveMark(): SaveMark {
  return useConfigurator(({ unsaved, savedAt, origin }) => {
    if (unsaved) return 'unsaved';
    if (savedAt === null) return 'new';
    return origin ? 'onAccount' : 'inBrowser';
  });
}

/** How much longer than the indicator in the cell the line says that the house is saved, ms. */
const LINE_LINGERS = 2000;

/** Says that the house is saved: for some seconds to the eye, and to screen readers until something changes. */
export function SaveStatus() {
  const t = useTexts(saveTexts);
  const kind = useConfigurator(({ saving }) => saving.kind);
  const isSaved = useSaveMark() === 'onAccount';
  const isNew = useLingering(kind === 'done', LINE_LINGERS);
  return (
    <div role="status">
      {isSaved && (
        <p className={isNew ? 'save-line' : 'visually-hidden'}>
          <Icon icon={Check} small />
          {t('onAccount')}
        </p>
      )}
      <Suspense>{(kind === 'waiting' || kind === 'refused') && <SaveNotice isWaiting={kind === 'waiting'} />}</Suspense>
    </div>
  );
}

const SaveNotice = whenLoaded(async () => (await loadNotice()).SaveNotice);
