import type { ListedOffer, OfferDesk, OfferWriting } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { dayAfter } from '@gavel/core/offers';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, isStaff, memberOf } from '../../../http/identity.ts';
import { listLetters } from '../../people/letters/letters.repository.ts';
import { pictureOf } from '../../visit/configurations/open-configuration.ts';
import { findVisible } from '../desk/open-lead.ts';
import type { NumberedLead } from '../leads/leads.repository.ts';
import { type HouseToOffer, houseToOffer, type Offering, sellerOf } from './offering.ts';
import { findDraft, listOffers, type OfferDraft, type SentOffer, saveDraft, stateOf } from './offers.repository.ts';

/** So long an offer holds where nobody says otherwise. */
const USUAL_DAYS = 30;

/** What an offer of one request is written from. */
export interface WrittenOffer {
  readonly lead: NumberedLead;
  readonly from: HouseToOffer;
  readonly draft: OfferDraft | null;
  /** Latest first. */
  readonly sent: readonly SentOffer[];
}

/** Throws `unknown-lead`, `unknown-configuration` and `final-order`. */
export async function writtenOffer(offering: Offering, identity: Identity, leadId: string): Promise<WrittenOffer> {
  const { lead } = await findVisible(offering, identity, leadId);
  return {
    lead,
    from: await houseToOffer(offering, lead, identity),
    draft: await findDraft(offering.db, lead.id),
    sent: await listOffers(offering.db, lead.id),
  };
}

/** All that the screen shows. Throws as `writtenOffer` does. */
export async function readOfferDesk(offering: Offering, identity: Identity, leadId: string): Promise<OfferDesk> {
  return deskOf(offering, identity, await writtenOffer(offering, identity, leadId));
}

/** Saves what is written, also what could not be sent. Throws as `writtenOffer` does, and `offer-conflict`. */
export async function saveOffer(
  offering: Offering,
  identity: Identity,
  leadId: string,
  writing: OfferWriting,
  ifMatch: string,
): Promise<OfferDesk> {
  const { lead } = await findVisible(offering, identity, leadId);
  const { userId } = memberOf(identity);
  // The house may well have been saved meanwhile: nothing of it is in the draft.
  const [, version] = /^"(\d{1,9})\./.exec(ifMatch) ?? [];
  const draft = { id: crypto.randomUUID(), leadId: lead.id, savedAt: new Date(offering.now()), savedBy: userId, ...writing };
  if (version === undefined || !(await offering.db.transaction((tx) => saveDraft(tx, draft, Number(version)))))
    throw new AppError('offer-conflict', '', { field: 'If-Match' });
  return readOfferDesk(offering, identity, leadId);
}

/** Names the draft, the house and its price: whoever sends it has seen them. */
export function tagOf({ draft, from }: Pick<WrittenOffer, 'draft' | 'from'>): string {
  return [draft?.version ?? 0, from.revision ?? 0, from.chosen.webConfigurationVersion, from.house.total].join('.');
}

/** As much as somebody may take off, percent. */
export function discountPercentOf({ discountLimits }: Pick<Offering, 'discountLimits'>, identity: Identity): number {
  return isStaff(identity) && identity.role === 'Admin' ? discountLimits.administrator : discountLimits.salesman;
}

/** The offer that the next one replaces. */
export function offerBefore(sent: readonly SentOffer[]): SentOffer | null {
  return sent.find(({ withdrawnAt, replacedAt }) => !withdrawnAt && !replacedAt) ?? null;
}

async function deskOf(offering: Offering, identity: Identity, written: WrittenOffer): Promise<OfferDesk> {
  const { lead, from, draft, sent } = written;
  const { now, currentRange } = offering;
  const today = stockholmDay(now());
  const before = offerBefore(sent);
  const letters = (await listLetters(offering.db, [lead.id], [])).filter(({ kind }) => kind === 'offer');
  return {
    tag: tagOf(written),
    now: now(),
    leadId: lead.id,
    customerName: lead.name,
    customerEmail: lead.email,
    seller: sellerOf(lead, await currentRange()),
    house: from.house,
    image: pictureOf({ token: from.configurationId, revision: from.revision ?? 0 }),
    houseSavedAt: from.savedAt,
    rangeVersion: from.chosen.webConfigurationVersion,
    // What was added to the offer before is in the next one, until somebody takes it away.
    writing: draft ?? { validUntil: dayAfter(today, USUAL_DAYS), words: '', lines: before?.lines ?? [] },
    draftSavedAt: draft?.savedAt.getTime() ?? null,
    discountPercent: discountPercentOf(offering, identity),
    before: before && { number: before.number, house: before.house, lines: before.lines },
    offers: sent.map((offer): ListedOffer => {
      const { id, number, token, sentAt, validUntil, total, acceptedAt, acceptedName } = offer;
      const listed = { id, number, token, validUntil, total, acceptedName, state: stateOf(offer, today) };
      // Latest first: the last that was queued since is its own.
      const letter = letters.findLast(({ queuedAt }) => queuedAt >= sentAt);
      return {
        ...listed,
        sentAt: sentAt.getTime(),
        acceptedAt: acceptedAt?.getTime() ?? null,
        letter: letter ? (letter.outcome ?? 'waiting') : null,
      };
    }),
  };
}
