import type { AskedPeriod, ContactTimes, SalesStatistics } from '@gavel/contract/staff';
import { lostReasons } from '@gavel/core/requests';
import { SMALLEST_GROUP, shownCount, shownParts } from '@gavel/core/statistics';
import type { Database } from '../../../db/connect.ts';
import type { Looking } from '../desk/request-filter.repository.ts';
import { lookedAt } from './periods.ts';
import { sumBySeller, sumContact, sumLost } from './worked.repository.ts';

/** Returns how soon staff answered the requests that the user may see, and why requests were lost. Throws `malformed-query`. */
export async function readSalesStatistics(
  db: Database,
  looking: Looking,
  isAdministrator: boolean,
  asked: AskedPeriod,
): Promise<SalesStatistics> {
  const { period, before } = lookedAt(asked, looking.now.getTime());
  const lost = await sumLost(db, looking, period);
  const { total, parts } = shownParts(lostReasons.map((reason) => lost.find((one) => one.reason === reason)?.count ?? 0));
  return {
    contact: shownTimes(await sumContact(db, looking, period)),
    before: shownTimes(await sumContact(db, looking, before)),
    lost: { total, reasons: lostReasons.map((reason, at) => ({ reason, count: parts[at] ?? null })) },
    people: isAdministrator ? await people(db, period) : null,
  };
}

async function people(db: Database, period: { readonly from: string; readonly to: string }): Promise<SalesStatistics['people']> {
  const sellers = await sumBySeller(db, period);
  return sellers.map(({ name, offered, ordered, lost, ...times }) => ({
    name,
    contact: shownTimes(times),
    offered: shownCount(offered),
    ordered: shownCount(ordered),
    lost: shownCount(lost),
  }));
}

/** Leaves out the times of a small group of requests, because they would reveal the times of single requests. */
function shownTimes({ asked, contacted, median, slowest }: Awaited<ReturnType<typeof sumContact>>): ContactTimes {
  const isShown = contacted >= SMALLEST_GROUP;
  return {
    asked: shownCount(asked),
    waiting: shownCount(asked - contacted),
    median: isShown ? median : null,
    slowest: isShown ? slowest : null,
  };
}
