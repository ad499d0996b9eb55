import { accountPagesTexts, logInTexts, profileTexts } from '@gavel/texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AccountFacts } from '../../account/account-facts.tsx';
import { PasswordForm } from '../../account/password-form.tsx';
import { hasEntered, useAccount } from '../../account/use-account.ts';
import { useReloadWithAccount } from '../../account/use-reload-with-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { GuidePage } from '../../guide/guide-page.tsx';
import { MyHouses } from '../../kept-house/my-houses.tsx';
import { AccountPage } from '../../login/account-page.tsx';
import { LogInPart } from '../../login/log-in-part.tsx';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/my-profile';
import { ConsentList } from './consent-list.tsx';
import { loadProfile } from './load-profile.ts';
import { OwnData } from './own-data.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';
import './my-profile.css';

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(context.get(apiContext));
export const clientLoader = async () => loadProfile(await browserApi());

/**
 * `/my-profile`: the user's account. Shows the login form instead to visitors who are not logged in, and to users who first have to choose
 * a password or set up a second factor.
 */
export default function MyProfile({ loaderData: profile }: Route.ComponentProps) {
  const t = useTexts(profileTexts);
  const pages = useTexts(accountPagesTexts);
  const words = useTexts(logInTexts);
  const { brand } = useSite();
  const account = useAccount();
  useReloadWithAccount();
  const { revalidate } = useRevalidator();
  const [isPasswordSaved, setPasswordSaved] = useState(false);

  /** A new password ends all other sessions of the user, so load the list of sessions again. */
  function savePassword() {
    setPasswordSaved(true);
    return revalidate();
  }

  if (!hasEntered(account) || !profile)
    return (
      <AccountPage page="profile">
        <LogInPart home="/my-profile" />
      </AccountPage>
    );
  return (
    <GuidePage hidden title={pages('profileTitle', { brand: brand.name })} heading={pages('profileHeading')} lead={t('lead')}>
      <section className="guide-part">
        <h2>{t('factsHeading')}</h2>
        <AccountFacts account={account} />
      </section>
      <section className="guide-part">
        <h2>{t('housesHeading')}</h2>
        {profile.houses.length > 0 ? (
          <MyHouses houses={profile.houses} isFirst={false} />
        ) : (
          <p className="profile-text">
            {t.rich('housesText', {
              projects: (linked) => (
                <TextLink key="projects" to="/my-projects">
                  {linked}
                </TextLink>
              ),
            })}
          </p>
        )}
      </section>
      <section className="guide-part">
        <h2>{t('passwordHeading')}</h2>
        <div className="profile-form">
          <div role="status">{isPasswordSaved && <Message>{t('passwordSaved')}</Message>}</div>
          <PasswordForm known={null} oldLabel={words('oldPassword')} onChanged={savePassword} />
        </div>
      </section>
      <SecondFactor />
      <ConsentList consents={profile.consents} newsletter={profile.newsletter} />
      <SessionList sessions={profile.sessions} />
      <OwnData houses={profile.houses} />
    </GuidePage>
  );
}
