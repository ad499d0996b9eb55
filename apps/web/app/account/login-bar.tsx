import { loginBarTexts } from '@gavel/texts';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { fullName, useSession } from './use-account.ts';
import './login-bar.css';

/** For a visitor, the links to the login and the registration. For a logged-in user, their name and a logout button. */
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

/** The registration link, or the logout button, in the menu of a narrow screen, where the bar has no space for it. */
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
