import { administrationTexts } from '@gavel/texts';
import { redirect } from 'react-router';
import { hasEntered } from '../../account/use-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Api } from '../../api/create-api.ts';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/administration';
import { ActForm } from './act-form.tsx';
import { GuidePage } from './guide-page.tsx';
import './my-profile.css';

export const loader = ({ context }: Route.LoaderArgs) => mayEnter(context.get(apiContext));
export const clientLoader = async () => mayEnter(await browserApi());

/** Whether who is logged in has access; a visitor is asked to log in and comes back. The calls themselves judge for themselves. */
async function mayEnter(api: Api): Promise<boolean> {
  const account = await api.readAccount();
  if (!hasEntered(account)) throw redirect('/login?returnUrl=%2Fadmin');
  return account.access.includes('sales-admin');
}

/** `/admin`: what staff do for customers. */
export default function Administration({ loaderData: isStaff }: Route.ComponentProps) {
  const t = useTexts(administrationTexts);
  const { brand } = useSite();
  return (
    <GuidePage hidden title={t('title', { brand: brand.name })} heading={t('heading')} lead={t('lead')}>
      {isStaff ? (
        <section className="guide-part">
          <h2>{t('actHeading')}</h2>
          <div className="profile-form">
            <p className="profile-text">{t('actText')}</p>
            <ActForm />
          </div>
        </section>
      ) : (
        <section className="guide-part">
          <h2>{t('refusedHeading')}</h2>
          <div className="profile-form">
            <p className="profile-text">{t('refusedText')}</p>
            <p>
              <ButtonLink to="/">{t('toStart')}</ButtonLink>
            </p>
          </div>
        </section>
      )}
    </GuidePage>
  );
}
