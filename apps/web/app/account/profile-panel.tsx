import { accountTexts } from '@gavel/texts';
import { MY_HOUSES } from '../addresses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink, TextLink } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { AccountFacts } from './account-facts.tsx';
import { OwnHouses } from './own-houses.tsx';
import { hasEntered, useSession } from './use-account.ts';

/** The profile panel ("Min profil") of the configurator: the account and its saved houses, or the login. */
export function ProfilePanel({ open, onClose }: ViewProps) {
  const t = useTexts(accountTexts);
  const { account, logOut } = useSession();
  const { open: show } = useView();
  return (
    <Flyout open={open} onClose={onClose} title={t('profileHeading')}>
      {account ? (
        <>
          <AccountFacts account={account} />
          <div className="flyout-actions">
            {!hasEntered(account) ? (
              <Button kind="primary" onClick={() => show('login')}>
                {t(account.mustChoosePassword ? 'chooseHeading' : 'secureHeading')}
              </Button>
            ) : (
              <ButtonLink to="/my-profile">{t('toProfile')}</ButtonLink>
            )}
            <Button onClick={logOut}>{t('logOut')}</Button>
          </div>
        </>
      ) : (
        <>
          <p className="flyout-lead">{t('loggedOut')}</p>
          <div className="flyout-actions">
            <Button kind="primary" onClick={() => show('login')}>
              {t('login')}
            </Button>
            <Button onClick={() => show('login', { create: 1 })}>{t('register')}</Button>
          </div>
        </>
      )}
      {hasEntered(account) ? (
        <OwnHouses />
      ) : (
        <section className="flyout-part">
          <h3>{t('keptHeading')}</h3>
          <p>{t('kept')}</p>
          <div className="flyout-actions">
            <Button onClick={() => show('save')}>{t('keep')}</Button>
          </div>
          <p className="flyout-more">
            <TextLink to={MY_HOUSES}>{t('toHouses')}</TextLink>
          </p>
        </section>
      )}
    </Flyout>
  );
}
