import type { CustomerOffer } from '@gavel/contract/offers';
import type { OfferAcceptance, OfferQuestion } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { workOnLead } from '../desk/work-on-lead.ts';
import { acceptedLetter, acceptedThanks, askedLetter } from './offer-letters.ts';
import type { Offering } from './offering.ts';
import { findOfferOfToken, noteAccepted, type SentOffer, stateOf } from './offers.repository.ts';
import { lockOffered, reached } from './send-offer.ts';

type Answering = Pick<Offering, 'db' | 'letters' | 'webhooks' | 'now'>;

/** An offer for whoever has its address. Throws `unknown-offer`. */
export async function readOffer({ db, now }: Pick<Offering, 'db' | 'now'>, token: string): Promise<CustomerOffer> {
  return customerOffer(await findByAddress(db, token), now());
}

/** Throws `unknown-offer`. */
export async function findByAddress(db: Offering['db'], token: string): Promise<SentOffer> {
  const offer = await findOfferOfToken(db, token);
  if (!offer) throw new AppError('unknown-offer');
  return offer;
}

/**
 * The customer wants to go on: it is stored, the seller is told at once, and so are the builder's systems. Said twice, or by two at the same
 * time, the first counts. Throws `unknown-offer`, and `offer-closed` where it has expired, or was withdrawn or replaced.
 */
export async function acceptOffer(answering: Answering, token: string, { name }: OfferAcceptance): Promise<CustomerOffer> {
  const { db, letters, webhooks, now } = answering;
  const { id, leadId } = await findByAddress(db, token);
  const head = await letters.head();
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const { work, offer } = await lockOffered(tx, leadId, id);
    const state = stateOf(offer, stockholmDay(at.getTime()));
    if (state === 'accepted') return;
    if (state !== 'open') throw new AppError('offer-closed');
    await noteAccepted(tx, id, at, name);
    const entry = {
      at,
      actorId: null,
      action: 'offer-accepted',
      words: name,
      details: { about: offer.number, offer: id },
    } as const;
    const change = { ...reached(work), offerAnswer: 'accepted', offerAnsweredAt: at, offerUntil: null } as const;
    await workOnLead(webhooks, tx, work, change, entry);
    const accepted = { offer, name, at };
    await letters.queue(tx, acceptedLetter(accepted)(head));
    await letters.queue(tx, acceptedThanks(accepted)(head));
    await webhooks.tell(tx, { type: 'offer.accepted', subject: id, revision: null, happenedAt: at });
  });
  return readOffer(answering, token);
}

/** The customer asks something, whatever has become of the offer: the seller gets it by mail, and it stands in the time line. Throws `unknown-offer`. */
export async function askAboutOffer(answering: Answering, token: string, { words }: OfferQuestion): Promise<null> {
  const { db, letters, webhooks, now } = answering;
  const { id, leadId } = await findByAddress(db, token);
  const head = await letters.head();
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const { work, offer } = await lockOffered(tx, leadId, id);
    const entry = { at, actorId: null, action: 'offer-asked', words, details: { about: offer.number, offer: id } } as const;
    // Who wants to go on and asks something still wants to go on.
    const offerAnswer = work.offerAnswer === 'accepted' ? 'accepted' : 'asked';
    await workOnLead(webhooks, tx, work, { dormantUntil: null, lostReason: null, offerAnswer, offerAnsweredAt: at }, entry);
    await letters.queue(tx, askedLetter({ offer, words })(head));
    await webhooks.tell(tx, { type: 'offer.asked', subject: id, revision: null, happenedAt: at });
  });
  return null;
}

/** An offer as its customer sees it. */
export function customerOffer(offer: SentOffer, now: number): CustomerOffer {
  const { number, validUntil, customerName, seller, words, house, lines, sentAt, acceptedAt, acceptedName } = offer;
  return {
    number,
    state: stateOf(offer, stockholmDay(now)),
    sentAt: sentAt.getTime(),
    validUntil,
    customerName,
    seller,
    words,
    house,
    lines,
    acceptedAt: acceptedAt?.getTime() ?? null,
    acceptedName,
  };
}
