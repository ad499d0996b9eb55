import { securityTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Message } from '../ui/message.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { problemOf } from './what-went-wrong.ts';
import './account-form.css';

interface ConfirmFormProps {
  /** The label of the submit button. */
  readonly label: string;
  readonly primary?: boolean;
  /** The password that the user has just entered; null: the form asks for it. */
  readonly known?: string | null;
  /** Runs the action. If this function throws an error, the form shows the error. */
  readonly send: (password: string) => Promise<void>;
}

/** A form that confirms an important action with the user’s password. */
export function ConfirmForm({ label, primary = false, known = null, send }: ConfirmFormProps) {
  const t = useTexts(securityTexts);
  const schema = useCallback(async () => (await import('./security-schemas.ts')).confirmSchema(t), [t]);
  const form = useCheckedForm(schema, known === null ? {} : { password: known });
  const { register, submit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = submit(async ({ password }) => {
    setFailure(null);
    try {
      await send(password);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'wrong-password' && known === null)
        setError('password', { message: t('wrongPassword') }, { shouldFocus: true });
      else setFailure(t(problem === 'too-many-requests' || problem === 'busy' ? 'tooMany' : 'failed'));
    }
  });

  return (
    <CheckedForm form={form} className="account-form" onSubmit={confirm}>
      {known === null && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          {...register('password')}
          error={errors.password?.message}
        />
      )}
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind={primary ? 'primary' : 'plain'} disabled={isSubmitting}>
          {label}
        </Button>
      </div>
    </CheckedForm>
  );
}
