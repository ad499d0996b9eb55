import { AlertDialog } from '@base-ui/react/alert-dialog';
import { keptForATimeTexts, leaveTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { ConfirmPopup } from '../ui/confirm-popup.tsx';
import { useKeepsForATime } from '../ui/use-keeps-for-a-time.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  onLeave(): void;
  onStay(): void;
}

/** Asks for a confirmation before the visitor leaves unsaved changes, and shows where the changes are stored. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const t = useTexts(leaveTexts);
  const storageFails = useConfigurator((state) => state.storageFails);
  const keptForATime = useTexts(keptForATimeTexts);
  const isKeptForATime = useKeepsForATime() && !storageFails;
  const isSaved = useConfigurator(({ origin }) => origin !== null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <ConfirmPopup question={t('heading')} text={t('question')} act={t('leave')} safe={t('stay')} onAct={onLeave}>
        <p className="dialog-text">{t(storageFails ? 'lost' : isSaved ? 'keptBeside' : 'kept')}</p>
        {isKeptForATime && <p className="dialog-text">{keptForATime(isSaved ? 'they' : 'it')}</p>}
      </ConfirmPopup>
    </AlertDialog.Root>
  );
}
