import { saveTexts } from '@gavel/texts';
import { Bookmark, BookmarkCheck, Check } from 'lucide-react';
import { Suspense } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { isPreview } from '../preview/own-address.ts';
import { tellRefusal } from '../preview/preview-refusals.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLingering } from '../ui/use-lingering.ts';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { loadNotice, useTellSaver } from './use-saver.ts';
import './save-cell.css';

/**
 * The save button ("Spara"). Its mark shows whether everything is saved. For a visitor who is not logged in, it opens a panel that shows
 * where the house is stored. In a preview, the banner shows that nothing is saved.
 */
export function SaveCell() {
  const t = useTexts(saveTexts);
  const tell = useTellSaver();
  const { open } = useView();
  const account = useAccount();
  const kind = useConfigurator(({ saving }) => saving.kind);
  const mark = useSaveMark();
  const word = kind === 'sending' ? t('saving') : t(kind === 'done' ? 'done' : 'save');
  const isMember = hasEntered(account);
  const save = () => {
    if (isPreview) tellRefusal('preview-only');
    else if (isMember) tell({ kind: 'asked' });
    else open('save');
  };
  return (
    <button
      type="button"
      className={`cell tool save-cell is-${mark}`}
      aria-label={t('save')}
      title={t(mark === 'new' ? 'save' : mark)}
      aria-disabled={kind === 'sending'}
      onClick={save}
    >
      <span className="save-mark">
        <Icon icon={mark === 'onAccount' || mark === 'inBrowser' ? BookmarkCheck : Bookmark} />
      </span>
      <span className="tool-word">{word}</span>
    </button>
  );
}

/** What the mark on the button shows. `new`: the visitor has not chosen anything yet, or sees a preview, which saves nothing. */
type SaveMark = 'new' | 'unsaved' | 'onAccount' | 'inBrowser';

function useSaveMark(): SaveMark {
  return useConfigurator(({ unsaved, savedAt, origin }) => {
    if (isPreview) return 'new';
    if (unsaved) return 'unsaved';
    if (savedAt === null) return 'new';
    return origin ? 'onAccount' : 'inBrowser';
  });
}

/** How much longer the line of text that confirms a save is visible than the confirmation in the save button, in ms. */
const LINE_LINGERS = 2000;

/** A text which confirms that the house is saved. It is visible for some seconds; screen readers can read it until the next change. */
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
