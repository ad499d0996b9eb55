import { kr } from '@gavel/core';
import type { User } from '../../modules/people/accounts/accounts.repository.ts';
import { doWithRequest } from '../../modules/sales/desk/change-request.ts';
import { lookingOf } from '../../modules/sales/desk/look-at-requests.ts';
import { writeNote } from '../../modules/sales/desk/request-changes.repository.ts';
import { makeOrder } from '../../modules/sales/orders/make-order.ts';
import { draftOrder } from '../../modules/sales/orders/order-draft.ts';
import { putTick } from '../../modules/sales/orders/orders.repository.ts';
import { acceptQuote, askAboutQuote } from '../../modules/sales/quotes/answer-quote.ts';
import { listQuotes, saveDraft } from '../../modules/sales/quotes/quotes.repository.ts';
import { sendWritten, withdrawQuote } from '../../modules/sales/quotes/send-quote.ts';
import { writtenQuote } from '../../modules/sales/quotes/write-quote.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Begun, saveAgain } from './ask-in-story.ts';
import type { SeasonClock } from './season-clock.ts';
import { memberFor } from './season-staff.ts';
import type { Act, Story } from './stories.ts';

/** What invented customers do, on any day of the week. Staff act only on workdays. */
const customerActs: readonly Act['do'][] = ['accept', 'ask', 'save-again'];

/**
 * A story (a customer's request and what happens to it), with the part that is already stored, and the salesperson who works with the
 * request.
 */
export interface Told {
  readonly season: Dependencies;
  readonly clock: SeasonClock;
  readonly story: Story;
  readonly begun: Begun;
  readonly seller: User;
}

/**
 * Stores what happens to an invented request after it was sent. Stops at the first order and returns the remaining acts, because the
 * pictures and the PDF of an order take longer than all other acts of all invented requests.
 */
export async function actInStory(told: Told): Promise<readonly Act[]> {
  const { acts } = told.story;
  const order = acts.findIndex((act) => act.do === 'order');
  const soon = order === -1 ? acts : acts.slice(0, order);
  await doAll(told, soon);
  return acts.slice(soon.length);
}

/** Stores the results of all of these acts, including orders. */
export async function doAll(told: Told, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    told.clock.set(act.on, !customerActs.includes(act.do));
    await carryOut(told, act);
  }
}

async function carryOut({ season, clock, story, begun, seller }: Told, act: Act): Promise<void> {
  const requestId = begun.leadId ?? '';
  const change = (what: Parameters<typeof doWithRequest>[4]) =>
    season.db.transaction((tx) =>
      doWithRequest(season.webhooks, tx, lookingOf(season, memberFor(seller)), requestId, what, () => true),
    );
  switch (act.do) {
    case 'note': {
      const entry = { at: new Date(clock.now()), actorId: seller.id, action: 'note', words: act.words, details: {} } as const;
      await season.db.transaction((tx) => writeNote(tx, requestId, entry));
      return;
    }
    case 'move':
      return change({ kind: 'milestone', milestone: act.to });
    case 'step':
      return change({ kind: 'next-step', words: act.words, dueOn: clock.day(act.inDays) });
    case 'dormant':
      return change({ kind: 'dormant', until: clock.day(act.inDays) });
    case 'lost':
      return change({ kind: 'lost', reason: act.reason });
    case 'draft':
      return writeQuote(season, clock, act, requestId, seller);
    case 'offer': {
      await writeQuote(season, clock, act, requestId, seller);
      const written = await writtenQuote(season, memberFor(seller), requestId);
      await sendWritten(season, memberFor(seller), written);
      if (written.sent.length === 0) season.counts.add({ kind: 'offered' });
      return;
    }
    case 'withdraw':
    case 'accept':
    case 'ask': {
      const [quote] = await listQuotes(season.db, requestId);
      if (!quote) throw new Error(`${story.email} has no quote`);
      if (act.do === 'withdraw') await withdrawQuote(season, memberFor(seller), requestId, quote.id);
      else if (act.do === 'accept') await acceptQuote(season, quote.token, { name: quote.customerName });
      else await askAboutQuote(season, quote.token, { words: act.words });
      return;
    }
    case 'save-again':
      return saveAgain(season, story, begun);
    case 'order':
      return order(season, clock, act, requestId, seller);
  }
}

async function writeQuote(
  { db }: Dependencies,
  clock: SeasonClock,
  { inDays, words, lines }: Extract<Act, { readonly do: 'draft' | 'offer' }>,
  requestId: string,
  seller: User,
): Promise<void> {
  const draft = {
    id: crypto.randomUUID(),
    leadId: requestId,
    savedAt: new Date(clock.now()),
    savedBy: seller.id,
    validUntil: clock.day(inDays),
    words,
    lines: lines.map(({ title, kronor }) => ({ title, amount: kr(kronor), vatRate: 25 as const })),
  };
  await db.transaction((tx) => saveDraft(tx, draft, 0));
}

async function order(
  season: Dependencies,
  clock: SeasonClock,
  { waits, ticks }: Extract<Act, { readonly do: 'order' }>,
  requestId: string,
  seller: User,
): Promise<void> {
  const ordering = { ...season, ordersNeed: waits ? ('administrator' as const) : ('nobody' as const) };
  const { orderChecks } = (await season.currentRange()).brand;
  for (const { key } of orderChecks)
    await putTick(season.db, requestId, { key, words: ticks[key] ?? '', by: seller.name, at: new Date(clock.now()) });
  const { draft } = await draftOrder(ordering, memberFor(seller), requestId);
  const asked = { leadId: requestId, of: 'offer' as const, ifMatch: `"${draft.tag}"`, site: season.baseUrl ?? '' };
  const made = await makeOrder(ordering, memberFor(seller), asked);
  if (made.state === 'frozen') season.counts.add({ kind: 'ordered', houseId: made.content.chosen.houseId });
}
