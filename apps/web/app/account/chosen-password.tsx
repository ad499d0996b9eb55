import { registerTexts } from '@gavel/texts';
import { useState } from 'react';
import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../texts/use-texts.ts';
import { PasswordField } from '../ui/password-field.tsx';

interface Fault {
  readonly message?: string | undefined;
}

interface ChosenPasswordProps {
  readonly password: UseFormRegisterReturn;
  readonly again: UseFormRegisterReturn;
  readonly errors: { readonly password?: Fault | undefined; readonly confirmPassword?: Fault | undefined };
  /** Copies the password into the second password field. */
  repeat(): void;
}

/**
 * The two fields for a new password. The second field guards against a typing error that the user cannot see. While the password is
 * visible, the form copies it into the second field.
 */
export function ChosenPassword({ password, again, errors, repeat }: ChosenPasswordProps) {
  const t = useTexts(registerTexts);
  const [isShown, setShown] = useState(false);
  const show = (next: boolean) => {
    setShown(next);
    if (next) repeat();
  };
  const change: ChangeHandler = (event) => {
    const changed = password.onChange(event);
    if (isShown) repeat();
    return changed;
  };
  return (
    <>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...password}
        onChange={change}
        shown={isShown}
        onShow={show}
        error={errors.password?.message}
      />
      <PasswordField
        label={t('confirmPassword')}
        hint={t(isShown ? 'confirmFilled' : 'confirmHint')}
        autoComplete="new-password"
        {...again}
        required={!isShown}
        shown={isShown}
        error={errors.confirmPassword?.message}
      />
    </>
  );
}
