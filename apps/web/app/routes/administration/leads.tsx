import type { LeadOrder } from '@gavel/contract/staff';
import { leadsTexts } from '@gavel/texts';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import type { Route } from './+types/leads';
import { browserStaffApi } from './browser-staff-api.ts';
import { useDesk } from './desk.ts';
import { forStaff } from './for-staff.ts';
import { LeadKeys } from './lead-keys.tsx';
import { LeadTable } from './lead-table.tsx';
import { askedOf, listAddress } from './leads-address.ts';
import { LeadFilters, LeadSearch, LeadViews } from './leads-head.tsx';
import { createStaffApi, type StaffApi } from './staff-calls.ts';
import './leads.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  const asked = askedOf(new URL(url).searchParams);
  return forStaff(api.listWorkedLeads({ parameters: asked }));
}

/** `/admin/leads`: the list of requests, and beside it the one that is opened. */
export default function Leads({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts(leadsTexts);
  const { brand } = useSite();
  const desk = useDesk();
  const [search] = useSearchParams();
  const { lead: opened } = useParams();
  const asked = askedOf(search);
  const order: LeadOrder = asked.order ?? 'due';
  if (!page) return null;
  // The page is about the one that is opened.
  const Heading = opened ? 'h2' : 'h1';
  return (
    <div className={opened ? 'leads has-lead' : 'leads'}>
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="leads-list">
        <div className="leads-top">
          <Heading>{t('heading')}</Heading>
          <LeadSearch searched={asked.search ?? ''} />
        </div>
        <LeadViews desk={desk} asked={asked} />
        <LeadFilters desk={desk} asked={asked} />
        {page.leads.length === 0 ? (
          <p className="leads-empty">{t(asked.search ? 'emptySearch' : 'empty')}</p>
        ) : (
          <LeadTable
            leads={page.leads}
            opened={opened}
            now={desk.now}
            caption={t('caption', { view: t(`view_${asked.view}`) })}
            order={order}
            isDescending={asked.direction === 'desc'}
          />
        )}
        <div className="leads-foot">
          <span className="num">{t('shown', { count: page.leads.length })}</span>
          {asked.after && <TextLink to={listAddress(search, {})}>{t('first')}</TextLink>}
          {page.next && <TextLink to={listAddress(search, { after: page.next })}>{t('more')}</TextLink>}
          <LeadKeys />
        </div>
      </div>
      <Outlet context={desk} />
    </div>
  );
}
