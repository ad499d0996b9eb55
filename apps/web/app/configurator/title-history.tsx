import { titleBlockTexts } from '@gavel/texts';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import '../ui/cell.css';
import './title-history.css';

/** Undo, redo and restart. On a phone undo and redo are on the picture, and restart is in the overview. */
export function TitleHistory() {
  const t = useTexts(titleBlockTexts);
  const { open } = useView();
  const { undo, redo, past, future } = useConfigurator((state) => state);
  return (
    <div className="cell title-history">
      <button
        type="button"
        className="tool"
        aria-label={t('undo')}
        title={t('undo')}
        aria-disabled={past.length === 0}
        onClick={undo}
      >
        <Icon icon={Undo2} />
        <span className="tool-word is-short">{t('undo')}</span>
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('redo')}
        title={t('redo')}
        aria-disabled={future.length === 0}
        onClick={redo}
      >
        <Icon icon={Redo2} />
        <span className="tool-word is-short">{t('redo')}</span>
      </button>
      <button
        type="button"
        className="tool title-restart"
        aria-label={t('restart')}
        title={t('restart')}
        onClick={() => open('restart')}
      >
        <Icon icon={RotateCcw} />
        <span className="tool-word is-short">{t('restart')}</span>
      </button>
    </div>
  );
}
