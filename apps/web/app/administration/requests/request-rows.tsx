import type { LeadColumn, LeadDesk, WorkedLead, WorkedLeads } from '@gavel/contract/staff';
import { leadsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { LeadKeys } from '../lists/list-keys.tsx';
import { type AskedList, listAddress } from '../parts/request-addresses.ts';
import { ChosenLeads } from './chosen-requests.tsx';
import { EmptyView } from './empty-view.tsx';
import { LeadTable } from './request-table.tsx';
import { useChosenLeads } from './use-chosen-requests.ts';
import { useLeadRows } from './use-request-rows.ts';

interface LeadRowsProps {
  readonly page: WorkedLeads;
  readonly asked: AskedList;
  readonly search: URLSearchParams;
  readonly columns: readonly LeadColumn[];
  readonly desk: LeadDesk;
  readonly opened: string | undefined;
  /** The request that is open beside the list, which may not be one of it. */
  readonly beside: WorkedLead | null;
  onWidth(column: LeadColumn): void;
}

/** The table of a list, with what is loaded as it is walked and what is done with the rows that are chosen. */
export function LeadRows({ page, asked, search, columns, desk, opened, beside, onWidth }: LeadRowsProps) {
  const t = useTexts(leadsTexts);
  const { leads, hasMore, hasFailed, loadMore } = useLeadRows(page, async (after) =>
    (await browserStaffApi()).listWorkedLeads({ parameters: { ...asked, after } }),
  );
  const chosen = useChosenLeads(leads);
  const [openedAt] = useState(desk.now);
  const outside = beside && !leads.some(({ id }) => id === beside.id) ? beside : null;
  const count = page.count === null || page.isMore ? null : page.count;
  return (
    <>
      {leads.length === 0 && <EmptyView asked={asked} search={search} desk={desk} />}
      {(leads.length > 0 || outside) && (
        <LeadTable
          leads={leads}
          outside={outside}
          count={hasMore ? count : leads.length}
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
      <ChosenLeads chosen={chosen} desk={desk} />
      <div className="leads-foot">
        <span className="num">
          {page.isMore ? t('totalMore', { count: String(page.count ?? 0) }) : t('total', { count: page.count ?? leads.length })}
        </span>
        {hasFailed && (
          <span role="alert">
            {t('moreFailed')} <TextButton onClick={loadMore}>{t('again')}</TextButton>
          </span>
        )}
        {/* Without scripts a part is a page of its own. */}
        <span className="leads-pages">
          {asked.after && <TextLink to={listAddress(search, {})}>{t('first')}</TextLink>}
          {page.next && <TextLink to={listAddress(search, { after: page.next })}>{t('more')}</TextLink>}
        </span>
        <LeadKeys />
      </div>
    </>
  );
}
