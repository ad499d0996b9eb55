import { AlertDialog } from '@base-ui/react/alert-dialog';
import { restartTexts } from '@gavel/texts';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import '../ui/dialog.css';

/** "Börja om": every choice back to the house's own, and to the first step, once the visitor has said yes. */
export function RestartDialog({ open, onClose }: ViewProps) {
  const t = useTexts(restartTexts);
  const navigate = useNavigate();
  const { intro } = useAddresses();
  const house = useConfigurator((state) => state.configuration.houseTitle);
  const restart = useConfigurator((state) => state.restart);
  const confirm = () => {
    // A step that starting over takes away leads to the next one that is listed as soon as it is drawn; this has to come after that.
    flushSync(restart);
    navigate(intro, { replace: true, preventScrollReset: true });
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{t('heading')}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{t('text', { house })}</AlertDialog.Description>
          <div className="dialog-actions">
            <Button onClick={confirm}>{t('confirm')}</Button>
            <AlertDialog.Close render={<Button kind="primary" />}>{t('keep')}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
