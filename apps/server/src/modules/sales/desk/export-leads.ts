import { stockholmDay, toKr } from '@gavel/core';
import { type LeadPlace, leadStateOn, placeOf } from '@gavel/core/leads';
import { createTexts, leadsTexts } from '@gavel/texts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import type { Column } from '../../../http/streamed-file.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { plotAddresses } from '../leads/told-lead.ts';
import type { ListedLead } from './lead-list.repository.ts';
import { listChosenLeads, type Selling } from './look-at-leads.ts';

/** Requests that were chosen, as a table for a spreadsheet; the log says who took out how many. */
export async function exportChosenLeads(
  selling: Selling,
  identity: Identity,
  ids: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, currentRange, now } = selling;
  const leads = await listChosenLeads(selling, identity, ids);
  const { userId: actorId } = memberOf(identity);
  const details = { leads: leads.length };
  await addAuditEntry(db, { actorId, subjectId: null, action: 'leads-exported', details }, new Date(now()));
  const columns = leadColumns(await currentRange(), stockholmDay(now()));
  return csvFile([columns.map(([title]) => title), ...leads.map((lead) => columns.map(([, cell]) => cell(lead)))]);
}

/** The columns of a list of requests. @param today yyyy-MM-dd in Stockholm: where they stand then */
export function leadColumns(range: CurrentRange, today: string): readonly Column<ListedLead>[] {
  const t = createTexts(range.texts).of(leadsTexts);
  const names = new Map(range.municipalities.map(({ id, name }) => [id, name]));
  return [
    [t('csvArrived'), ({ arrivedAt }) => arrivedAt.toISOString()],
    [t('customer'), ({ name }) => name],
    [t('csvEmail'), ({ email }) => email],
    [t('column_phone'), ({ phone }) => phone],
    [t('column_kind'), ({ submissionType }) => t(`kind_${submissionType}`)],
    [t('csvHouse'), ({ houseTitle }) => houseTitle],
    [t('csvToken'), ({ configurationId }) => configurationId],
    [t('municipality'), ({ municipalityId }) => names.get(municipalityId ?? '') ?? ''],
    [t('csvPlots'), ({ plotIds }) => plotAddresses(range, plotIds).join(', ')],
    [t('csvPrice'), ({ price }) => (price === null ? null : toKr(price))],
    [t('state'), (lead) => t(`place_${standingOf(lead, today)}`)],
    [t('csvReached'), ({ milestone }) => t(`milestone_${milestone}`)],
    [t('csvUntil'), (lead) => (standingOf(lead, today) === 'dormant' ? lead.dormantUntil : null)],
    [t('csvReason'), ({ lostReason }) => (lostReason ? t(`reason_${lostReason}`) : null)],
    [t('owner'), ({ ownerName }) => ownerName],
    [t('nextStep'), ({ nextStep }) => nextStep],
    [t('csvDue'), ({ dueOn }) => dueOn],
    [t('csvWaiting'), ({ waitingSince }) => waitingSince.toISOString()],
    [t('column_offer'), ({ offerUntil }) => offerUntil],
    [t('csvMessage'), ({ message }) => message],
  ];
}

function standingOf({ milestone, dormantUntil, lostReason }: ListedLead, today: string): LeadPlace {
  const rest = lostReason
    ? ({ kind: 'lost', reason: lostReason } as const)
    : dormantUntil
      ? ({ kind: 'dormant', until: dormantUntil } as const)
      : null;
  return placeOf(leadStateOn({ milestone, rest }, today));
}
