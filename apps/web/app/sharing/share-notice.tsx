import { generalTexts, shareTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useView } from '../visit/use-view.ts';
import { useShareLink } from './use-share-link.ts';
import './share-notice.css';

/** While no panel is open, shows that a link waits for the network, and later that the link was made. */
export function ShareNotice() {
  const t = useTexts(shareTexts);
  const general = useTexts(generalTexts);
  const { view, open } = useView();
  const { progress, seen } = useShareLink();
  const isLate = progress.kind === 'made' && progress.late;
  const isShown = view === null && (progress.kind === 'waiting' || isLate);
  return (
    <div className="share-notice-place" role="status">
      {isShown && (
        <div className="share-notice sheet">
          <p>{t(isLate ? 'madeLate' : 'waiting')}</p>
          {isLate && (
            <>
              <button type="button" className="text-link" onClick={() => open('save')}>
                {t('show')}
              </button>
              <IconButton label={general('close')} onClick={seen}>
                <Icon icon={X} small />
              </IconButton>
            </>
          )}
        </div>
      )}
    </div>
  );
}
