import type { OfferRecord } from '@gavel/contract';
import { stockholmDay } from '@gavel/core';
import { offerTotals } from '@gavel/core/offers';
import type { Database } from '../../../db/connect.ts';
import type { ReadEvent } from '../../integrations/webhooks/deliver-webhooks.ts';
import { findOffer, findOfferQuestion, type SentOffer, stateOf } from './offers.repository.ts';

/** What webhooks tell of offers; of one whose customer is forgotten there is nothing to tell. What is about something else is for `others`. */
export function readOfferEvents(
  { db, now }: { readonly db: Database /** Milliseconds since 1970. */; readonly now: () => number },
  others: ReadEvent,
): ReadEvent {
  return async (event) => {
    const { type, subject, happenedAt } = event;
    if (type === 'offer.asked') {
      const [offer, words] = [await findOffer(db, subject), await findOfferQuestion(db, subject, happenedAt)];
      if (!offer || words === null) return null;
      const { id, number, leadId } = offer;
      return { type, happenedAt: happenedAt.getTime(), data: { id, number, leadId, words } };
    }
    if (type !== 'offer.sent' && type !== 'offer.accepted') return others(event);
    const offer = await findOffer(db, subject);
    return offer && { type, happenedAt: happenedAt.getTime(), data: offerRecord(offer, stockholmDay(now())) };
  };
}

/** @param today yyyy-MM-dd in Stockholm */
export function offerRecord(offer: SentOffer, today: string): OfferRecord {
  const { id, number, leadId, sentAt, validUntil, configurationId, replaces, lines, house, acceptedAt, acceptedName } = offer;
  const { total, vat } = offerTotals(house, lines);
  return {
    id,
    number,
    state: stateOf(offer, today),
    leadId,
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
