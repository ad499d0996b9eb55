import type { Account } from '@gavel/contract';
import { logInTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useSession } from './use-account.ts';

export type LogInMode = 'login' | 'forgot' | 'choose';

/** Who is in with a password that holds once has to choose an own one before anything else. */
export function logInMode(account: Account | null, isForgotten: boolean): LogInMode {
  if (account?.mustChoosePassword) return 'choose';
  return isForgotten ? 'forgot' : 'login';
}

interface LogInProps {
  readonly mode: LogInMode;
  onForgotten(isForgotten: boolean): void;
  /** Somebody is in, with a password of their own. */
  onLoggedIn(account: Account): void;
}

/** Lets somebody in, whichever way: with their password, or with one that is mailed to them and that they then replace. */
export function LogIn({ mode, onForgotten, onLoggedIn }: LogInProps) {
  const t = useTexts(logInTexts);
  const { account, setAccount } = useSession();
  const [written, setWritten] = useState<string | null>(null);

  function enter(entered: Account, password: string) {
    setAccount(entered);
    if (entered.mustChoosePassword) setWritten(password);
    else onLoggedIn(entered);
  }

  function chosen() {
    if (!account) return;
    const own = { ...account, mustChoosePassword: false };
    setAccount(own);
    onLoggedIn(own);
  }

  if (mode === 'choose')
    return (
      <>
        <p className="account-form-lead">{t('chooseText')}</p>
        <PasswordForm known={written} oldLabel={t('oneTimePassword')} onChanged={chosen} />
      </>
    );
  if (mode === 'forgot') return <ForgotForm onBack={() => onForgotten(false)} />;
  return <LogInForm onLoggedIn={enter} onForgot={() => onForgotten(true)} />;
}
