import { AlertDialog } from '@base-ui/react/alert-dialog';
import { leaveTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import '../ui/dialog.css';

interface LeaveDialogProps {
  readonly open: boolean;
  onLeave(): void;
  onStay(): void;
}

/** Asks before unsaved changes are left, and says what stays where. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const t = useTexts(leaveTexts);
  const storageFails = useConfigurator((state) => state.storageFails);
  const isSaved = useConfigurator(({ origin }) => origin !== null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{t('heading')}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{t('question')}</AlertDialog.Description>
          <p className="dialog-text">{t(storageFails ? 'lost' : isSaved ? 'keptBeside' : 'kept')}</p>
          <div className="dialog-actions">
            <Button onClick={onLeave}>{t('leave')}</Button>
            <AlertDialog.Close render={<Button kind="primary" />}>{t('stay')}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
