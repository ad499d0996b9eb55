import type { OrderTicking } from '@gavel/contract/staff';
import { AppError } from '../../http/app-error.ts';
import { type Identity, memberOf } from '../../http/identity.ts';
import { findUser } from '../accounts/accounts.repository.ts';
import { findVisible } from '../sales/open-lead.ts';
import type { Drafting } from './order-draft.ts';
import { dropTick, putTick } from './orders.repository.ts';

/** Ticks one thing of the builder's list, or takes the tick away. Throws `unknown-lead`, `unknown-check` and `words-missing`. */
export async function tickOrder(drafting: Drafting, identity: Identity, leadId: string, ticking: OrderTicking): Promise<void> {
  const { db, now } = drafting;
  const { lead } = await findVisible(drafting, identity, leadId);
  const { orderChecks } = (await drafting.currentRange()).brand;
  const { key, isDone, words } = ticking;
  const check = orderChecks.find((one) => one.key === key);
  if (!check) throw new AppError('unknown-check', '', { field: 'Key' });
  if (!isDone) return dropTick(db, lead.id, key);
  if (check.words === 'required' && words === '') throw new AppError('words-missing', '', { field: 'Words' });
  const user = await findUser(db, memberOf(identity).userId);
  await putTick(db, lead.id, { key, words, by: user?.name ?? '', at: new Date(now()) });
}
