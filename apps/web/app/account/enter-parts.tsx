import type { Account } from '@gavel/contract';
import { accountTexts } from '@gavel/texts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Loaded } from '../ui/loaded.tsx';
import { WordChoice } from '../ui/word-choice.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { loadRegistration } from './load-registration.ts';
import { LogIn, type LogInMode } from './log-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSession } from './use-account.ts';
import './enter-parts.css';

/** Whether to create an account or to log in. */
export type EnterWay = 'create' | 'login';

interface EnterPartsProps {
  readonly mode: LogInMode;
  /** The form to show first. The user can switch to the other form. */
  readonly first: EnterWay;
  onForgotten(isForgotten: boolean): void;
  /** Called when the user has logged in to an existing account or created a new one. */
  onEntered(account: Account): void;
}

/** The forms to create an account or to log in, for a panel of the configurator. */
export function EnterParts({ mode, first, onForgotten, onEntered }: EnterPartsProps) {
  const t = useTexts(accountTexts);
  const { setAccount } = useSession();
  const municipalityId = useConfigurator((state) => state.configuration.municipalityId);
  const [way, setWay] = useState(first);
  const isFirst = mode === 'login';
  return (
    <div className="enter-parts">
      {isFirst && (
        <WordChoice<EnterWay>
          label={t('ways')}
          words={[
            { value: 'create', text: t('register') },
            { value: 'login', text: t('login') },
          ]}
          chosen={way}
          onChoose={setWay}
        />
      )}
      {/* The same element in all modes, so that it keeps the entered e-mail address and the one-time password. */}
      {!isFirst || way === 'login' ? (
        <LogIn mode={mode} onForgotten={onForgotten} onLoggedIn={onEntered} />
      ) : (
        <>
          <p>{t('noAccountText')}</p>
          <Loaded load={loadForm} failed={t('registerFailed')}>
            {(form) => (
              <RegisterForm
                {...form}
                municipalityId={municipalityId}
                onRegistered={(made) => {
                  setAccount(made);
                  onEntered(made);
                }}
              />
            )}
          </Loaded>
        </>
      )}
    </div>
  );
}

const loadForm = async () => loadRegistration(await browserApi());
