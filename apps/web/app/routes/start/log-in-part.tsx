import { accountPagesTexts } from '@gavel/texts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LogIn, logInMode } from '../../account/log-in.tsx';
import { fullName, hasEntered, useAccount } from '../../account/use-account.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { afterLogin } from './after-login.ts';
import { returnAddress } from './return-address.ts';

const HEADINGS = { login: 'loginHeading', forgot: 'forgotHeading', choose: 'chooseHeading', secure: 'secureHeading' } as const;

/** The login view of a page. Who is in goes on to where they came from; `home` is where that is when the address names nothing. */
export function LogInPart({ home = null }: { home?: string | null }) {
  const t = useTexts(accountPagesTexts);
  const account = useAccount();
  const [search] = useSearchParams();
  const [isForgotten, setForgotten] = useState(false);
  const navigate = useNavigate();
  const next = returnAddress(search.get('returnUrl') ?? home) ?? '/my-profile';
  if (hasEntered(account))
    return (
      <section className="guide-part">
        <h2>{t('loggedInHeading')}</h2>
        <div className="account-page-other">
          <p>{t('loggedInText', { name: fullName(account) })}</p>
          <ButtonLink kind="primary" to={next}>
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
        <LogIn
          mode={mode}
          onForgotten={setForgotten}
          onLoggedIn={async () => navigate(await afterLogin(search.get('returnUrl') ?? home))}
        />
      </div>
    </section>
  );
}
