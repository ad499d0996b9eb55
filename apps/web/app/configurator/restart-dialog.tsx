import { AlertDialog } from '@base-ui/react/alert-dialog';
import { restartTexts } from '@gavel/texts';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { ConfirmPopup } from '../ui/confirm-popup.tsx';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';

/**
 * The restart dialog ("Börja om"). After a confirmation all questions return to the standard answers of the house, and the page before the
 * first question opens.
 */
export function RestartDialog({ open, onClose }: ViewProps) {
  const t = useTexts(restartTexts);
  const navigate = useNavigate();
  const { intro } = useAddresses();
  const house = useConfigurator((state) => state.configuration.houseTitle);
  const restart = useConfigurator((state) => state.restart);
  const confirm = () => {
    // If the restart removes the current step, that step redirects to the next step when it renders. Navigate after this redirect.
    flushSync(restart);
    navigate(intro, { replace: true, preventScrollReset: true });
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <ConfirmPopup question={t('heading')} text={t('text', { house })} act={t('confirm')} safe={t('keep')} onAct={confirm} />
    </AlertDialog.Root>
  );
}
