import { generalTexts, overlaysTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Message } from '../ui/message.tsx';

interface LoadingPanelProps {
  readonly open: boolean;
  readonly failed: boolean;
  onClose(): void;
  onRetry(): void;
}

/** Stands where a view is on its way, or could not be had. */
export function LoadingPanel({ open, failed, onClose, onRetry }: LoadingPanelProps) {
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
