import type { CustomerQuote } from '@gavel/contract/quotes';
import type { QuoteAcceptance, QuoteQuestion } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { WorkChange } from '../desk/request-changes.repository.ts';
import { workOnRequest } from '../desk/work-on-request.ts';
import { isOrderedSince } from '../orders/ordered-since.repository.ts';
import { findRequest } from '../requests/requests.repository.ts';
import { sellerOfNow } from '../requests/seller-of-now.ts';
import { acceptedMail, acceptedThanks, askedMail } from './quote-mails.ts';
import { hasAsked } from './quote-questions.repository.ts';
import { findQuoteOfToken, noteAccepted, type SentQuote, stateOf } from './quotes.repository.ts';
import { type Quoting, sellerOf } from './quoting.ts';
import { lockQuoted, reached } from './send-quote.ts';

/**
 * A question that a customer sends again within this time counts as a mistake. Without scripts, the page cannot prevent a double
 * click.
 */
const SAME_QUESTION_MS = 10 * 60_000;

type Reading = Pick<Quoting, 'db' | 'currentRange' | 'now'>;
type Answering = Reading & Pick<Quoting, 'mails' | 'webhooks'>;

/** Returns a quote in the form in which its customer sees it. Throws `unknown-offer`. */
export async function readQuote({ db, currentRange, now }: Reading, token: string): Promise<CustomerQuote> {
  const quote = await findByAddress(db, token);
  const request = await findRequest(db, quote.leadId);
  const isHandedOver = request !== null && !['', quote.seller.email].includes(request.salespersonEmail);
  const seller = isHandedOver ? sellerOf(request, await currentRange()) : quote.seller;
  return { ...(await customerQuote(db, quote, now())), seller };
}

/** Returns the quote whose link has this token. Throws `unknown-offer`. */
export async function findByAddress(db: Quoting['db'], token: string): Promise<SentQuote> {
  const quote = await findQuoteOfToken(db, token);
  if (!quote) throw new AppError('unknown-offer');
  return quote;
}

/**
 * Accepts a quote for its customer: stores the acceptance, e-mails the salesperson and the customer, and sends a webhook to the builder's
 * other systems. Idempotent: a second or concurrent acceptance has no effect. Throws `unknown-offer`, and `offer-closed` if the quote
 * has expired, was withdrawn or replaced, or if the house is ordered.
 */
export async function acceptQuote(answering: Answering, token: string, { name }: QuoteAcceptance): Promise<CustomerQuote> {
  const { db, mails, webhooks, now } = answering;
  const { id, leadId: requestId } = await findByAddress(db, token);
  const head = await mails.head();
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const { work, offer: quote } = await lockQuoted(tx, requestId, id);
    const state = stateOf(quote, stockholmDay(at.getTime()));
    if (state === 'accepted') return;
    if (state !== 'open' || (await isOrderedSince(tx, requestId, quote.sentAt))) throw new AppError('offer-closed');
    await noteAccepted(tx, id, at, name);
    const entry = {
      at,
      actorId: null,
      action: 'offer-accepted',
      words: name,
      details: { about: quote.number, offer: id },
    } as const;
    const answer = { offerAnswer: 'accepted', offerAnsweredAt: at, offerUntil: null } as const;
    const change = { ...reached(work), ...reopened(work, at), ...answer };
    await workOnRequest(webhooks, tx, work, change, entry);
    const accepted = { offer: { ...quote, seller: await sellerOfNow(tx, requestId, quote.seller) }, name, at };
    await mails.queue(tx, acceptedMail(accepted)(head));
    await mails.queue(tx, acceptedThanks(accepted)(head));
    await webhooks.tell(tx, { type: 'offer.accepted', subject: id, revision: null, happenedAt: at });
  });
  return readQuote(answering, token);
}

/**
 * E-mails a customer's question about a quote to the salesperson, and adds it to the timeline of the request. The quote may be
 * in any state. The same question again, within some minutes, has no effect. Throws `unknown-offer`.
 */
export async function askAboutQuote(answering: Answering, token: string, { words }: QuoteQuestion): Promise<null> {
  const { db, mails, webhooks, now } = answering;
  const { id, leadId: requestId } = await findByAddress(db, token);
  const head = await mails.head();
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const { work, offer: quote } = await lockQuoted(tx, requestId, id);
    if (await hasAsked(tx, quote, words, new Date(at.getTime() - SAME_QUESTION_MS))) return;
    const entry = { at, actorId: null, action: 'offer-asked', words, details: { about: quote.number, offer: id } } as const;
    // If the quote was accepted before, it stays accepted.
    const quoteAnswer = work.offerAnswer === 'accepted' ? 'accepted' : 'asked';
    await workOnRequest(webhooks, tx, work, { ...reopened(work, at), offerAnswer: quoteAnswer, offerAnsweredAt: at }, entry);
    const seller = await sellerOfNow(tx, requestId, quote.seller);
    await mails.queue(tx, askedMail({ offer: { ...quote, seller }, words })(head));
    await webhooks.tell(tx, { type: 'offer.asked', subject: id, revision: null, happenedAt: at });
  });
  return null;
}

/**
 * Returns the change to a request whose customer has answered: it is no longer dormant or lost. A request that was dormant or lost
 * becomes due today, as it does when staff reopen it.
 */
function reopened({ dormantUntil, lostReason }: Awaited<ReturnType<typeof lockQuoted>>['work'], at: Date): WorkChange {
  const today = stockholmDay(at.getTime());
  const isResting = lostReason !== null || (dormantUntil !== null && dormantUntil > today);
  return { dormantUntil: null, lostReason: null, ...(isResting && { dueOn: today }) };
}

/** Returns a quote in the form in which its customer sees it, with the salesperson whom the sent quote names. */
export async function customerQuote(db: Quoting['db'], quote: SentQuote, now: number): Promise<CustomerQuote> {
  const { number, validUntil, customerName, seller, words, house, lines, sentAt, acceptedAt, acceptedName } = quote;
  return {
    number,
    state: stateOf(quote, stockholmDay(now)),
    sentAt: sentAt.getTime(),
    validUntil,
    customerName,
    seller,
    words,
    writtenBy: seller.name,
    house,
    lines,
    acceptedAt: acceptedAt?.getTime() ?? null,
    acceptedName,
    isOrdered: await isOrderedSince(db, quote.leadId, sentAt),
  };
}
