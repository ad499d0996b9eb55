import { generalTexts, overlaysTexts, partsTexts } from '@gavel/texts';
import type { PartFault } from '../parts/part-error.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Message } from '../ui/message.tsx';

interface LoadingPanelProps {
  readonly open: boolean;
  /** Why the view could not be loaded; null while it is loading. */
  readonly fault: PartFault | null;
  onClose(): void;
  onRetry(): void;
}

/** Shown instead of a view that is loading or could not be loaded. */
export function LoadingPanel({ open, fault, onClose, onRetry }: LoadingPanelProps) {
  const t = useTexts(overlaysTexts);
  const parts = useTexts(partsTexts);
  const general = useTexts(generalTexts);
  return (
    <Flyout open={open} onClose={onClose} title={t(fault ? 'failedHeading' : 'loading')}>
      {fault && (
        <>
          <Message kind="error">{fault === 'unreachable' ? t('failedText') : parts(fault)}</Message>
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
