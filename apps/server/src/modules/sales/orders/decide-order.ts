import type { OrderDeciding } from '@gavel/contract/staff';
import { decisionsOn, type OrderDecision } from '@gavel/core/orders';
import { type RequestState, reachByDoing, stepBack } from '@gavel/core/requests';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, isStaff, memberOf } from '../../../http/identity.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { MailHead, Mails } from '../../people/mail/mails.ts';
import { insertMember, listPeople } from '../../visit/saved-houses/household.repository.ts';
import { findHouse, giveHouse, lockOwner } from '../../visit/saved-houses/saved-houses.repository.ts';
import { lookingOf, type Selling } from '../desk/look-at-requests.ts';
import { listStaff, lockWork, type WorkChange } from '../desk/request-changes.repository.ts';
import { workOnRequest } from '../desk/work-on-request.ts';
import { listQuotes } from '../quotes/quotes.repository.ts';
import { findRequest } from '../requests/requests.repository.ts';
import { sellerOfNow } from '../requests/seller-of-now.ts';
import { orderCancelledMail, orderDecidedMail, orderFrozenMail } from './order-mails.ts';
import { findVisibleOrder, listOrdersOfRequest, lockOrder, type Order, writeFate } from './orders.repository.ts';

interface Deciding extends Selling {
  readonly mails: Mails;
  readonly webhooks: Webhooks;
}

type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>;

/**
 * Returns the decisions about a final order that a user may make. Only administrators may approve an order. All staff may refuse an
 * order that waits for approval, and cancel a frozen order.
 */
export function decisionsFor({ state }: Pick<Order, 'state'>, identity: Identity): readonly OrderDecision[] {
  const isAdministrator = isStaff(identity) && identity.role === 'Admin';
  return decisionsOn(state).filter((decision) => decision !== 'approve' || isAdministrator);
}

/**
 * Approves, refuses or cancels a final order and records who did it. The customer gets an e-mail if the decision changes what the
 * customer can see, unless their data is erased. The owner of the request gets an e-mail if somebody else decides. Throws
 * `unknown-order`, `not-allowed`, and `order-decided` if the decision is no longer possible.
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
  const head = await deciding.mails.head();
  return db.transaction(async (tx) => {
    if (decision.kind === 'approve') await lockReceivers(tx, found.leadId, found.content.chosen.configurationId);
    // Lock the request before the order, as making an order does. Locking in another sequence could cause a deadlock.
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
        const again = (await listOrdersOfRequest(tx, work.leadId)).find(({ state }) => state === 'frozen') ?? null;
        const change = again ? {} : await stepsBack(tx, work);
        await write(deciding, tx, work, change, order, { ...done, action: 'order-cancelled', words: decision.reason });
        const told = {
          order: { ...(await withSellerOfNow(tx, order, work.leadId)), reason: decision.reason },
          leadId: work.leadId,
          at,
          isListed: await isListed(tx, token),
          again,
        };
        if (!work.isForgotten) await deciding.mails.queue(tx, orderCancelledMail(told)(head));
      }
      await tellOf(deciding, tx, 'cancelled', order, done);
    }
    if (work && work.ownerId !== userId) {
      const reason = decision.kind === 'approve' ? '' : decision.reason;
      const told = { order, leadId: work.leadId, at, by, decision: decision.kind, reason };
      const seller = (await listStaff(tx)).find((one) => one.userId === work.ownerId);
      if (seller) await deciding.mails.queue(tx, orderDecidedMail({ ...told, to: seller })(head));
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

/**
 * Freezes an order: nobody can change its content any more. Adds it to the account of its customer, if the customer has one, and
 * e-mails the customer unless their data is erased. Moves the request of the order to the milestone order, unless it has the
 * milestone agreement already. The calling code must have called `lockReceivers`, and then locked the request.
 */
export async function freezeOrder(
  { webhooks, mails }: Pick<Deciding, 'webhooks' | 'mails'>,
  tx: Database,
  {
    source,
    head,
    ...done
  }: Done & { /** The token of the house that the order was made of. */ readonly source: string | null; readonly head: MailHead },
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
    const frozen = await withSellerOfNow(tx, order, work.leadId);
    const told = { order: frozen, leadId: work.leadId, at, isListed: await isListed(tx, token) };
    if (!work.isForgotten) await mails.queue(tx, orderFrozenMail(told)(head));
  }
  await tellOf({ webhooks }, tx, 'frozen', order, done);
}

/**
 * Sends a webhook about a change of an order, and adds the change to the audit log, with the number of the order and the account that has
 * the order in its list of houses.
 */
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

/**
 * Locks the accounts that may become the owner of an order until the transaction ends, so that nobody deletes them meanwhile. Call this
 * function before locking the request, because erasing a person locks in this sequence too.
 * @param source the token of the house that the order is made of
 */
export async function lockReceivers(tx: Database, requestId: string | null, source: string | null): Promise<void> {
  const request = requestId === null ? null : await findRequest(tx, requestId);
  if (!request?.userId) return;
  const house = source === null ? null : await findHouse(tx, source);
  const owners = new Set([request.userId, house?.ownerId ?? request.userId]);
  for (const owner of [...owners].toSorted()) await lockOwner(tx, owner);
}

/**
 * Gives the order to the account from which the customer sent the request. If the order was made from a house that this account shares with
 * others, all of them get the order, and its owner is the owner of that house.
 */
async function giveToCustomer(tx: Database, token: string, requestId: string, source: string | null, at: Date): Promise<void> {
  const request = await findRequest(tx, requestId);
  if (!request?.userId) return;
  const house = source === null ? null : await findHouse(tx, source);
  const people = house ? await listPeople(tx, [house.token]) : [];
  const isTheirs = people.some(({ userId }) => userId === request.userId);
  const owner = (isTheirs ? house?.ownerId : null) ?? request.userId;
  await giveHouse(tx, token, owner);
  const others = isTheirs ? people.filter(({ userId }) => userId !== owner) : [];
  for (const { userId } of others) await insertMember(tx, token, userId, at);
}

/**
 * Returns an order for an e-mail to its customer. The salesperson in it is the one who owns the request now, so that this person
 * gets the replies to the e-mail.
 */
async function withSellerOfNow(tx: Database, order: Order, requestId: string): Promise<Order> {
  const { content } = order;
  return { ...order, content: { ...content, seller: await sellerOfNow(tx, requestId, content.seller) } };
}

/** Returns whether an order is in the list of houses of an account. */
async function isListed(tx: Database, token: string): Promise<boolean> {
  return ((await findHouse(tx, token))?.ownerId ?? null) !== null;
}

/**
 * Returns the change to a request whose order was cancelled: it goes back to the milestone quote, or to review if there is no
 * quote. A request that has not reached the milestone order keeps its milestone.
 */
async function stepsBack(tx: Database, work: Work): Promise<WorkChange> {
  const hasQuote = (await listQuotes(tx, work.leadId)).length > 0;
  const { milestone } = stepBack(stateOf(work), hasQuote ? 'quote' : 'review');
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
  await workOnRequest(webhooks, tx, work, change, {
    at,
    actorId,
    action,
    // If the customer's data is erased, do not write the reason into the history of the request. The order keeps the reason.
    words: work.isForgotten ? '' : words,
    details: { about: String(number), order: token },
  });
}

function stateOf({ milestone, dormantUntil, lostReason }: Work): RequestState {
  if (lostReason) return { milestone, rest: { kind: 'lost', reason: lostReason } };
  return { milestone, rest: dormantUntil ? { kind: 'dormant', until: dormantUntil } : null };
}
