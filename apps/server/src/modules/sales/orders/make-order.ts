import type { OrderContent } from '@gavel/contract/staff';
import { factoryLines } from '@gavel/core/orders';
import { quoteTotals } from '@gavel/core/quotes';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { findSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { findHouse, insertHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { lockWork, writeChange } from '../desk/request-changes.repository.ts';
import { freezeOrder, lockReceivers, tellOf } from './decide-order.ts';
import { type Drafted, type Drafting, draftOrder, type OrderOf } from './order-draft.ts';
import { orderDocument, orderPictures } from './order-files.ts';
import { addressOf } from './order-mails.ts';
import {
  findOrder,
  insertFiles,
  insertOrder,
  listOrdersOfRequest,
  listTicks,
  nextNumber,
  type Order,
  type Tick,
} from './orders.repository.ts';

/** The dependencies of making an order. */
export interface Ordering extends Drafting {
  readonly mails: Mails;
  readonly webhooks: Webhooks;
  readonly secrets: Pick<Secrets, 'newToken' | 'newKey'>;
}

/**
 * How many random tokens are tried to find an unused one. There are 2 · 10¹⁴ tokens, so five used tokens in a row practically never occur.
 */
const ATTEMPTS = 5;

interface Asked {
  readonly leadId: string;
  readonly of: OrderOf;
  /** The ETag of the order draft that the user has read. */
  readonly ifMatch: string;
  /** The address of the site, without a path. */
  readonly site: string;
}

/**
 * Makes a final order of the house exactly as the order draft (`draftOrder`) showed it to the user, with its pictures and its PDF. The
 * order is frozen immediately, or waits for approval. Throws the errors of `draftOrder`, `order-conflict` if something has changed since
 * the user read the draft, `order-incomplete` if something is missing, `busy` and `document-failed`.
 */
export async function makeOrder(
  ordering: Ordering,
  identity: Identity,
  { leadId: requestId, of, ifMatch, site }: Asked,
): Promise<Order> {
  const { db } = ordering;
  const drafted = await draftOrder(ordering, identity, requestId, of);
  const { draft, lead: request, saved } = drafted;
  if (ifMatch !== `"${draft.tag}"`) throw new AppError('order-conflict', '', { field: 'If-Match' });
  if (draft.gaps.length > 0) throw new AppError('order-incomplete', draft.gaps.map(({ kind }) => kind).join(', '));
  const changed = draft.orders.find(({ state }) => state === 'frozen')?.token ?? null;
  const at = new Date(ordering.now());
  const by = (await findUser(db, memberOf(identity).userId))?.name ?? '';
  const token = await freeToken(ordering);
  const key = ordering.secrets.newKey();
  const number = await nextNumber(db);
  const { shown, files } = await orderPictures(ordering, drafted.sheet);
  const content: OrderContent = { ...contentOf(drafted), madeAt: at.getTime(), madeBy: by, pictures: shown };
  const document = await orderDocument(ordering, drafted, content, {
    token,
    number,
    address: `${site}${addressOf({ token, key }, request.userId !== null)}`,
  });
  const { total: price } = quoteTotals(content.house, content.lines);
  const head = await ordering.mails.head();
  return db.transaction(async (tx) => {
    if (!draft.waits) await lockReceivers(tx, request.id, saved?.token ?? null);
    const work = await lockUnchanged(tx, drafted, changed);
    const { chosen } = content;
    const house = {
      ...chosen,
      name: content.house.name,
      plotIds: drafted.plotIds,
      placement: drafted.placement,
      priceOre: price,
    };
    const saver = { userId: memberOf(identity).userId, at };
    if (!(await insertHouse(tx, { token, ownerId: null, type: 'base', content: house, saver })))
      throw new Error(`the token ${token} was taken meanwhile`);
    await insertOrder(tx, { token, key, number, leadId: request.id, replaces: changed, madeAt: at, madeBy: by, content, price });
    await insertFiles(tx, token, [...files, document]);
    const entry = {
      at,
      actorId: saver.userId,
      action: 'order-made' as const,
      words: '',
      details: { about: String(number), order: token },
    };
    await writeChange(tx, work, { waitingSince: at }, entry);
    const done = { token, at, by, actorId: saver.userId };
    await tellOf(ordering, tx, 'made', { number, token }, done);
    if (!draft.waits) await freezeOrder(ordering, tx, { ...done, head, source: saved?.token ?? null });
    const order = await findOrder(tx, token);
    if (!order) throw new Error('an order was not stored');
    return order;
  });
}

/**
 * Locks the work on a request until the transaction ends. Throws `unknown-lead` if the request no longer exists, and `order-conflict` if
 * the work, a quote, a tick of the checklist or an order has changed while the pictures were rendered.
 */
async function lockUnchanged(tx: Database, { lead: request, version, ticks }: Drafted, changed: string | null) {
  const work = await lockWork(tx, request.id);
  if (!work) throw new AppError('unknown-lead');
  const ticked = await listTicks(tx, request.id);
  const isTicked = ticks.length === ticked.length && ticks.every((tick, at) => isSameTick(tick, ticked[at]));
  const standing = (await listOrdersOfRequest(tx, request.id)).find(({ state }) => state === 'waiting' || state === 'frozen');
  if (work.version !== version || !isTicked || (standing?.token ?? null) !== changed)
    throw new AppError('order-conflict', '', { field: 'If-Match' });
  return work;
}

function isSameTick(tick: Tick, other: Tick | undefined): boolean {
  return tick.key === other?.key && tick.at.getTime() === other.at.getTime();
}

function contentOf({
  draft,
  lead: request,
  opened,
  chosen,
  ticks,
}: Drafted): Omit<OrderContent, 'madeAt' | 'madeBy' | 'pictures'> {
  const { house, lines, plots, offer: quote, checks, customer } = draft;
  return {
    chosen,
    house,
    lines,
    plots,
    offerNumber: quote?.number ?? null,
    customer,
    seller: { name: request.salespersonName, email: request.salespersonEmail, phone: '' },
    ticks: checks.flatMap(({ key, title }) => {
      const tick = ticks.find((one) => one.key === key);
      return tick ? [{ title, words: tick.words, by: tick.by, at: tick.at.getTime() }] : [];
    }),
    factory: factoryLines(opened.compiled, opened.visit),
  };
}

async function freeToken({ db, secrets }: Ordering): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const token = secrets.newToken();
    if (!(await findSnapshot(db, token)) && !(await findHouse(db, token))) return token;
  }
  throw new Error(`${ATTEMPTS} tokens in a row were taken`);
}
