import type { Account } from '@gavel/contract';
import { accountTexts } from '@gavel/texts';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { loadRegistration } from './load-registration.ts';
import { LogIn, type LogInMode } from './log-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSession } from './use-account.ts';

interface EnterPartsProps {
  readonly mode: LogInMode;
  /** Who asked for an account meets its form. */
  readonly wantsAccount?: boolean;
  onForgotten(isForgotten: boolean): void;
  /** Somebody is in, with an account that they had or have made here. */
  onEntered(account: Account): void;
}

/** Logging in and, below it, making an account: what a panel over the configurator lets somebody in by. */
export function EnterParts({ mode, wantsAccount = false, onForgotten, onEntered }: EnterPartsProps) {
  const t = useTexts(accountTexts);
  const { setAccount } = useSession();
  return (
    <>
      <LogIn mode={mode} onForgotten={onForgotten} onLoggedIn={onEntered} />
      {mode === 'login' && (
        <section className="flyout-part">
          <h3>{t('noAccountHeading')}</h3>
          <p>{t('noAccountText')}</p>
          <Disclosure look="link" label={t('register')} startsOpen={wantsAccount}>
            <Loaded load={loadForm} failed={t('registerFailed')}>
              {(form) => (
                <RegisterForm
                  {...form}
                  onRegistered={(made) => {
                    setAccount(made);
                    onEntered(made);
                  }}
                />
              )}
            </Loaded>
          </Disclosure>
        </section>
      )}
    </>
  );
}

const loadForm = async () => loadRegistration(await browserApi());
