import type { Account } from '@gavel/contract';
import { logInTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, TextButton } from '../ui/button.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { problemOf } from './what-went-wrong.ts';
import './account-form.css';

interface LogInFormProps {
  /** The e-mail address that the user has already entered in another form; empty if there is none. */
  readonly email: string;
  onLoggedIn(account: Account, password: string): void;
  onForgot(email: string): void;
}

/** The login form with e-mail address and password. When the server asks for the second factor, the form also has a field for the code. */
export function LogInForm({ email, onLoggedIn, onForgot }: LogInFormProps) {
  const t = useTexts(logInTexts);
  const schema = useCallback(async () => (await import('./log-in-schema.ts')).logInSchema(t), [t]);
  const form = useCheckedForm(schema, { username: email });
  const { register, submit, getValues, setError, setValue, setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const logIn = submit(async ({ username, password, code = null }) => {
    setFailure(null);
    try {
      const account = await (await browserApi()).login({ body: { username, password, code } });
      if (account) return onLoggedIn(account, password);
      setFailure(t('wrong'));
      setValue('password', '');
      setFocus('password');
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'second-factor-required') setNeedsCode(true);
      else if (problem === 'wrong-code') setError('code', { message: t('wrongCode') }, { shouldFocus: true });
      else if (problem === 'too-many-requests' || problem === 'busy') setFailure(t('tooMany'));
      else if (problem === 'network') setFailure(t('unreachable'));
      else throw error;
    }
  });

  return (
    <CheckedForm form={form} className="account-form" onSubmit={logIn}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        {...register('username')}
        error={errors.username?.message}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        {...register('password')}
        error={errors.password?.message}
      />
      {needsCode && <CodeField {...register('code', { shouldUnregister: true })} error={errors.code?.message} />}
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind="primary" between disabled={isSubmitting}>
          {t('logIn')} <Icon icon={ArrowRight} small />
        </Button>
        <TextButton onClick={() => onForgot(getValues('username'))}>{t('forgot')}</TextButton>
      </div>
    </CheckedForm>
  );
}

/** The field for the code of the second factor. */
function CodeField(field: Omit<TextFieldProps, 'label'>) {
  const t = useTexts(logInTexts);
  return (
    <>
      <p>{t('codeNote')}</p>
      <TextField label={t('code')} autoComplete="one-time-code" autoCapitalize="none" autoFocus required {...field} />
    </>
  );
}
