import { Dialog } from '@base-ui/react/dialog';
import { nameTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import '../ui/dialog.css';
import './name-dialog.css';

interface Named {
  readonly name: string;
}

/** "Byt namn": what the visitor calls the house. */
export function NameDialog({ open, onClose }: ViewProps) {
  const t = useTexts(nameTexts);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{t('heading')}</Dialog.Title>
          <NameForm onNamed={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function NameForm({ onNamed }: { onNamed(): void }) {
  const t = useTexts(nameTexts);
  const name = useConfigurator((state) => state.configuration.name);
  const rename = useConfigurator((state) => state.rename);
  const schema = useCallback(async () => (await import('./name-schema.ts')).nameSchema(t), [t]);
  const { register, submit, formState } = useCheckedForm<Named, Named>(schema, { name });

  const give = submit(({ name: given }) => {
    rename(given);
    onNamed();
  });

  return (
    <form className="name-form" method="post" noValidate onSubmit={give}>
      <TextField label={t('name')} autoComplete="off" {...register('name')} error={formState.errors.name?.message} />
      <div className="dialog-actions">
        <Dialog.Close render={<Button />}>{t('cancel')}</Dialog.Close>
        <Button type="submit" kind="primary">
          {t('give')}
        </Button>
      </div>
    </form>
  );
}
