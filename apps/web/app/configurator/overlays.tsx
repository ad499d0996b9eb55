import { generalTexts, overlaysTexts } from '@gavel/texts';
import { memo, useCallback, useEffect, useState } from 'react';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { idle } from '../ui/idle.ts';
import { Message } from '../ui/message.tsx';
import { useView } from '../visit/use-view.ts';
import type { Panels } from './panels.tsx';

/** The views that come in a chunk of their own. */
const PANELS = ['save', 'guide', 'contact', 'offer', 'plots', 'login', 'profile', 'campaign', 'options', 'price'];

/** Everything that lies over the configurator and is no part of its frame, by the view in the address. */
export const Overlays = memo(({ showOverview }: { showOverview(): void }) => {
  const { view, close } = useView();
  const isWanted = view !== null && PANELS.includes(view);
  const { Loaded, failed, load } = usePanels(isWanted);
  return (
    <>
      {Loaded ? (
        <Loaded view={view} onClose={close} showOverview={showOverview} />
      ) : (
        <LoadingPanel open={isWanted} failed={failed} onClose={close} onRetry={load} />
      )}
      <LeaveGuard />
    </>
  );
});

/** The panels, once their chunk is here: it comes when it is wanted, or before, when the browser has nothing else to do. */
function usePanels(isWanted: boolean) {
  const [Loaded, setLoaded] = useState<typeof Panels | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./panels.tsx').then(
      ({ Panels: loaded }) => setLoaded(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted) return load();
    let isAwaited = true;
    idle().then(() => isAwaited && load());
    return () => {
      isAwaited = false;
    };
  }, [isWanted, load]);
  return { Loaded, failed, load };
}

interface LoadingPanelProps {
  readonly open: boolean;
  readonly failed: boolean;
  onClose(): void;
  onRetry(): void;
}

function LoadingPanel({ open, failed, onClose, onRetry }: LoadingPanelProps) {
  const t = useTexts(overlaysTexts);
  const general = useTexts(generalTexts);
  return (
    <Flyout open={open} onClose={onClose} title={t(failed ? 'failedHeading' : 'loading')}>
      {failed && (
        <>
          <Message kind="error">{t('failedText')}</Message>
          <div className="flyout-actions">
            <Button kind="primary" onClick={onRetry}>
              {general('retry')}
            </Button>
          </div>
        </>
      )}
    </Flyout>
  );
}
