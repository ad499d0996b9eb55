import type { Account } from '@gavel/contract';
import { logInTexts } from '@gavel/texts';
import { Suspense, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { hasEntered, useSession } from './use-account.ts';

// Load this form later, because few users need it.
const SecondFactorForm = lazyPart(async () => (await import('./second-factor-form.tsx')).SecondFactorForm);

export type LogInMode = 'login' | 'forgot' | 'choose' | 'secure';

/**
 * Returns which form of the login is shown. A user with a one-time password first has to choose a new password. Staff may then have to set
 * up a second factor.
 */
export function logInMode(account: Account | null, isForgotten: boolean): LogInMode {
  if (account?.mustChoosePassword) return 'choose';
  if (account?.needsSecondFactor) return 'secure';
  return isForgotten ? 'forgot' : 'login';
}

interface LogInProps {
  readonly mode: LogInMode;
  onForgotten(isForgotten: boolean): void;
  /** Called when the login is complete: the user has chosen a password and has set up a second factor if it is required. */
  onLoggedIn(account: Account): void;
}

/** The forms of the login. A user who logs in with a one-time password then has to replace it. */
export function LogIn({ mode, onForgotten, onLoggedIn }: LogInProps) {
  const t = useTexts(logInTexts);
  const { account, setAccount } = useSession();
  const [written, setWritten] = useState<string | null>(null);
  /** The e-mail address that the user has entered. It is kept when the page shows another form of the login. */
  const [email, setEmail] = useState('');

  function enter(entered: Account, password: string) {
    setAccount(entered);
    if (hasEntered(entered)) onLoggedIn(entered);
    else setWritten(password);
  }

  function chosen() {
    if (!account) return;
    // Forget the one-time password that the user entered, because it is no longer valid.
    setWritten(null);
    goOn({ ...account, mustChoosePassword: false });
  }

  function turn(isForgotten: boolean, address: string) {
    setEmail(address);
    onForgotten(isForgotten);
  }

  function goOn(now: Account) {
    setAccount(now);
    if (hasEntered(now)) onLoggedIn(now);
  }

  if (mode === 'choose')
    return (
      <>
        <p className="account-form-lead">{t('chooseText')}</p>
        <PasswordForm known={written} oldLabel={t('oneTimePassword')} onChanged={chosen} />
      </>
    );
  if (mode === 'secure' && account)
    return (
      <>
        <p className="account-form-lead">{t('secureText')}</p>
        <Suspense>
          <SecondFactorForm
            primary
            known={written}
            onDone={() => goOn({ ...account, hasSecondFactor: true, needsSecondFactor: false })}
          />
        </Suspense>
      </>
    );
  if (mode === 'forgot') return <ForgotForm email={email} onBack={(address) => turn(false, address)} />;
  return <LogInForm email={email} onLoggedIn={enter} onForgot={(address) => turn(true, address)} />;
}
