import type { RequestDesk } from '@gavel/contract/staff';
import { administrationTexts } from '@gavel/texts';
import { Outlet, redirect } from 'react-router';
import { fullName, hasEntered, useSession } from '../../account/use-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Api } from '../../api/create-api.ts';
import { accountOrErrorPage } from '../../errors/account-or-error-page.ts';
import { apiContext, fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink, TextButton } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { LiveBar } from '../live/live-bar.tsx';
import { LiveContext, useListening } from '../live/use-live.ts';
import type { Route } from './+types/administration-layout';
import { DeskPlaces } from './desk-places.tsx';
import './administration.css';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  enter(context.get(apiContext), createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  enter(await browserApi(), await browserStaffApi(), request);

/**
 * Returns whether the user has access to the administration, and the counts of requests for the navigation. Redirects a user who is not
 * logged in to the login page. That page returns the user to this page after the login. The API itself checks access for each call.
 */
async function enter(api: Api, staff: StaffApi, request: Request) {
  const account = await accountOrErrorPage(api);
  const { pathname, search } = new URL(request.url);
  if (!hasEntered(account)) throw redirect(`/login?returnUrl=${encodeURIComponent(pathname + search)}`);
  const isStaff = account.access.includes('sales-admin');
  return { isStaff, desk: isStaff ? await forStaff(staff.readLeadDesk()) : null };
}

const nobody: RequestDesk = { now: 0, views: [], staff: [], municipalities: [] };

/**
 * `/admin` and below: the pages of the administration, with the navigation beside them. On a phone, the navigation is at the bottom of the
 * screen.
 */
export default function AdministrationLayout({ loaderData: { isStaff, desk } }: Route.ComponentProps) {
  const t = useTexts(administrationTexts);
  const { brand } = useSite();
  const { account, logOut } = useSession();
  const live = useListening(isStaff);
  // Use the latest counts of requests: those of the loader, or those that were loaded after a live event.
  const now = desk && live.desk && live.desk.now >= desk.now ? live.desk : desk;
  const isAdministrator = account?.roles.includes('Admin') ?? false;
  const editsRange = isAdministrator || (account?.access.some((right) => right !== 'sales-admin') ?? false);
  const mine = now?.views.find(({ view }) => view === 'mine');
  return (
    <div className="desk">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="desk-rail">
        <Wordmark name={brand.name} logo={brand.logo} label={t('home', { brand: brand.name })} />
        {isStaff && <DeskPlaces isAdministrator={isAdministrator} editsRange={editsRange} mine={mine} />}
        {account && (
          <div className="desk-me">
            <b>{fullName(account)}</b>
            {isStaff && <span>{t(isAdministrator ? 'administrator' : 'salesperson')}</span>}
            <TextButton onClick={() => void logOut().then((isOut) => isOut && location.assign('/'))}>{t('logOut')}</TextButton>
          </div>
        )}
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="desk-page">
        <LiveContext value={live}>
          {isStaff ? <Outlet context={now ?? nobody} /> : <Refused />}
          {isStaff && <LiveBar />}
        </LiveContext>
      </main>
    </div>
  );
}

function Refused() {
  const t = useTexts(administrationTexts);
  return (
    <div className="desk-plain">
      <h1>{t('refusedHeading')}</h1>
      <p>{t('refusedText')}</p>
      <ButtonLink to="/">{t('toStart')}</ButtonLink>
    </div>
  );
}
