import { stockholmDay } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { findStandIn } from '../../people/staff/staff.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { ToldRequest } from './request-mails.ts';

/** The greatest length of a chain of substitutes. A chain forms when a substitute is absent too. */
const MOST_STEPS = 5;

/**
 * Assigns a request whose salesperson is absent to their substitute, and returns the request with the name of the absent salesperson. If
 * the substitute is absent too, follows the chain of substitutes. If the first five are absent, the original salesperson keeps the request.
 */
export async function toStandIn(
  db: Database,
  told: ToldRequest,
  { salespersons }: Pick<CurrentRange, 'salespersons'>,
): Promise<ToldRequest> {
  const today = stockholmDay(told.sentAt.getTime());
  const first = await findStandIn(db, told.salesperson.email, today);
  let here = first;
  for (let step = 0; here && step < MOST_STEPS; step += 1) {
    const next = await findStandIn(db, here.email, today);
    if (!next) {
      const { name, email, phone } = here;
      const shown = salespersons.find((one) => one.email.toLowerCase() === email);
      const salesperson = { name, email, phone: shown?.mobile || shown?.phone || phone };
      const standsInFor = { userId: first?.awayId ?? '', name: told.salesperson.name, until: first?.until ?? today };
      return { ...told, salesperson, standsInFor };
    }
    here = next;
  }
  return told;
}
