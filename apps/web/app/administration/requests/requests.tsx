import type { SavedRequestViews } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
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
import { ListSearch } from '../list-parts/list-head.tsx';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { type LoadedRequest, REQUEST_ROUTE, REQUESTS, useDesk } from '../parts/desk.ts';
import { askedOf, listAddress, openingAddress } from '../parts/request-addresses.ts';
import type { Route } from './+types/requests';
import { RequestBoard } from './board/request-board.tsx';
import { layoutOf, listOf, namesViewAlone, type ResolvedList, resolveList } from './columns/request-columns.ts';
import { RequestColumnsSheet } from './columns/request-columns-sheet.tsx';
import { useRequestColumns } from './columns/use-request-columns.ts';
import { RequestFilesSheet } from './request-files-sheet.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestViewSheet } from './request-view-sheet.tsx';
import { RequestViews } from './request-views.tsx';
import { RequestRows } from './rows/request-rows.tsx';
import '../list-parts/list.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

const noViews: SavedRequestViews = { views: [], columns: null };

/**
 * Loads the saved views and the list of requests at the same time. If the address contains only the id of a saved view, loads the list
 * after the views, because the list needs the filter of that view.
 */
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

type Sheet = 'columns' | 'files' | 'view';

/** `/admin/leads`: the requests as a table or a board, and the open request beside them. */
export default function Requests({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(requestListTexts);
  const { brand } = useSite();
  const desk = useDesk();
  const [address] = useSearchParams();
  const { lead: opened } = useParams();
  const beside = useRouteLoaderData<LoadedRequest | null>(REQUEST_ROUTE)?.request ?? null;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { saved, rows, suspects } = loaded ?? { saved: noViews, rows: null, suspects: null };
  const list = resolveList(address, saved.views);
  const { search, view } = list;
  const kept = useRequestColumns(list, saved.columns);
  if (!rows) return null;
  const asked = askedOf(search);
  return (
    <div className={opened ? 'leads has-lead' : 'leads'}>
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="leads-list">
        <Top isBeside={opened !== undefined} searched={asked.search ?? ''} />
        <RequestViews
          desk={desk}
          asked={asked}
          list={list}
          saved={saved.views}
          suspects={suspects}
          onSave={() => setSheet('view')}
        />
        <RequestFilters desk={desk} asked={asked} search={search}>
          <Layouts search={search} isTable={rows.kind === 'table'} onOpen={setSheet} />
        </RequestFilters>
        <Missing list={list} />
        {kept.hasFailed && sheet !== 'columns' && <ColumnsNotSaved />}
        {rows.kind === 'board' ? (
          <RequestBoard key={search.toString()} board={rows.board} asked={asked} now={desk.now} opened={opened} />
        ) : (
          <RequestRows
            key={search.toString()}
            page={rows.page}
            asked={asked}
            search={search}
            columns={kept.columns}
            desk={desk}
            opened={opened}
            beside={beside?.id === opened ? beside : null}
            onWidth={(changed) => kept.keepColumns(kept.columns.map((one) => (one.name === changed.name ? changed : one)))}
          />
        )}
        {rows.kind === 'board' && (
          <div className="leads-foot">
            <ListKeys />
          </div>
        )}
      </div>
      <Outlet context={desk} />
      <RequestColumnsSheet open={sheet === 'columns'} {...kept} onClose={() => setSheet(null)} />
      <RequestFilesSheet open={sheet === 'files'} asked={asked} onClose={() => setSheet(null)} />
      <ViewSheet key={`${view?.id}-${sheet}`} open={sheet === 'view'} list={list} onClose={() => setSheet(null)} />
    </div>
  );
}

/**
 * Shows the heading and the search field.
 * @param isBeside whether a request is open beside the list; if so, the main heading of the page is the heading of the request
 */
function Top({ isBeside, searched }: { isBeside: boolean; searched: string }) {
  const t = useTexts(requestListTexts);
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <div className="leads-top">
      <Heading>{t('heading')}</Heading>
      <ListSearch searched={searched} />
    </div>
  );
}

interface LayoutsProps {
  readonly search: URLSearchParams;
  readonly isTable: boolean;
  onOpen(sheet: Sheet): void;
}

/** Shows the link to the other layout (table or board), and the actions of the table. */
function Layouts({ search, isTable, onOpen }: LayoutsProps) {
  const t = useTexts(requestListTexts);
  return (
    <>
      <TextLink to={listAddress(search, { layout: isTable ? 'board' : null, milestone: null })}>
        {t(isTable ? 'board' : 'table')}
      </TextLink>
      {isTable && (
        <>
          <TextButton className="only-wide" onClick={() => onOpen('columns')}>
            {t('columns')}
          </TextButton>
          <TextButton className="only-wide" onClick={() => onOpen('files')}>
            {t('files')}
          </TextButton>
        </>
      )}
    </>
  );
}

interface ViewSheetProps {
  readonly open: boolean;
  readonly list: ResolvedList;
  onClose(): void;
}

/** The sheet that saves the list as a view. Only administrators may change a view that all staff can see. */
function ViewSheet({ open, list: { search, view }, onClose }: ViewSheetProps) {
  const { account } = useSession();
  const navigate = useNavigate();
  const isAdministrator = account?.roles.includes('Admin') ?? false;
  return (
    <RequestViewSheet
      open={open}
      view={view && (!view.isShared || isAdministrator) ? view : null}
      list={listOf(search)}
      maySaveForAll={isAdministrator}
      onSaved={(id) => {
        onClose();
        void navigate(id === null ? REQUESTS : `${REQUESTS}?saved=${id}`);
      }}
      onClose={onClose}
    />
  );
}

function ColumnsNotSaved() {
  const t = useTexts(requestListTexts);
  return (
    <p className="leads-missing" role="alert">
      {t('columnsFailed')}
    </p>
  );
}

/** Shows that a saved view is gone, or which of its filters and columns no longer exist. The list ignores these. */
function Missing({ list: { isGone, view } }: { list: ResolvedList }) {
  const t = useTexts(requestListTexts);
  if (isGone) return <p className="leads-missing">{t('viewGone')}</p>;
  if (!view || view.missing.length === 0) return null;
  const parts = view.missing.map((part) => t(`part_${part}`)).join(', ');
  return <p className="leads-missing">{t('viewMissing', { parts })}</p>;
}
