import type { QuoteDesk } from '@gavel/contract/staff';
import { readTime, stockholmDay } from '@gavel/core';
import { faultsOf, quoteTotals } from '@gavel/core/quotes';
import { type RequestState, reachByDoing } from '@gavel/core/requests';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import { type AuditEntry, addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { dropWaiting } from '../../people/mail/mails.repository.ts';
import { lockHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { findVisible } from '../desk/open-request.ts';
import { lockWork, type WorkChange, writeChange } from '../desk/request-changes.repository.ts';
import { workOnRequest } from '../desk/work-on-request.ts';
import type { NumberedRequest } from '../requests/requests.repository.ts';
import { sellerOfNow } from '../requests/seller-of-now.ts';
import { quoteMail, withdrawnMail } from './quote-mails.ts';
import { lockDraft, lockQuote, type NewQuote, noteWithdrawn, type SentQuote, stateOf, storeSent } from './quotes.repository.ts';
import { type Quoting, sellerOf } from './quoting.ts';
import { discountPercentOf, quoteBefore, readQuoteDesk, tagOf, type WrittenQuote, writtenQuote } from './write-quote.ts';

/**
 * Freezes the draft of a quote, gives the quote the next number and queues its e-mail, in one transaction. The house, version,
 * prices and text are those that the salesperson saw. The quote replaces earlier ones, and moves the request to the milestone
 * “quote”. Throws the errors of `writtenQuote`, `offer-conflict` if the draft, the house or its price has changed, and
 * `offer-refused` with the faults of the draft.
 * @param ifMatch the ETag of the draft and the house that the salesperson saw
 */
export async function sendQuote(quoting: Quoting, identity: Identity, requestId: string, ifMatch: string): Promise<QuoteDesk> {
  const written = await writtenQuote(quoting, identity, requestId);
  if (ifMatch !== `"${tagOf(written)}"`) throw new AppError('offer-conflict', '', { field: 'If-Match' });
  await sendWritten(quoting, identity, written);
  return readQuoteDesk(quoting, identity, requestId);
}

/** Sends a quote that the caller has already read. Throws the errors of `sendQuote`. */
export async function sendWritten(
  quoting: Quoting,
  identity: Identity,
  { lead: request, from, draft, sent }: WrittenQuote,
): Promise<void> {
  const { db, mails, webhooks, secrets, now } = quoting;
  if (!draft) throw new AppError('offer-conflict', '', { field: 'If-Match' });
  if (!from.opened) throw new AppError('unknown-configuration', 'The house of the request is deleted');
  const sentAt = new Date(now());
  const day = stockholmDay(sentAt.getTime());
  const discountPercent = discountPercentOf(quoting, identity);
  const faults = faultsOf({ ...draft, house: from.house }, { today: day, discountPercent });
  const refused = request.email === '' ? [...faults, 'no-customer'] : faults;
  if (refused.length > 0) throw new AppError('offer-refused', refused.join(', '));
  const before = quoteBefore(sent);
  const { userId } = memberOf(identity);
  const quote: NewQuote = {
    id: draft.id,
    leadId: request.id,
    validUntil: draft.validUntil,
    words: draft.words.trim(),
    lines: draft.lines,
    revision: from.revision,
    replaces: before?.id ?? null,
    sentAt,
    sentBy: userId,
    token: secrets.newKey(),
    customerName: request.name,
    customerEmail: request.email,
    seller: sellerOf(request, await quoting.currentRange()),
    configurationId: from.configurationId,
    chosen: from.chosen,
    house: from.house,
    total: quoteTotals(from.house, draft.lines).total,
  };
  const head = await mails.head();
  await db.transaction(async (tx) => {
    // Lock the house before the request, as saving a house does. Locking in another sequence could cause a deadlock.
    const house = from.revision === null ? null : await lockHouse(tx, from.configurationId);
    const work = await lockWork(tx, request.id);
    if (!work) throw new AppError('unknown-lead');
    const isSame = from.revision === (house?.revision ?? null) && (await lockDraft(tx, request.id)) === draft.version;
    if (!isSame) throw new AppError('offer-conflict', '', { field: 'If-Match' });
    const number = await storeSent(tx, quote, Number(day.slice(0, 4)));
    const details = { about: number, offer: quote.id };
    const entry = { at: sentAt, actorId: userId, action: 'offer-sent', words: '', details } as const;
    await workOnRequest(webhooks, tx, work, sentTo(work, quote), entry);
    await addAuditEntry(tx, auditOf(request, userId, 'offer-sent', number), sentAt);
    await dropWaiting(tx, request.id, 'offer', sentAt);
    const mail = quoteMail({ ...quote, number, replaced: before?.number ?? null })(head);
    await mails.queue(tx, mail, new Date(readTime(quote.validUntil).nextDay - 1));
    await webhooks.tell(tx, { type: 'offer.sent', subject: quote.id, revision: null, happenedAt: sentAt });
  });
}

/** Returns how a request changes when a quote is sent. */
function sentTo(work: NonNullable<Awaited<ReturnType<typeof lockWork>>>, { validUntil, sentAt }: NewQuote): WorkChange {
  const change = { ...reached(work), offerUntil: validUntil, offerAnswer: null, offerAnsweredAt: null, waitingSince: sentAt };
  // Without a next step, the due day is the day on which the request arrived or becomes active again. The sent quote makes that day
  // obsolete.
  return work.nextStep === '' ? { ...change, dueOn: null } : change;
}

/**
 * Withdraws an open quote and e-mails its customer. Throws `unknown-lead`, `unknown-offer` and `offer-closed`, and the errors
 * of `writtenQuote`.
 */
export async function withdrawQuote(
  quoting: Quoting,
  identity: Identity,
  requestId: string,
  quoteId: string,
): Promise<QuoteDesk> {
  const { lead: request } = await findVisible(quoting, identity, requestId);
  const { userId } = memberOf(identity);
  const at = new Date(quoting.now());
  const head = await quoting.mails.head();
  await quoting.db.transaction(async (tx) => {
    const { work, offer: quote } = await lockQuoted(tx, request.id, quoteId);
    if (stateOf(quote, stockholmDay(at.getTime())) !== 'open') throw new AppError('offer-closed');
    await noteWithdrawn(tx, quote.id, at);
    await dropWaiting(tx, request.id, 'offer', at);
    const details = { about: quote.number, offer: quote.id };
    const entry = { at, actorId: userId, action: 'offer-withdrawn', words: '', details } as const;
    await writeChange(tx, work, { offerUntil: null, waitingSince: at }, entry);
    await addAuditEntry(tx, auditOf(request, userId, 'offer-withdrawn', quote.number), at);
    const offer = { ...quote, seller: await sellerOfNow(tx, request.id, quote.seller) };
    if (quote.customerEmail !== '') await quoting.mails.queue(tx, withdrawnMail({ offer, at })(head));
  });
  return readQuoteDesk(quoting, identity, requestId);
}

/** Returns the work on a request and one of its quotes, and locks both until the transaction ends. Throws `unknown-offer`. */
export async function lockQuoted(tx: Database, requestId: string, quoteId: string) {
  const work = await lockWork(tx, requestId);
  const quote: SentQuote | null = await lockQuote(tx, quoteId);
  if (!work || quote?.leadId !== requestId) throw new AppError('unknown-offer');
  return { work, offer: quote };
}

/** Returns the audit entry about a quote. It has the number of the quote and no names. */
function auditOf(
  { id, userId }: Pick<NumberedRequest, 'id' | 'userId'>,
  actorId: string,
  action: 'offer-sent' | 'offer-withdrawn',
  quote: string,
): AuditEntry {
  return { actorId, subjectId: userId, action, details: { lead: id, offer: quote } };
}

/** Returns how a request changes when it gets a quote: it reaches at least the milestone “quote”, and is no longer dormant or lost. */
export function reached({ milestone }: Pick<RequestState, 'milestone'>): WorkChange {
  return { milestone: reachByDoing({ milestone, rest: null }, 'quote').milestone, dormantUntil: null, lostReason: null };
}
