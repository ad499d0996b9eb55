import { accountPagesTexts } from '@gavel/texts';
import { useSearchParams } from 'react-router';
import { loadRegistration } from '../../account/load-registration.ts';
import { RegisterForm } from '../../account/register-form.tsx';
import { useSession } from '../../account/use-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { AccountPage } from '../../login/account-page.tsx';
import { useEntering } from '../../login/use-entering.tsx';
import { apiContext } from '../../page-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/register';

export const loader = ({ context }: Route.LoaderArgs) => loadRegistration(context.get(apiContext));
export const clientLoader = async () => loadRegistration(await browserApi());

/** `/register` */
export default function Register({ loaderData: form }: Route.ComponentProps) {
  const t = useTexts(accountPagesTexts);
  const [search] = useSearchParams();
  const { setAccount } = useSession();
  const { enter, question } = useEntering(search.get('returnUrl'));
  if (question) return <AccountPage page="register">{question}</AccountPage>;
  return (
    <AccountPage page="register">
      <section className="guide-part">
        <h2>{t('createAccount')}</h2>
        <RegisterForm
          {...form}
          onRegistered={(account) => {
            setAccount(account);
            void enter(account);
          }}
        />
      </section>
      <section className="guide-part">
        <h2>{t('haveAccountHeading')}</h2>
        <div className="account-page-other">
          <p>{t('haveAccountText')}</p>
          <ButtonLink to={{ pathname: '/login', search: search.toString() }}>{t('logIn')}</ButtonLink>
        </div>
      </section>
    </AccountPage>
  );
}
