import type { ListedQuote, QuoteDesk, QuoteWriting } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { dayAfter } from '@gavel/core/quotes';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, isStaff, memberOf } from '../../../http/identity.ts';
import { listMails } from '../../people/mail/mails.repository.ts';
import { pictureOf } from '../../visit/configurations/open-configuration.ts';
import { findVisible } from '../desk/open-request.ts';
import { lockWork } from '../desk/request-changes.repository.ts';
import type { NumberedRequest } from '../requests/requests.repository.ts';
import { orUnknown } from '../requests/sent-house.ts';
import { findDraft, listQuotes, type QuoteDraft, type SentQuote, saveDraft, stateOf } from './quotes.repository.ts';
import { type HouseToQuote, houseOfQuote, houseToQuote, type Quoting, sellerOf } from './quoting.ts';

/** The number of days for which a quote is valid, unless the salesperson chooses another last day. */
const USUAL_DAYS = 30;

/** The data that the server needs to write a quote for a request. */
export interface WrittenQuote {
  readonly lead: NumberedRequest;
  readonly from: HouseToQuote;
  readonly draft: QuoteDraft | null;
  /** The sent quotes, latest first. */
  readonly sent: readonly SentQuote[];
}

/**
 * Returns the data that the server needs to write a quote for a request, or to withdraw one. Throws `unknown-lead` and `final-order`, and
 * `unknown-configuration` if the request is about no stored house and no quote was sent.
 */
export async function writtenQuote(quoting: Quoting, identity: Identity, requestId: string): Promise<WrittenQuote> {
  const { lead: request } = await findVisible(quoting, identity, requestId);
  const sent = await listQuotes(quoting.db, request.id);
  const [latest] = sent;
  const house = () => houseToQuote(quoting, request, identity);
  return {
    lead: request,
    from: latest ? ((await orUnknown(house)) ?? houseOfQuote(latest)) : await house(),
    draft: await findDraft(quoting.db, request.id),
    sent,
  };
}

/** Returns everything that the screen for writing quotes shows. Throws the errors of `writtenQuote`. */
export async function readQuoteDesk(quoting: Quoting, identity: Identity, requestId: string): Promise<QuoteDesk> {
  // Read the clock before the database, so that a response with older data never has a later time. The page keeps the response with the
  // latest time.
  const now = quoting.now();
  return deskOf(quoting, identity, await writtenQuote(quoting, identity, requestId), now);
}

/**
 * Saves the draft of a quote, even if it still has faults that prevent sending it. Throws the errors of `writtenQuote`,
 * `offer-conflict`, and `lead-erased` if the customer's data is erased.
 */
export async function saveQuote(
  quoting: Quoting,
  identity: Identity,
  requestId: string,
  writing: QuoteWriting,
  ifMatch: string,
): Promise<QuoteDesk> {
  const { lead: request } = await findVisible(quoting, identity, requestId);
  const { userId } = memberOf(identity);
  // Check only whether the draft has changed. It does not matter whether the house has changed, because the draft contains nothing
  // of the house.
  const [, version] = /^"(\d{1,9})\./.exec(ifMatch) ?? [];
  const draft = { id: crypto.randomUUID(), leadId: request.id, savedAt: new Date(quoting.now()), savedBy: userId, ...writing };
  const isSaved = await quoting.db.transaction(async (tx) => {
    // Lock the work, as erasing the customer's data does. The erasure deletes drafts only once, so it would miss a draft that is saved
    // later.
    if ((await lockWork(tx, request.id))?.isForgotten !== false) throw new AppError('lead-erased');
    return version !== undefined && saveDraft(tx, draft, Number(version));
  });
  if (!isSaved) throw new AppError('offer-conflict', '', { field: 'If-Match' });
  return readQuoteDesk(quoting, identity, requestId);
}

interface Tagged {
  readonly draft: Pick<QuoteDraft, 'version'> | null;
  readonly from: Pick<HouseToQuote, 'revision' | 'chosen' | 'house'>;
}

/**
 * Returns an ETag of the draft, the house and its price. A client that sends this ETag has read the current state of all three.
 */
export function tagOf({ draft, from }: Tagged): string {
  return [draft?.version ?? 0, from.revision ?? 0, from.chosen.webConfigurationVersion, from.house.total].join('.');
}

/** Returns the largest discount that a user may give, in percent. */
export function discountPercentOf({ discountLimits }: Pick<Quoting, 'discountLimits'>, identity: Identity): number {
  return isStaff(identity) && identity.role === 'Admin' ? discountLimits.administrator : discountLimits.salesman;
}

/** Returns the sent quote that the next quote will replace; null: there is none. */
export function quoteBefore(sent: readonly SentQuote[]): SentQuote | null {
  return sent.find(({ withdrawnAt, replacedAt }) => !withdrawnAt && !replacedAt) ?? null;
}

async function deskOf(quoting: Quoting, identity: Identity, written: WrittenQuote, now: number): Promise<QuoteDesk> {
  const { lead: request, from, draft, sent } = written;
  const { currentRange } = quoting;
  const today = stockholmDay(now);
  const before = quoteBefore(sent);
  const mails = (await listMails(quoting.db, [request.id], [])).filter(({ kind }) => kind === 'offer');
  return {
    tag: tagOf(written),
    now,
    leadId: request.id,
    customerName: request.name,
    customerEmail: request.email,
    seller: sellerOf(request, await currentRange()),
    house: from.house,
    image: pictureOf({ token: from.configurationId, revision: from.revision ?? 0 }),
    houseSavedAt: from.savedAt,
    rangeVersion: from.chosen.webConfigurationVersion,
    // A new draft begins with the salesperson's own lines of the previous quote.
    writing: draft ?? { validUntil: dayAfter(today, USUAL_DAYS), words: '', lines: before?.lines ?? [] },
    draftSavedAt: draft?.savedAt.getTime() ?? null,
    discountPercent: discountPercentOf(quoting, identity),
    before: before && { number: before.number, house: before.house, lines: before.lines },
    offers: sent.map((quote): ListedQuote => {
      const { id, number, token, sentAt, validUntil, total, acceptedAt, acceptedName } = quote;
      const tag = tagOf({ draft: quote, from: quote });
      const listed = { id, tag, number, token, validUntil, total, acceptedName, state: stateOf(quote, today) };
      // `mails` is sorted latest first. So `findLast` returns the first e-mail after the quote was sent, which is the e-mail with the
      // quote.
      const mail = mails.findLast(({ queuedAt }) => queuedAt >= sentAt);
      return {
        ...listed,
        sentAt: sentAt.getTime(),
        acceptedAt: acceptedAt?.getTime() ?? null,
        letter: mail ? (mail.outcome ?? 'waiting') : null,
      };
    }),
  };
}
