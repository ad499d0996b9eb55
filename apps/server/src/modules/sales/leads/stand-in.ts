import { stockholmDay } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { findStandIn } from '../../people/staff/staff.repository.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { ToldLead } from './lead-letters.ts';

/** Who stands in may be away too. */
const MOST_STEPS = 5;

/**
 * A request whose salesperson is away goes to who stands in, and says for whom; whoever stands in for them when they are away as well, and to
 * the first one where nobody of them is here.
 */
export async function toStandIn(
  db: Database,
  told: ToldLead,
  { salespersons }: Pick<CurrentRange, 'salespersons'>,
): Promise<ToldLead> {
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
