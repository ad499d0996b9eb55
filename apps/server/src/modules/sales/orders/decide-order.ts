import type { OrderDeciding } from '@gavel/contract/staff';
import { type LeadState, reachByDoing, stepBack } from '@gavel/core/leads';
import { decisionsOn, type OrderDecision } from '@gavel/core/orders';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, isStaff, memberOf } from '../../../http/identity.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { LetterHead, Letters } from '../../people/letters/letters.ts';
import { insertMember, listPeople } from '../../visit/saved-houses/household.repository.ts';
import { findHouse, giveHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { listStaff, lockWork, type WorkChange } from '../desk/lead-changes.repository.ts';
import { lookingOf, type Selling } from '../desk/look-at-leads.ts';
import { workOnLead } from '../desk/work-on-lead.ts';
import { findLead } from '../leads/leads.repository.ts';
import { listOffers } from '../offers/offers.repository.ts';
import { orderCancelledLetter, orderDecidedLetter, orderFrozenLetter } from './order-letters.ts';
import { findVisibleOrder, listOrdersOfLead, lockOrder, type Order, writeFate } from './orders.repository.ts';

interface Deciding extends Selling {
  readonly letters: Letters;
  readonly webhooks: Webhooks;
}

type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>;

/** What somebody may do with an order: only administrators approve one; whoever works with it may take back one that waits. */
export function decisionsFor({ state }: Pick<Order, 'state'>, identity: Identity): readonly OrderDecision[] {
  const isAdministrator = isStaff(identity) && identity.role === 'Admin';
  return decisionsOn(state).filter((decision) => decision !== 'approve' || isAdministrator);
}

/**
 * Approves, refuses or cancels an order, and writes who did it; its customer is told of what they see, and whoever takes care of the request of all. Throws `unknown-order`, `not-allowed`, and `order-decided` where that cannot be done
 * any more.
 */
export async function decideOrder(
  deciding: Deciding,
  identity: Identity,
  token: string,
  decision: OrderDeciding,
): Promise<Order> {
  const { db, now } = deciding;
  const { userId } = memberOf(identity);
  const found = await findVisibleOrder(db, lookingOf(deciding, identity), token);
  if (!found) throw new AppError('unknown-order');
  const by = (await findUser(db, userId))?.name ?? '';
  const at = new Date(now());
  const head = await deciding.letters.head();
  return db.transaction(async (tx) => {
    // The request first: whoever makes an order locks it first, too.
    const work = found.leadId === null ? null : await lockWork(tx, found.leadId);
    const order = await lockOrder(tx, token);
    if (!order || !decisionsOn(order.state).includes(decision.kind)) throw new AppError('order-decided', order?.state ?? '');
    if (!decisionsFor(order, identity).includes(decision.kind)) throw new AppError('not-allowed');
    const done = { token, at, by, actorId: userId };
    if (decision.kind === 'approve')
      await freezeOrder(deciding, tx, { ...done, head, source: order.content.chosen.configurationId });
    else if (decision.kind === 'refuse') {
      await writeFate(tx, token, { refusedAt: at, refusedBy: by, reason: decision.reason });
      if (work) await write(deciding, tx, work, {}, order, { ...done, action: 'order-refused', words: decision.reason });
      await tellOf(deciding, tx, 'refused', order, done);
    } else {
      await writeFate(tx, token, { cancelledAt: at, cancelledBy: by, reason: decision.reason });
      if (work) {
        const again = (await listOrdersOfLead(tx, work.leadId)).find(({ state }) => state === 'frozen') ?? null;
        const change = again ? {} : await stepsBack(tx, work);
        await write(deciding, tx, work, change, order, { ...done, action: 'order-cancelled', words: decision.reason });
        const told = {
          order: { ...order, reason: decision.reason },
          leadId: work.leadId,
          at,
          isListed: await isListed(tx, token),
          again,
        };
        await deciding.letters.queue(tx, orderCancelledLetter(told)(head));
      }
      await tellOf(deciding, tx, 'cancelled', order, done);
    }
    if (work && work.ownerId !== userId) {
      const reason = decision.kind === 'approve' ? '' : decision.reason;
      const told = { order, leadId: work.leadId, at, by, decision: decision.kind, reason };
      const seller = (await listStaff(tx)).find((one) => one.userId === work.ownerId);
      if (seller) await deciding.letters.queue(tx, orderDecidedLetter({ ...told, to: seller })(head));
    }
    const decided = await lockOrder(tx, token);
    if (!decided) throw new AppError('unknown-order');
    return decided;
  });
}

interface Done {
  readonly token: string;
  readonly at: Date;
  readonly by: string;
  readonly actorId: string;
}

/** From now on the order never changes: it becomes its customer's, who is told, and its request is as far as that. The request has to be locked. */
export async function freezeOrder(
  { webhooks, letters }: Pick<Deciding, 'webhooks' | 'letters'>,
  tx: Database,
  {
    source,
    head,
    ...done
  }: Done & { /** The house that it was made of. */ readonly source: string | null; readonly head: LetterHead },
): Promise<void> {
  const { token, at, by } = done;
  const order = await lockOrder(tx, token);
  if (!order) throw new AppError('unknown-order');
  await writeFate(tx, token, { frozenAt: at, frozenBy: by });
  const work = order.leadId === null ? null : await lockWork(tx, order.leadId);
  if (work) {
    await giveToCustomer(tx, token, work.leadId, source, at);
    const { milestone } = reachByDoing(stateOf(work), 'order');
    const change = { milestone, dormantUntil: null, lostReason: null, waitingSince: at };
    await write({ webhooks }, tx, work, change, order, { ...done, action: 'order-frozen', words: '' });
    const told = { order, leadId: work.leadId, at, isListed: await isListed(tx, token) };
    await letters.queue(tx, orderFrozenLetter(told)(head));
  }
  await tellOf({ webhooks }, tx, 'frozen', order, done);
}

/** The builder's other systems are told what has become of an order, and the log has it by its number, with whose it is. */
export async function tellOf(
  { webhooks }: Pick<Deciding, 'webhooks'>,
  tx: Database,
  what: 'made' | 'frozen' | 'refused' | 'cancelled',
  { number, token }: Pick<Order, 'number' | 'token'>,
  { at, actorId }: Pick<Done, 'at' | 'actorId'>,
): Promise<void> {
  const subjectId = (await findHouse(tx, token))?.ownerId ?? null;
  await addAuditEntry(tx, { actorId, subjectId, action: `order-${what}`, details: { order: number, token } }, at);
  await webhooks.tell(tx, { type: `order.${what}`, subject: token, revision: null, happenedAt: at });
}

/** Whoever asked has it, with those who share the house that it was made of, where they have a part in that. */
async function giveToCustomer(tx: Database, token: string, leadId: string, source: string | null, at: Date): Promise<void> {
  const lead = await findLead(tx, leadId);
  if (!lead?.userId) return;
  const house = source === null ? null : await findHouse(tx, source);
  const people = house ? await listPeople(tx, [house.token]) : [];
  const isTheirs = people.some(({ userId }) => userId === lead.userId);
  const owner = (isTheirs ? house?.ownerId : null) ?? lead.userId;
  await giveHouse(tx, token, owner);
  const others = isTheirs ? people.filter(({ userId }) => userId !== owner) : [];
  for (const { userId } of others) await insertMember(tx, token, userId, at);
}

/** Whether it is in somebody's list. */
async function isListed(tx: Database, token: string): Promise<boolean> {
  return ((await findHouse(tx, token))?.ownerId ?? null) !== null;
}

/** What becomes of a request that has no order any more. */
async function stepsBack(tx: Database, work: Work): Promise<WorkChange> {
  const hasOffer = (await listOffers(tx, work.leadId)).length > 0;
  const { milestone } = stepBack(stateOf(work), hasOffer ? 'quote' : 'review');
  return { milestone };
}

async function write(
  { webhooks }: Pick<Deciding, 'webhooks'>,
  tx: Database,
  work: Work,
  change: WorkChange,
  { number, token }: Order,
  {
    at,
    actorId,
    action,
    words,
  }: Done & { readonly action: 'order-frozen' | 'order-refused' | 'order-cancelled'; readonly words: string },
): Promise<void> {
  await workOnLead(webhooks, tx, work, change, { at, actorId, action, words, details: { about: String(number), order: token } });
}

function stateOf({ milestone, dormantUntil, lostReason }: Work): LeadState {
  if (lostReason) return { milestone, rest: { kind: 'lost', reason: lostReason } };
  return { milestone, rest: dormantUntil ? { kind: 'dormant', until: dormantUntil } : null };
}
