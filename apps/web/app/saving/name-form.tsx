import { Dialog } from '@base-ui/react/dialog';
import { nameTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import './name-form.css';

interface Named {
  readonly name: string;
}

/** The form for a house's name, inside a dialog. */
export function NameForm({ name, onNamed }: { name: string; onNamed(name: string): void }) {
  const t = useTexts(nameTexts);
  const schema = useCallback(async () => (await import('./name-schema.ts')).nameSchema(t), [t]);
  const form = useCheckedForm<Named, Named>(schema, { name });
  const { register, submit, formState } = form;
  return (
    <CheckedForm form={form} className="name-form" onSubmit={submit((given) => onNamed(given.name))}>
      <TextField label={t('name')} autoComplete="off" required {...register('name')} error={formState.errors.name?.message} />
      <div className="dialog-actions">
        <Dialog.Close render={<Button />}>{t('cancel')}</Dialog.Close>
        <Button type="submit" kind="primary">
          {t('give')}
        </Button>
      </div>
    </CheckedForm>
  );
}
