import type { Account } from '@gavel/contract';
import { logInTexts } from '@gavel/texts';
import { Suspense, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { hasEntered, useSession } from './use-account.ts';

// Few need it.
const SecondFactorForm = lazyPart(async () => (await import('./second-factor-form.tsx')).SecondFactorForm);

export type LogInMode = 'login' | 'forgot' | 'choose' | 'secure';

/** Who is in with a password that holds once has to choose an own one before anything else, and staff may have to set up a second factor. */
export function logInMode(account: Account | null, isForgotten: boolean): LogInMode {
  if (account?.mustChoosePassword) return 'choose';
  if (account?.needsSecondFactor) return 'secure';
  return isForgotten ? 'forgot' : 'login';
}

interface LogInProps {
  readonly mode: LogInMode;
  onForgotten(isForgotten: boolean): void;
  /** Somebody is in, with a password of their own and what else is asked of them. */
  onLoggedIn(account: Account): void;
}

/** Lets somebody in, whichever way: with their password, or with one that is mailed to them and that they then replace. */
export function LogIn({ mode, onForgotten, onLoggedIn }: LogInProps) {
  const t = useTexts(logInTexts);
  const { account, setAccount } = useSession();
  const [written, setWritten] = useState<string | null>(null);
  /** What was written as the address stays when another form comes. */
  const [email, setEmail] = useState('');

  function enter(entered: Account, password: string) {
    setAccount(entered);
    if (hasEntered(entered)) onLoggedIn(entered);
    else setWritten(password);
  }

  function chosen() {
    if (!account) return;
    // The one that was written holds no more.
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
