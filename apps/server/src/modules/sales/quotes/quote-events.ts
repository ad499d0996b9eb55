import type { QuoteRecord } from '@gavel/contract';
import { stockholmDay } from '@gavel/core';
import { quoteTotals } from '@gavel/core/quotes';
import type { Database } from '../../../db/connect.ts';
import type { ReadEvent } from '../../integrations/webhooks/deliver-webhooks.ts';
import { findQuoteQuestion } from './quote-questions.repository.ts';
import { findQuote, type SentQuote, stateOf } from './quotes.repository.ts';

/**
 * Returns a function that reads the content of webhook events about quotes. That function returns null for a quote that was erased, and
 * passes all other events to `others`. `now` returns milliseconds since 1970.
 */
export function readQuoteEvents(
  { db, now }: { readonly db: Database; readonly now: () => number },
  others: ReadEvent,
): ReadEvent {
  return async (event) => {
    const { type, subject, happenedAt } = event;
    if (type === 'offer.asked') {
      const [quote, words] = [await findQuote(db, subject), await findQuoteQuestion(db, subject, happenedAt)];
      if (!quote || words === null) return null;
      const { id, number, leadId: requestId } = quote;
      return { type, happenedAt: happenedAt.getTime(), data: { id, number, leadId: requestId, words } };
    }
    if (type !== 'offer.sent' && type !== 'offer.accepted') return others(event);
    const quote = await findQuote(db, subject);
    return quote && { type, happenedAt: happenedAt.getTime(), data: quoteRecord(quote, stockholmDay(now())) };
  };
}

/**
 * Returns a quote in the form in which webhooks, the API and exports contain it.
 * @param today yyyy-MM-dd in Stockholm
 */
export function quoteRecord(quote: SentQuote, today: string): QuoteRecord {
  const {
    id,
    number,
    leadId: requestId,
    sentAt,
    validUntil,
    configurationId,
    replaces,
    lines,
    house,
    acceptedAt,
    acceptedName,
  } = quote;
  const { total, vat } = quoteTotals(house, lines);
  return {
    id,
    number,
    state: stateOf(quote, today),
    leadId: requestId,
    sentAt: sentAt.getTime(),
    validUntil,
    configurationId,
    replaces,
    total,
    vat,
    lines,
    acceptedAt: acceptedAt?.getTime() ?? null,
    acceptedName,
  };
}
