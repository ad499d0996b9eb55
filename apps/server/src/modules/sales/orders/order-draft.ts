import { createHash } from 'node:crypto';
import { encodeTrusted } from '@gavel/contract';
import { type DraftCheck, type OrderDraft, type OrderedHouse, type OrderGap, orderDraftBody } from '@gavel/contract/staff';
import { type PlotId, type Selections, type SummarySheet, stockholmDay } from '@gavel/core';
import { offerHouse } from '@gavel/core/offers';
import { orderFaults } from '@gavel/core/orders';
import type { OrderCheck } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, isStaff } from '../../../http/identity.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { findSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { type OpenedVisit, openAsOf, openVisit, pictureOf } from '../../visit/configurations/open-configuration.ts';
import { type PrintingDependencies, sheetOfVisit } from '../../visit/documents/print-house.ts';
import { findHouse, type SavedHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { Selling } from '../desk/look-at-leads.ts';
import { findVisible } from '../desk/open-lead.ts';
import type { NumberedLead } from '../leads/leads.repository.ts';
import { listOffers, type SentOffer, stateOf } from '../offers/offers.repository.ts';
import { listOrdersOfLead, listTicks, type Order, type Tick } from './orders.repository.ts';

/** What drafting an order takes. */
export interface Drafting extends PrintingDependencies, Selling {
  /** Who has to approve a salesman's order before it is frozen. */
  readonly ordersNeed: 'nobody' | 'administrator';
}

/** An order as it would be made, with what it would be made of. */
export interface Drafted {
  readonly draft: OrderDraft;
  readonly lead: NumberedLead;
  readonly saved: SavedHouse | null;
  readonly opened: Omit<OpenedVisit, 'carriedOver'>;
  readonly chosen: OrderedHouse;
  readonly sheet: SummarySheet;
  /** Whose prices it has; milliseconds since 1970. */
  readonly pricedAt: number;
  readonly plotIds: readonly PlotId[];
  readonly ticks: readonly Tick[];
}

/** Of an offer that holds where there is one, or of the house as it is saved, at today's prices. */
export type OrderOf = 'offer' | 'house';

/**
 * The order that could be made of the house of a request. Throws `unknown-lead`, `unknown-configuration` where it is about no house that is
 * kept, and `final-order` where that house is one.
 */
export async function draftOrder(
  drafting: Drafting,
  identity: Identity,
  leadId: string,
  of: OrderOf = 'offer',
): Promise<Drafted> {
  const { db } = drafting;
  const { lead } = await findVisible(drafting, identity, leadId);
  const token = lead.configurationId;
  if (token === null) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  const saved = await findHouse(db, token);
  if (saved?.type === 'base') throw new AppError('final-order');
  const held = await findHeldOffer(drafting, lead.id);
  const offer = of === 'offer' ? held : null;
  const newest = saved?.answers ?? (await findSnapshot(db, token))?.answers ?? new Map();
  const range = await drafting.currentRange();
  const pricedAt = offer?.sentAt.getTime() ?? drafting.now();
  const opened = offer
    ? await openAsOf(drafting, token, { ...offer.chosen, savedAt: offer.sentAt })
    : await openVisit(drafting, token, async () => identity);
  const plotIds = saved?.plotIds ?? lead.plotIds;
  const terms = offer && (await readRangeOf(db, offer.sentAt));
  const sheet = sheetOfVisit(opened, range, { pricedAt, plotIds, terms });
  const answers = offer?.chosen.answers ?? newest;
  const ticks = await listTicks(db, lead.id);
  const orders = await listOrdersOfLead(db, lead.id);
  const asks = range.brand.orderChecks;
  const { configuration, compiled, visit } = opened;
  const { name, email, phone, customerNumber: accountId } = lead;
  const untagged: OrderDraft = {
    leadId: lead.id,
    configurationId: token,
    image: pictureOf({ token, revision: saved?.revision ?? 0 }),
    customer: { name, email, phone, accountId },
    house: offer?.house ?? offerHouse(sheet),
    lines: offer?.lines ?? [],
    plots: sheet.plots.map(({ address, areaName, propertyReference, landArea, price }) => ({
      address,
      areaName,
      propertyReference,
      landArea,
      price,
    })),
    offer: offer && { number: offer.number, sentAt: offer.sentAt.getTime(), isAccepted: offer.acceptedAt !== null },
    hasOffer: held !== null,
    isChangedSinceOffer: held !== null && !isSame(held.chosen.answers, newest),
    checks: asks.map((check) => asked(check, ticks)),
    gaps: [...orderFaults(compiled, visit, answers), ...otherGaps({ lead, sheet, asks, ticks, orders })],
    waits: drafting.ordersNeed === 'administrator' && isStaff(identity) && identity.role !== 'Admin',
    orders: orders.map(({ token: id, number, state }) => ({ token: id, number, state })),
    tag: '',
  };
  return {
    draft: { ...untagged, tag: tagOf(untagged) },
    lead,
    saved,
    opened,
    sheet,
    pricedAt,
    plotIds,
    ticks,
    chosen: {
      configurationId: token,
      revision: offer ? offer.revision : (saved?.revision ?? null),
      houseId: configuration.houseId,
      webConfigurationId: configuration.webConfigurationId,
      webConfigurationVersion: configuration.webConfigurationVersion,
      municipalityId: configuration.municipalityId,
      areaCode: configuration.priceListAreaCode,
      answers,
    },
  };
}

/** The latest offer of a request that is open or accepted. */
async function findHeldOffer({ db, now }: Drafting, leadId: string): Promise<SentOffer | null> {
  const today = stockholmDay(now());
  const held = (await listOffers(db, leadId)).filter((offer) => ['open', 'accepted'].includes(stateOf(offer, today)));
  return held[0] ?? null;
}

function asked({ key, title, hint, words }: OrderCheck, ticks: readonly Tick[]): DraftCheck {
  const tick = ticks.find((one) => one.key === key);
  return {
    key,
    title,
    hint,
    needsWords: words === 'required',
    tick: tick ? { words: tick.words, by: tick.by, at: tick.at.getTime() } : null,
  };
}

/** What is missing beside the house's own answers. */
function otherGaps({
  lead: { name, email },
  sheet,
  asks,
  ticks,
  orders,
}: {
  readonly lead: NumberedLead;
  readonly sheet: SummarySheet;
  readonly asks: readonly OrderCheck[];
  readonly ticks: readonly Tick[];
  readonly orders: readonly Order[];
}): readonly OrderGap[] {
  const isTicked = ({ key }: OrderCheck) => ticks.some((tick) => tick.key === key);
  const isPlotWritten = asks.some((check) => check.about === 'plot' && isTicked(check));
  const count = sheet.plots.length;
  const missing = (kind: OrderGap['kind'], question = ''): OrderGap => ({ kind, section: '', question, answer: '' });
  return [
    ...(name === '' ? [missing('name')] : []),
    ...(email === '' ? [missing('email')] : []),
    ...(count === 0 && !isPlotWritten ? [missing('plot')] : []),
    ...(count > 1 && !isPlotWritten ? [missing('plots')] : []),
    ...asks.filter((check) => !isTicked(check)).map(({ title }) => missing('check', title)),
    ...(orders.some(({ state }) => state === 'waiting') ? [missing('ordered')] : []),
  ];
}

function isSame(left: Selections, right: Selections): boolean {
  return left.size === right.size && [...left].every(([question, answer]) => right.get(question) === answer);
}

/** Another one as soon as anything that was read is another. */
function tagOf(draft: OrderDraft): string {
  return createHash('sha256')
    .update(JSON.stringify(encodeTrusted(orderDraftBody, draft)))
    .digest('base64url')
    .slice(0, 22);
}
