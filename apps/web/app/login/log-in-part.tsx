import { accountPagesTexts } from '@gavel/texts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LogIn, logInMode } from '../account/log-in.tsx';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { returnAddress } from './return-address.ts';
import { useEntering } from './use-entering.tsx';

const HEADINGS = { login: 'loginHeading', forgot: 'forgotHeading', choose: 'chooseHeading', secure: 'secureHeading' } as const;

/**
 * The login form of a page. After the login, the user returns to the page they came from, or to `home` if the address does not name one.
 */
export function LogInPart({ home = null }: { home?: string | null }) {
  const t = useTexts(accountPagesTexts);
  const account = useAccount();
  const [search] = useSearchParams();
  const [isForgotten, setForgotten] = useState(false);
  const from = search.get('returnUrl') ?? home;
  const { enter, question } = useEntering(from);
  if (question) return question;
  if (hasEntered(account))
    return (
      <section className="guide-part">
        <h2>{t('loggedInHeading')}</h2>
        <div className="account-page-other">
          <ButtonLink kind="primary" to={returnAddress(from) ?? '/my-profile'}>
            {t('goOn')}
          </ButtonLink>
        </div>
      </section>
    );
  const mode = logInMode(account, isForgotten);
  return (
    <section className="guide-part">
      <h2>{t(HEADINGS[mode])}</h2>
      <div className="account-page-form">
        <LogIn mode={mode} onForgotten={setForgotten} onLoggedIn={(entered) => void enter(entered)} />
      </div>
    </section>
  );
}
