import type { RequestColumn, RequestDesk, WorkedRequest, WorkedRequests } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../../ui/button.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { ListKeys } from '../../list-parts/list-keys.tsx';
import { type AskedList, listAddress } from '../../parts/request-addresses.ts';
import { ChosenRequests } from '../chosen-requests.tsx';
import { EmptyView } from '../empty-view.tsx';
import { useChosenRequests } from '../use-chosen-requests.ts';
import { RequestTable } from './request-table.tsx';
import { useRequestRows } from './use-request-rows.ts';

interface RequestRowsProps {
  readonly page: WorkedRequests;
  readonly asked: AskedList;
  readonly search: URLSearchParams;
  readonly columns: readonly RequestColumn[];
  readonly desk: RequestDesk;
  readonly opened: string | undefined;
  /** The request that is open beside the list. The list need not contain this request. */
  readonly beside: WorkedRequest | null;
  onWidth(column: RequestColumn): void;
}

/** The table of requests. It loads more rows while the user scrolls, and has the actions on selected requests. */
export function RequestRows({ page, asked, search, columns, desk, opened, beside, onWidth }: RequestRowsProps) {
  const t = useTexts(requestListTexts);
  const { requests, hasMore, hasFailed, loadMore } = useRequestRows(page, async (after) =>
    (await browserStaffApi()).listWorkedLeads({ parameters: { ...asked, after } }),
  );
  const chosen = useChosenRequests(requests);
  const [openedAt] = useState(desk.now);
  const outside = beside && !requests.some(({ id }) => id === beside.id) ? beside : null;
  const count = page.count === null || page.isMore ? null : page.count;
  return (
    <>
      {requests.length === 0 && <EmptyView asked={asked} search={search} desk={desk} />}
      {(requests.length > 0 || outside) && (
        <RequestTable
          requests={requests}
          outside={outside}
          count={hasMore ? count : requests.length}
          opened={opened}
          openedAt={openedAt}
          now={desk.now}
          caption={t('caption', { view: t(`view_${asked.view}`) })}
          order={asked.order ?? 'due'}
          isDescending={asked.direction === 'desc'}
          columns={columns}
          chosen={chosen}
          search={search}
          onEnd={loadMore}
          onWidth={onWidth}
        />
      )}
      <ChosenRequests chosen={chosen} desk={desk} />
      <div className="leads-foot">
        <span className="num">
          {page.isMore
            ? t('totalMore', { count: String(page.count ?? 0) })
            : t('total', { count: page.count ?? requests.length })}
        </span>
        {hasFailed && (
          <span role="alert">
            {t('moreFailed')} <TextButton onClick={loadMore}>{t('again')}</TextButton>
          </span>
        )}
        {/* Without scripts, links lead to the first and the next page of the list. */}
        <span className="leads-pages">
          {asked.after && <TextLink to={listAddress(search, {})}>{t('first')}</TextLink>}
          {page.next && <TextLink to={listAddress(search, { after: page.next })}>{t('more')}</TextLink>}
        </span>
        <ListKeys />
      </div>
    </>
  );
}
