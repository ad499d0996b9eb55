import type { OfferDesk } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { type LeadState, reachByDoing } from '@gavel/core/leads';
import { faultsOf, offerTotals } from '@gavel/core/offers';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import { type AuditEntry, addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { lockHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { lockWork, type WorkChange, writeChange } from '../desk/lead-changes.repository.ts';
import { findVisible } from '../desk/open-lead.ts';
import { workOnLead } from '../desk/work-on-lead.ts';
import type { NumberedLead } from '../leads/leads.repository.ts';
import { offerLetter, withdrawnLetter } from './offer-letters.ts';
import { type Offering, sellerOf } from './offering.ts';
import { lockDraft, lockOffer, type NewOffer, noteWithdrawn, type SentOffer, stateOf, storeSent } from './offers.repository.ts';
import { discountPercentOf, offerBefore, readOfferDesk, tagOf, type WrittenOffer, writtenOffer } from './write-offer.ts';

/**
 * Freezes the draft, gives it the next number and mails it, all or nothing: its house, its version, its prices and its words are what the seller
 * saw. The offers before it are replaced, and the request has come as far as an offer. Throws as `writtenOffer` does, `offer-conflict` where
 * the draft, the house or its price is another one now, and `offer-refused` with what is wrong.
 * @param ifMatch the ETag of what the seller saw
 */
export async function sendOffer(offering: Offering, identity: Identity, leadId: string, ifMatch: string): Promise<OfferDesk> {
  const written = await writtenOffer(offering, identity, leadId);
  if (ifMatch !== `"${tagOf(written)}"`) throw new AppError('offer-conflict', '', { field: 'If-Match' });
  await sendWritten(offering, identity, written);
  return readOfferDesk(offering, identity, leadId);
}

/** Sends an offer as it was read. Throws as `sendOffer` does. */
export async function sendWritten(
  offering: Offering,
  identity: Identity,
  { lead, from, draft, sent }: WrittenOffer,
): Promise<void> {
  const { db, letters, webhooks, secrets, now } = offering;
  if (!draft) throw new AppError('offer-conflict', '', { field: 'If-Match' });
  const sentAt = new Date(now());
  const day = stockholmDay(sentAt.getTime());
  const discountPercent = discountPercentOf(offering, identity);
  const faults = faultsOf({ ...draft, house: from.house }, { today: day, discountPercent });
  const refused = lead.email === '' ? [...faults, 'no-customer'] : faults;
  if (refused.length > 0) throw new AppError('offer-refused', refused.join(', '));
  const before = offerBefore(sent);
  const { userId } = memberOf(identity);
  const offer: NewOffer = {
    id: draft.id,
    leadId: lead.id,
    validUntil: draft.validUntil,
    words: draft.words.trim(),
    lines: draft.lines,
    revision: from.revision,
    replaces: before?.id ?? null,
    sentAt,
    sentBy: userId,
    token: secrets.newKey(),
    customerName: lead.name,
    customerEmail: lead.email,
    seller: sellerOf(lead, await offering.currentRange()),
    configurationId: from.configurationId,
    chosen: from.chosen,
    house: from.house,
    total: offerTotals(from.house, draft.lines).total,
  };
  const head = await letters.head();
  await db.transaction(async (tx) => {
    // The house first, as a save does, which then notes on the request that it was.
    const house = from.revision === null ? null : await lockHouse(tx, from.configurationId);
    const work = await lockWork(tx, lead.id);
    if (!work) throw new AppError('unknown-lead');
    const isSame = from.revision === (house?.revision ?? null) && (await lockDraft(tx, lead.id)) === draft.version;
    if (!isSame) throw new AppError('offer-conflict', '', { field: 'If-Match' });
    const number = await storeSent(tx, offer, Number(day.slice(0, 4)));
    const change = {
      ...reached(work),
      offerUntil: offer.validUntil,
      offerAnswer: null,
      offerAnsweredAt: null,
      waitingSince: sentAt,
    };
    // What was due because it was new, or because it was to wake, is done.
    const isMade = work.nextStep === '';
    const details = { about: number, offer: offer.id };
    const entry = { at: sentAt, actorId: userId, action: 'offer-sent', words: '', details } as const;
    await workOnLead(webhooks, tx, work, { ...change, ...(isMade && { dueOn: null }) }, entry);
    await addAuditEntry(tx, auditOf(lead, userId, 'offer-sent', number), sentAt);
    await letters.queue(tx, offerLetter({ ...offer, number, replaced: before?.number ?? null })(head));
    await webhooks.tell(tx, { type: 'offer.sent', subject: offer.id, revision: null, happenedAt: sentAt });
  });
}

/** Takes an open offer back, and tells its customer. Throws `unknown-lead`, `unknown-offer` and `offer-closed`, and as `writtenOffer` does. */
export async function withdrawOffer(offering: Offering, identity: Identity, leadId: string, offerId: string): Promise<OfferDesk> {
  const { lead } = await findVisible(offering, identity, leadId);
  const { userId } = memberOf(identity);
  const at = new Date(offering.now());
  const head = await offering.letters.head();
  await offering.db.transaction(async (tx) => {
    const { work, offer } = await lockOffered(tx, lead.id, offerId);
    if (stateOf(offer, stockholmDay(at.getTime())) !== 'open') throw new AppError('offer-closed');
    await noteWithdrawn(tx, offer.id, at);
    const details = { about: offer.number, offer: offer.id };
    const entry = { at, actorId: userId, action: 'offer-withdrawn', words: '', details } as const;
    await writeChange(tx, work, { offerUntil: null, waitingSince: at }, entry);
    await addAuditEntry(tx, auditOf(lead, userId, 'offer-withdrawn', offer.number), at);
    if (offer.customerEmail !== '') await offering.letters.queue(tx, withdrawnLetter({ offer, at })(head));
  });
  return readOfferDesk(offering, identity, leadId);
}

/** A request's work and its offer; nobody else changes them until the transaction ends. Throws `unknown-offer`. */
export async function lockOffered(tx: Database, leadId: string, offerId: string) {
  const work = await lockWork(tx, leadId);
  const offer: SentOffer | null = await lockOffer(tx, offerId);
  if (!work || offer?.leadId !== leadId) throw new AppError('unknown-offer');
  return { work, offer };
}

/** The log has the offer's number and nobody's name. */
function auditOf(
  { id, userId }: Pick<NumberedLead, 'id' | 'userId'>,
  actorId: string,
  action: 'offer-sent' | 'offer-withdrawn',
  offer: string,
): AuditEntry {
  return { actorId, subjectId: userId, action, details: { lead: id, offer } };
}

/** How far a request has come once there is an offer on it, and that it rests no more. */
export function reached({ milestone }: Pick<LeadState, 'milestone'>): WorkChange {
  return { milestone: reachByDoing({ milestone, rest: null }, 'quote').milestone, dormantUntil: null, lostReason: null };
}
