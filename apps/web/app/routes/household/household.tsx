import { householdTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { hasEntered, useAccount } from '../../account/use-account.ts';
import { useReloadWithAccount } from '../../account/use-reload-with-account.ts';
import { householdAddress, MY_HOUSES } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { GuidePage } from '../../guide/guide-page.tsx';
import { AccountPage } from '../../login/account-page.tsx';
import { LogInPart } from '../../login/log-in-part.tsx';
import { apiContext } from '../../page-context.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/household';
import { HouseholdInvitations } from './household-invitations.tsx';
import { HouseholdPeople } from './household-people.tsx';
import { loadHousehold } from './load-household.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadHousehold(context.get(apiContext), params.token);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => loadHousehold(await browserApi(), params.token);

/** `/my-projects/{token}/household`: the people who share a saved house, and the invitations to share it. */
export default function Household({ loaderData: loaded, params }: Route.ComponentProps) {
  const t = useTexts(householdTexts);
  const { brand } = useSite();
  const account = useAccount();
  useReloadWithAccount();
  // After a logout, do not show the household any longer.
  if (loaded.kind === 'entry' || !hasEntered(account))
    return (
      <AccountPage page="login">
        <LogInPart home={householdAddress(params.token)} />
      </AccountPage>
    );
  const house = loaded.kind === 'found' ? loaded.name : '';
  return (
    <GuidePage
      hidden
      title={t('title', { house, brand: brand.name })}
      heading={t('heading')}
      lead={loaded.kind === 'found' ? t('lead', { house }) : t('gone')}
      back={
        <Link to={MY_HOUSES}>
          <Icon icon={ArrowLeft} small />
          {t('back')}
        </Link>
      }
    >
      {loaded.kind === 'gone' && <Message kind="error">{t('gone')}</Message>}
      {loaded.kind === 'found' && <HouseholdPeople household={loaded} />}
      {loaded.kind === 'found' && loaded.isOwner && <HouseholdInvitations household={loaded} />}
    </GuidePage>
  );
}
