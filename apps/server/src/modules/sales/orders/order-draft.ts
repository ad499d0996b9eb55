import { createHash } from 'node:crypto';
import { encodeTrusted } from '@gavel/contract';
import { type DraftCheck, type OrderDraft, type OrderedHouse, type OrderGap, orderDraftBody } from '@gavel/contract/staff';
import { type Placement, type PlotId, type SummarySheet, stockholmDay } from '@gavel/core';
import { orderFaults } from '@gavel/core/orders';
import { quoteHouse } from '@gavel/core/quotes';
import type { OrderCheck } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, isStaff } from '../../../http/identity.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { plotsIn } from '../../range/plots-in.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { findSnapshot } from '../../visit/configurations/configurations.repository.ts';
import { type OpenedVisit, openAsOf, openVisit, pictureOf } from '../../visit/configurations/open-configuration.ts';
import { type PrintingDependencies, sheetOfVisit } from '../../visit/documents/print-house.ts';
import { findVersion } from '../../visit/saved-houses/house-versions.repository.ts';
import { findHouse, isSameContent, type SavedHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { Selling } from '../desk/look-at-requests.ts';
import { findVisible } from '../desk/open-request.ts';
import { listQuotes, type SentQuote, stateOf } from '../quotes/quotes.repository.ts';
import type { NumberedRequest } from '../requests/requests.repository.ts';
import { listOrdersOfRequest, listTicks, type Order, type Tick } from './orders.repository.ts';

/** The dependencies of drafting an order. */
export interface Drafting extends PrintingDependencies, Selling {
  /** Who must approve a salesperson's order before it is frozen. */
  readonly ordersNeed: 'nobody' | 'administrator';
}

/** An order as it would be made now, with the data from which it would be made. */
export interface Drafted {
  readonly draft: OrderDraft;
  readonly lead: NumberedRequest;
  /** The version of the work on the request. */
  readonly version: number;
  readonly saved: SavedHouse | null;
  readonly opened: Omit<OpenedVisit, 'carriedOver'>;
  readonly chosen: OrderedHouse;
  readonly sheet: SummarySheet;
  /** The time whose prices the order uses: when its quote was sent, or now; in milliseconds since 1970. */
  readonly pricedAt: number;
  readonly plotIds: readonly PlotId[];
  readonly placement: Placement | null;
  readonly ticks: readonly Tick[];
}

/**
 * What an order is made from. `offer`: the latest open or accepted quote; without such a quote, the same as `house`. `house`: the house as
 * it is saved now, at the prices of today.
 */
export type OrderOf = 'offer' | 'house';

/**
 * Returns the order that could be made from the house of a request. Throws `unknown-lead`, `unknown-configuration` if the
 * request is about no stored house, and `final-order` if that house is an order already.
 */
export async function draftOrder(
  drafting: Drafting,
  identity: Identity,
  requestId: string,
  of: OrderOf = 'offer',
): Promise<Drafted> {
  const { db } = drafting;
  const { lead: request, listed } = await findVisible(drafting, identity, requestId);
  const token = request.configurationId;
  if (token === null) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  const saved = await findHouse(db, token);
  if (saved?.type === 'base') throw new AppError('final-order');
  const held = await findHeldQuote(drafting, request.id);
  const quote = of === 'offer' ? held : null;
  const range = await drafting.currentRange();
  const pricedAt = quote?.sentAt.getTime() ?? drafting.now();
  const opened = quote
    ? await openAsOf(drafting, token, { ...quote.chosen, savedAt: quote.sentAt })
    : await openVisit(drafting, token, async () => identity);
  const terms = quote && (await readRangeOf(db, quote.sentAt));
  const marked = saved?.plotIds ?? request.plotIds;
  const plotIds = quote ? plotsOfQuote(quote, opened, terms ?? range, marked) : marked;
  const placement = (quote?.chosen ?? saved ?? request.house)?.placement ?? null;
  const sheet = sheetOfVisit(opened, range, { pricedAt, plotIds, terms });
  const answers = (quote?.chosen ?? saved ?? (await findSnapshot(db, token)))?.answers ?? new Map();
  const ticks = await listTicks(db, request.id);
  const orders = await listOrdersOfRequest(db, request.id);
  const asks = range.brand.orderChecks;
  const { name, email, phone, customerNumber: accountId } = request;
  const untagged: OrderDraft = {
    leadId: request.id,
    configurationId: token,
    image: pictureOf({ token, revision: saved?.revision ?? 0 }),
    customer: { name, email, phone, accountId },
    house: quote?.house ?? quoteHouse(sheet),
    lines: quote?.lines ?? [],
    plots: plotsOf(sheet),
    offer: quote && { number: quote.number, sentAt: quote.sentAt.getTime(), isAccepted: quote.acceptedAt !== null },
    hasOffer: held !== null,
    isChangedSinceOffer: held !== null && (await isChangedSince(db, held, saved)),
    checks: asks.map((check) => asked(check, ticks)),
    gaps: [...orderFaults(opened.compiled, opened.visit, answers), ...otherGaps({ lead: request, sheet, asks, ticks, orders })],
    waits: drafting.ordersNeed === 'administrator' && isStaff(identity) && identity.role !== 'Admin',
    orders: orders.map(({ token: id, number, state }) => ({ token: id, number, state })),
    tag: '',
  };
  return {
    draft: { ...untagged, tag: tagOf(untagged) },
    lead: request,
    version: listed.version,
    saved,
    opened,
    sheet,
    pricedAt,
    plotIds,
    placement,
    ticks,
    chosen: { ...placeOf(token, opened), revision: quote ? quote.revision : (saved?.revision ?? null), answers, placement },
  };
}

function plotsOf({ plots }: SummarySheet): OrderDraft['plots'] {
  return plots.map(({ address, areaName, propertyReference, landArea, price }) => ({
    address,
    areaName,
    propertyReference,
    landArea,
    price,
  }));
}

/** Returns what identifies the house of an order: its token, house model, version, municipality and price area. */
function placeOf(
  token: string,
  { configuration }: Pick<OpenedVisit, 'configuration'>,
): Omit<OrderedHouse, 'revision' | 'answers' | 'placement'> {
  return {
    houseId: configuration.houseId,
    webConfigurationId: configuration.webConfigurationId,
    webConfigurationVersion: configuration.webConfigurationVersion,
    municipalityId: configuration.municipalityId,
    areaCode: configuration.priceListAreaCode,
    configurationId: token,
  };
}

/** Returns the latest quote of a request that is open or accepted; null: there is none. */
async function findHeldQuote({ db, now }: Drafting, requestId: string): Promise<SentQuote | null> {
  const today = stockholmDay(now());
  const held = (await listQuotes(db, requestId)).filter((quote) => ['open', 'accepted'].includes(stateOf(quote, today)));
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

/** Returns what the order still lacks, except for answers to questions. */
function otherGaps({
  lead: { name, email },
  sheet,
  asks,
  ticks,
  orders,
}: {
  readonly lead: NumberedRequest;
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

/**
 * Returns the plots of an order that is made from a quote: those now chosen for the house that are in the municipality of the
 * quote. If the quote places the house on a plot that is not among them, returns only that plot.
 */
function plotsOfQuote(
  { chosen: { placement } }: SentQuote,
  { configuration }: Pick<OpenedVisit, 'configuration'>,
  { plots }: Pick<CurrentRange, 'plots'>,
  marked: readonly PlotId[],
): readonly PlotId[] {
  const plotIds = plotsIn(plots, configuration.municipalityName, marked);
  return placement && !plotIds.includes(placement.plotId) ? [placement.plotId] : plotIds;
}

/** Returns whether the saved house was changed after it was quoted. A change of only the name or the price does not count. */
async function isChangedSince(db: Drafting['db'], { revision }: SentQuote, saved: SavedHouse | null): Promise<boolean> {
  if (revision === (saved?.revision ?? null)) return false;
  const quoted = saved && revision !== null ? await findVersion(db, saved.token, revision) : null;
  if (!saved || !quoted) return true;
  const { houseId, municipalityId, answers, plotIds, placement } = quoted;
  return !isSameContent({ ...saved, houseId, municipalityId, answers, plotIds, placement }, saved);
}

/** Returns the ETag of an order draft. It changes as soon as anything in the draft changes. */
function tagOf(draft: OrderDraft): string {
  return createHash('sha256')
    .update(JSON.stringify(encodeTrusted(orderDraftBody, draft)))
    .digest('base64url')
    .slice(0, 22);
}
