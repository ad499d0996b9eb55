import type { OrderTicking } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { lockWork } from '../desk/lead-changes.repository.ts';
import { findVisible } from '../desk/open-lead.ts';
import { tellLeads } from '../leads/tell-leads.repository.ts';
import type { Drafting } from './order-draft.ts';
import { dropTick, listTicks, putTick } from './orders.repository.ts';

/**
 * Ticks one thing of the builder's list, or takes the tick away. Throws `unknown-lead`, `unknown-check`, `words-missing`, and `order-conflict`
 * where somebody else has ticked it since it was read, or has taken the tick away.
 */
export async function tickOrder(drafting: Drafting, identity: Identity, leadId: string, ticking: OrderTicking): Promise<void> {
  const { db, now } = drafting;
  const { lead } = await findVisible(drafting, identity, leadId);
  const { orderChecks } = (await drafting.currentRange()).brand;
  const { key, isDone, words, seenAt } = ticking;
  const check = orderChecks.find((one) => one.key === key);
  if (!check) throw new AppError('unknown-check', '', { field: 'Key' });
  if (isDone && check.words === 'required' && words === '') throw new AppError('words-missing', '', { field: 'Words' });
  const { userId } = memberOf(identity);
  const by = (await findUser(db, userId))?.name ?? '';
  await db.transaction(async (tx) => {
    if (!(await lockWork(tx, lead.id))) throw new AppError('unknown-lead');
    const ticked = (await listTicks(tx, lead.id)).find((tick) => tick.key === key);
    if ((ticked?.at.getTime() ?? null) !== seenAt) throw new AppError('order-conflict', '', { field: 'SeenAtUtc' });
    if (isDone) await putTick(tx, lead.id, { key, words, by, at: new Date(now()) });
    else await dropTick(tx, lead.id, key);
    await tellLeads(tx, [lead.id], { action: 'order-tick', actorId: userId });
  });
}
