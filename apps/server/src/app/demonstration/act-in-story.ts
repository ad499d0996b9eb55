import { kr } from '@gavel/core';
import type { User } from '../../modules/people/accounts/accounts.repository.ts';
import { doWithLead } from '../../modules/sales/desk/change-lead.ts';
import { writeNote } from '../../modules/sales/desk/lead-changes.repository.ts';
import { lookingOf } from '../../modules/sales/desk/look-at-leads.ts';
import { acceptOffer, askAboutOffer } from '../../modules/sales/offers/answer-offer.ts';
import { listOffers, saveDraft } from '../../modules/sales/offers/offers.repository.ts';
import { sendWritten, withdrawOffer } from '../../modules/sales/offers/send-offer.ts';
import { writtenOffer } from '../../modules/sales/offers/write-offer.ts';
import { makeOrder } from '../../modules/sales/orders/make-order.ts';
import { draftOrder } from '../../modules/sales/orders/order-draft.ts';
import { putTick } from '../../modules/sales/orders/orders.repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Begun, saveAgain } from './ask-in-story.ts';
import type { SeasonClock } from './season-clock.ts';
import { memberFor } from './season-staff.ts';
import type { Act, Story } from './stories.ts';

/** What the customer does themselves, at any time of the week. */
const customerActs: readonly Act['do'][] = ['accept', 'ask', 'save-again'];

/** A request of a story, and who works with it. */
export interface Told {
  readonly season: Dependencies;
  readonly clock: SeasonClock;
  readonly story: Story;
  readonly begun: Begun;
  readonly seller: User;
}

/**
 * Does what happened with a request since it came. Resolves with what is left from the first order on: its pictures and its PDF take longer than
 * all the rest of the season.
 */
export async function actInStory(told: Told): Promise<readonly Act[]> {
  const { acts } = told.story;
  const order = acts.findIndex((act) => act.do === 'order');
  const soon = order === -1 ? acts : acts.slice(0, order);
  await doAll(told, soon);
  return acts.slice(soon.length);
}

/** Does all of these, orders too. */
export async function doAll(told: Told, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    told.clock.set(act.on, !customerActs.includes(act.do));
    await carryOut(told, act);
  }
}

async function carryOut({ season, clock, story, begun, seller }: Told, act: Act): Promise<void> {
  const leadId = begun.leadId ?? '';
  const change = (what: Parameters<typeof doWithLead>[4]) =>
    season.db.transaction((tx) =>
      doWithLead(season.webhooks, tx, lookingOf(season, memberFor(seller)), leadId, what, () => true),
    );
  switch (act.do) {
    case 'note': {
      const entry = { at: new Date(clock.now()), actorId: seller.id, action: 'note', words: act.words, details: {} } as const;
      return season.db.transaction((tx) => writeNote(tx, leadId, entry));
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
      return writeOffer(season, clock, act, leadId, seller);
    case 'offer': {
      await writeOffer(season, clock, act, leadId, seller);
      const written = await writtenOffer(season, memberFor(seller), leadId);
      await sendWritten(season, memberFor(seller), written);
      if (written.sent.length === 0) season.counts.add({ kind: 'offered' });
      return;
    }
    case 'withdraw':
    case 'accept':
    case 'ask': {
      const [offer] = await listOffers(season.db, leadId);
      if (!offer) throw new Error(`${story.email} has no offer`);
      if (act.do === 'withdraw') await withdrawOffer(season, memberFor(seller), leadId, offer.id);
      else if (act.do === 'accept') await acceptOffer(season, offer.token, { name: offer.customerName });
      else await askAboutOffer(season, offer.token, { words: act.words });
      return;
    }
    case 'save-again':
      return saveAgain(season, story, begun);
    case 'order':
      return order(season, clock, act, leadId, seller);
  }
}

async function writeOffer(
  { db }: Dependencies,
  clock: SeasonClock,
  { inDays, words, lines }: Extract<Act, { readonly do: 'draft' | 'offer' }>,
  leadId: string,
  seller: User,
): Promise<void> {
  const draft = {
    id: crypto.randomUUID(),
    leadId,
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
  leadId: string,
  seller: User,
): Promise<void> {
  const ordering = { ...season, ordersNeed: waits ? ('administrator' as const) : ('nobody' as const) };
  const { orderChecks } = (await season.currentRange()).brand;
  for (const { key } of orderChecks)
    await putTick(season.db, leadId, { key, words: ticks[key] ?? '', by: seller.name, at: new Date(clock.now()) });
  const { draft } = await draftOrder(ordering, memberFor(seller), leadId);
  const asked = { leadId, of: 'offer' as const, ifMatch: `"${draft.tag}"`, site: season.baseUrl ?? '' };
  const made = await makeOrder(ordering, memberFor(seller), asked);
  if (made.state === 'frozen') season.counts.add({ kind: 'ordered', houseId: made.content.chosen.houseId });
}
