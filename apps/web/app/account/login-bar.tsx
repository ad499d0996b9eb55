import { loginBarTexts } from '@gavel/texts';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { fullName, useSession } from './use-account.ts';
import './login-bar.css';

/** Into the account and out of it: links for a visitor, the name and the way out for somebody who is logged in. */
export function LoginBar() {
  const t = useTexts(loginBarTexts);
  const { account, logOut } = useSession();
  return (
    <section className="login-bar" aria-label={t('label')}>
      {account ? (
        <>
          <Link
            to="/my-profile"
            className="login-bar-name"
            translate="no"
            aria-label={t('myProfile', { name: fullName(account) })}
          >
            {fullName(account)}
          </Link>
          <button type="button" className="login-bar-second" onClick={logOut}>
            {t('logOut')}
          </button>
        </>
      ) : (
        <>
          <Link to="/register" className="login-bar-second">
            {t('create')}
          </Link>
          <Link to="/login">{t('logIn')}</Link>
        </>
      )}
    </section>
  );
}

/** What a narrow bar has no room for stands in the menu instead. */
export function LoginMenu() {
  const t = useTexts(loginBarTexts);
  const { account, logOut } = useSession();
  return account ? (
    <button type="button" className="login-menu" onClick={logOut}>
      {t('logOut')}
    </button>
  ) : (
    <Link to="/register" className="login-menu">
      {t('create')}
    </Link>
  );
}
