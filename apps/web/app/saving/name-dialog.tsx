import { Dialog } from '@base-ui/react/dialog';
import { nameTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { NameForm } from './name-form.tsx';
import '../ui/dialog.css';

/** The dialog in which the visitor names the house ("Byt namn"). */
export function NameDialog({ open, onClose }: ViewProps) {
  const t = useTexts(nameTexts);
  const name = useConfigurator((state) => state.configuration.name);
  const rename = useConfigurator((state) => state.rename);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{t('heading')}</Dialog.Title>
          <NameForm
            name={name}
            onNamed={(given) => {
              rename(given);
              onClose();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
