import { stockholmDay, toKr } from '@gavel/core';
import { placeOf, type RequestPlace, requestStateOn } from '@gavel/core/requests';
import { createTexts, requestListTexts } from '@gavel/texts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import type { Column } from '../../../http/streamed-file.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { plotAddresses } from '../requests/told-request.ts';
import { listChosenRequests, type Selling } from './look-at-requests.ts';
import type { ListedRequest } from './request-list.repository.ts';

/** Returns the chosen requests as a table for a spreadsheet. The audit log records who exported how many requests. */
export async function exportChosenRequests(
  selling: Selling,
  identity: Identity,
  ids: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, currentRange, now } = selling;
  const requests = await listChosenRequests(selling, identity, ids);
  const { userId: actorId } = memberOf(identity);
  const details = { leads: requests.length };
  await addAuditEntry(db, { actorId, subjectId: null, action: 'leads-exported', details }, new Date(now()));
  const columns = requestColumns(await currentRange(), stockholmDay(now()));
  return csvFile([columns.map(([title]) => title), ...requests.map((request) => columns.map(([, cell]) => cell(request)))]);
}

/**
 * Returns the columns of an exported list of requests.
 * @param today yyyy-MM-dd in Stockholm; if a request is no longer dormant on this day, the column of its state contains its milestone
 */
export function requestColumns(range: CurrentRange, today: string): readonly Column<ListedRequest>[] {
  const t = createTexts(range.texts).of(requestListTexts);
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
    [t('state'), (request) => t(`place_${standingOf(request, today)}`)],
    [t('csvReached'), ({ milestone }) => t(`milestone_${milestone}`)],
    [t('csvUntil'), (request) => (standingOf(request, today) === 'dormant' ? request.dormantUntil : null)],
    [t('csvReason'), ({ lostReason }) => (lostReason ? t(`reason_${lostReason}`) : null)],
    [t('owner'), ({ ownerName }) => ownerName],
    [t('nextStep'), ({ nextStep }) => nextStep],
    [t('csvDue'), ({ dueOn }) => dueOn],
    [t('csvWaiting'), ({ waitingSince }) => waitingSince.toISOString()],
    [t('column_offer'), ({ offerUntil: quoteUntil }) => quoteUntil],
    [t('csvMessage'), ({ message }) => message],
  ];
}

function standingOf({ milestone, dormantUntil, lostReason }: ListedRequest, today: string): RequestPlace {
  const rest = lostReason
    ? ({ kind: 'lost', reason: lostReason } as const)
    : dormantUntil
      ? ({ kind: 'dormant', until: dormantUntil } as const)
      : null;
  return placeOf(requestStateOn({ milestone, rest }, today));
}
