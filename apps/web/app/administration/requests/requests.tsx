import type { SavedLeadViews } from '@gavel/contract/staff';
import { leadsTexts } from '@gavel/texts';
import { useState } from 'react';
import { Outlet, redirect, useNavigate, useParams, useRouteLoaderData, useSearchParams } from 'react-router';
import { useSession } from '../../account/use-account.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { LeadFilters, LeadSearch, LeadViews } from '../lists/list-head.tsx';
import { LeadKeys } from '../lists/list-keys.tsx';
import { layoutOf, listOf, namesViewAlone, type ResolvedList, resolveList } from '../lists/request-columns.ts';
import { LEAD_ROUTE, LEADS, type LoadedLead, useDesk } from '../parts/desk.ts';
import { askedOf, listAddress, openingAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/requests';
import { LeadBoard } from './board/request-board.tsx';
import { LeadColumnsSheet } from './request-columns-sheet.tsx';
import { LeadFilesSheet } from './request-files-sheet.tsx';
import { LeadRows } from './request-rows.tsx';
import { LeadViewSheet } from './request-view-sheet.tsx';
import { useLeadColumns } from './use-request-columns.ts';
import '../lists/list.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

const noViews: SavedLeadViews = { views: [], columns: null };

/** What a saved view asks for is known when the views are there; otherwise the list need not wait for them. */
async function load(api: StaffApi, { url }: Request) {
  const asked = new URL(url);
  const address = asked.searchParams;
  if (!address.has('view') && !address.has('search') && !address.has('saved')) {
    const opening = openingAddress(asked, (await forStaff(api.readLeadDesk()))?.views ?? []);
    if (opening) throw redirect(opening);
  }
  const reading = forStaff(api.readLeadViews()).then((saved) => saved ?? noViews);
  const search = namesViewAlone(address) ? resolveList(address, (await reading).views).search : address;
  const counting = forStaff(api.listSuspectLeads({ parameters: { max: 0 } }));
  const [saved, rows, suspects] = await Promise.all([reading, readRows(api, search), counting]);
  return rows && { saved, rows, suspects };
}

async function readRows(api: StaffApi, search: URLSearchParams) {
  const asked = askedOf(search);
  if (layoutOf(search) === 'table') {
    const page = await forStaff(api.listWorkedLeads({ parameters: asked }));
    return page && ({ kind: 'table', page } as const);
  }
  const board = await forStaff(api.readLeadBoard({ parameters: asked }));
  return board && ({ kind: 'board', board } as const);
}

/** `/admin/leads`: requests as a table or a board, and beside it the one that is opened. */
export default function Leads({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(leadsTexts);
  const { brand } = useSite();
  const { account } = useSession();
  const desk = useDesk();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { lead: opened } = useParams();
  const beside = useRouteLoaderData<LoadedLead | null>(LEAD_ROUTE)?.lead ?? null;
  const [sheet, setSheet] = useState<'columns' | 'files' | 'view' | null>(null);
  const { saved, rows, suspects } = loaded ?? { saved: noViews, rows: null, suspects: null };
  const list = resolveList(address, saved.views);
  const { search, view } = list;
  const { columns, keepColumns } = useLeadColumns(list, saved.columns);
  if (!rows) return null;
  const asked = askedOf(search);
  const isAdministrator = account?.roles.includes('Admin') ?? false;
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
        <LeadViews
          desk={desk}
          asked={asked}
          list={list}
          saved={saved.views}
          suspects={suspects}
          onSave={() => setSheet('view')}
        />
        <LeadFilters desk={desk} asked={asked} search={search}>
          <TextLink to={listAddress(search, { layout: rows.kind === 'table' ? 'board' : null, milestone: null })}>
            {t(rows.kind === 'table' ? 'board' : 'table')}
          </TextLink>
          {rows.kind === 'table' && (
            <>
              <TextButton className="only-wide" onClick={() => setSheet('columns')}>
                {t('columns')}
              </TextButton>
              <TextButton className="only-wide" onClick={() => setSheet('files')}>
                {t('files')}
              </TextButton>
            </>
          )}
        </LeadFilters>
        <Missing list={list} />
        {rows.kind === 'board' ? (
          <LeadBoard key={search.toString()} board={rows.board} asked={asked} now={desk.now} opened={opened} />
        ) : (
          <LeadRows
            key={search.toString()}
            page={rows.page}
            asked={asked}
            search={search}
            columns={columns}
            desk={desk}
            opened={opened}
            beside={beside?.id === opened ? beside : null}
            onWidth={(changed) => keepColumns(columns.map((one) => (one.name === changed.name ? changed : one)))}
          />
        )}
        {rows.kind === 'board' && (
          <div className="leads-foot">
            <LeadKeys />
          </div>
        )}
      </div>
      <Outlet context={desk} />
      <LeadColumnsSheet open={sheet === 'columns'} columns={columns} onChange={keepColumns} onClose={() => setSheet(null)} />
      <LeadFilesSheet open={sheet === 'files'} asked={asked} onClose={() => setSheet(null)} />
      <LeadViewSheet
        key={`${view?.id}-${sheet}`}
        open={sheet === 'view'}
        view={view && (!view.isShared || isAdministrator) ? view : null}
        list={listOf(search)}
        maySaveForAll={isAdministrator}
        onSaved={(id) => {
          setSheet(null);
          void navigate(id === null ? LEADS : `${LEADS}?saved=${id}`);
        }}
        onClose={() => setSheet(null)}
      />
    </div>
  );
}

/** What a saved view names that is there no more; what is left of it is shown all the same. */
function Missing({ list: { isGone, view } }: { list: ResolvedList }) {
  const t = useTexts(leadsTexts);
  if (isGone) return <p className="leads-missing">{t('viewGone')}</p>;
  if (!view || view.missing.length === 0) return null;
  const parts = view.missing.map((part) => t(`part_${part}`)).join(', ');
  return <p className="leads-missing">{t('viewMissing', { parts })}</p>;
}
