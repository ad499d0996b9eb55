import type { OrderTicking } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { findVisible } from '../desk/open-request.ts';
import { lockWork } from '../desk/request-changes.repository.ts';
import { tellRequests } from '../requests/tell-requests.repository.ts';
import type { Drafting } from './order-draft.ts';
import { dropTick, listTicks, putTick } from './orders.repository.ts';

/**
 * Ticks one item of the builder's checklist for an order, or removes its tick. Throws `unknown-lead`, `unknown-check`, `lead-erased`,
 * `words-missing` if the item needs a text and gets none, and `order-conflict` if somebody else has added or removed the tick since the
 * user read it.
 */
export async function tickOrder(drafting: Drafting, identity: Identity, requestId: string, ticking: OrderTicking): Promise<void> {
  const { db, now } = drafting;
  const { lead: request } = await findVisible(drafting, identity, requestId);
  const { orderChecks } = (await drafting.currentRange()).brand;
  const { key, isDone, words, seenAt } = ticking;
  const check = orderChecks.find((one) => one.key === key);
  if (!check) throw new AppError('unknown-check', '', { field: 'Key' });
  if (isDone && check.words === 'required' && words === '') throw new AppError('words-missing', '', { field: 'Words' });
  const { userId } = memberOf(identity);
  const by = (await findUser(db, userId))?.name ?? '';
  await db.transaction(async (tx) => {
    const work = await lockWork(tx, request.id);
    if (!work) throw new AppError('unknown-lead');
    if (work.isForgotten) throw new AppError('lead-erased');
    const ticked = (await listTicks(tx, request.id)).find((tick) => tick.key === key);
    if ((ticked?.at.getTime() ?? null) !== seenAt) throw new AppError('order-conflict', '', { field: 'SeenAtUtc' });
    if (isDone) await putTick(tx, request.id, { key, words, by, at: new Date(now()) });
    else await dropTick(tx, request.id, key);
    await tellRequests(tx, [request.id], { action: 'order-tick', actorId: userId });
  });
}
