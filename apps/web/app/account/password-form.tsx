import { logInTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Message } from '../ui/message.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { problemOf } from './what-went-wrong.ts';
import './account-form.css';

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

interface PasswordFormProps {
  /** The old password, if the user has just entered it; null: the form asks for the old password. */
  readonly known: string | null;
  readonly oldLabel: string;
  onChanged(): void;
}

/** The form that changes the user’s password. */
export function PasswordForm({ known, oldLabel, onChanged }: PasswordFormProps) {
  const t = useTexts(logInTexts);
  const schema = useCallback(async () => (await import('./log-in-schema.ts')).choosePasswordSchema(t), [t]);
  const form = useCheckedForm<Passwords, Passwords>(schema, known === null ? {} : { oldPassword: known });
  const { register, submit, setError, setValue, reset } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(known === null);

  const change = submit(async ({ oldPassword, newPassword }) => {
    setFailure(null);
    try {
      const { isSuccessful, isOldPasswordValid } = await (await browserApi()).changePassword({
        body: { oldPassword, newPassword },
      });
      if (!isOldPasswordValid) return refuseOld();
      if (!isSuccessful) return setError('newPassword', { message: t('sameAsOld') }, { shouldFocus: true });
      reset({ oldPassword: '', newPassword: '', confirmation: '' });
      onChanged();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'common-password') setError('newPassword', { message: t('common') }, { shouldFocus: true });
      else if (problem === 'own-words-password') setError('newPassword', { message: t('ownWords') }, { shouldFocus: true });
      else setFailure(t(problem === 'too-many-requests' || problem === 'busy' ? 'tooMany' : 'changeFailed'));
    }
  });

  /** Called when the server refuses the old password. The form then asks for it, even if the user had just entered it in another form. */
  function refuseOld() {
    setValue('oldPassword', '');
    setAsked(true);
    setError('oldPassword', { message: t('wrongOld') }, { shouldFocus: isAsked });
  }

  return (
    <CheckedForm form={form} className="account-form" onSubmit={change}>
      {isAsked && (
        <PasswordField
          label={oldLabel}
          autoComplete="current-password"
          autoFocus={known !== null}
          {...register('oldPassword')}
          error={errors.oldPassword?.message}
        />
      )}
      <PasswordField
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        {...register('newPassword')}
        error={errors.newPassword?.message}
      />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        {...register('confirmation')}
        error={errors.confirmation?.message}
      />
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {t('savePassword')}
        </Button>
      </div>
    </CheckedForm>
  );
}
