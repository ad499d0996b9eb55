import { accountPagesTexts } from '@gavel/texts';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../account/use-account.ts';
import { AccountPage } from '../../login/account-page.tsx';
import { LogInPart } from '../../login/log-in-part.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** `/login` */
export default function Login() {
  const t = useTexts(accountPagesTexts);
  const [search] = useSearchParams();
  const account = useAccount();
  return (
    <AccountPage page="login">
      <LogInPart />
      {!account && (
        <section className="guide-part">
          <h2>{t('noAccountHeading')}</h2>
          <div className="account-page-other">
            <p>{t('noAccountText')}</p>
            <ButtonLink to={{ pathname: '/register', search: search.toString() }}>{t('createAccount')}</ButtonLink>
          </div>
        </section>
      )}
    </AccountPage>
  );
}
