import { type HouseAtTime, type HouseChanges, houseChanges, type Placement, type PlotId } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { type OpenedVisit, type Opening, openAsOf } from '../../visit/configurations/open-configuration.ts';
import { placementWords } from './placement-words.ts';
import type { AskedHouse, CustomerRequest } from './request-rows.repository.ts';
import { findLatestQuote } from './requests-of-house.repository.ts';
import { plotAddresses } from './told-request.ts';

/** A request about a stored house. */
export interface SentHouse extends CustomerRequest {
  readonly house: AskedHouse;
  readonly configurationId: string;
}

/** The current state of a house. */
export interface HouseNow {
  readonly opened: Omit<OpenedVisit, 'carriedOver'>;
  readonly plotIds: readonly PlotId[];
  readonly placement: Placement | null;
}

export function isAboutHouse(request: CustomerRequest): request is SentHouse {
  return request.house !== null && request.configurationId !== null;
}

/**
 * Opens the house of a request as it was on the day of the request, with the version, prices and campaigns of that day. Throws the errors
 * of `openAsOf`.
 */
export function openSent(opening: Opening, { configurationId, house, sentAt }: SentHouse): Promise<OpenedVisit> {
  return openAsOf(opening, configurationId, { ...house, savedAt: sentAt });
}

/** Returns the changes of a house since a request about it was sent; null: there are none. Throws the errors of `openSent`. */
export async function changesSince(
  opening: Opening,
  sent: SentHouse,
  { opened, plotIds, placement }: HouseNow,
): Promise<HouseChanges | null> {
  const range = await opening.currentRange();
  const { placement: before } = sent.house;
  const was = atTime(await openSent(opening, sent), {
    plots: plotAddresses(range, sent.plotIds).join(', '),
    placement: placementWords(range, before),
  });
  const is = atTime(opened, {
    plots: plotAddresses(range, plotIds).join(', '),
    placement: placementWords(range, placement, before),
  });
  return houseChanges(was, is);
}

/** The previous quote request about a house. */
export interface QuoteBefore extends Pick<CustomerRequest, 'sentAt' | 'salespersonEmail'> {
  /** The changes of the house since that request; null: there are none. */
  readonly changes: HouseChanges | null;
}

/**
 * Returns the previous quote request about a house. Null: there is none, or the changes since then cannot be calculated because the
 * earlier house can no longer be opened.
 */
export async function quoteBefore(opening: Opening, token: string, now: HouseNow): Promise<QuoteBefore | null> {
  const sent = await findLatestQuote(opening.db, token);
  if (!sent || !isAboutHouse(sent)) return null;
  const { sentAt, salespersonEmail } = sent;
  return orUnknown(async () => ({ sentAt, salespersonEmail, changes: await changesSince(opening, sent, now) }));
}

/** Returns the result of `tell`, or null if the house can no longer be opened. */
export async function orUnknown<Told>(tell: () => Promise<Told>): Promise<Told | null> {
  try {
    return await tell();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-configuration') return null;
    throw error;
  }
}

function atTime(
  { configuration, compiled, visit }: HouseNow['opened'],
  place: Pick<HouseAtTime['facts'], 'plots' | 'placement'>,
): HouseAtTime {
  const { name, houseTitle: houseModel, municipalityName: municipality, price: total } = configuration;
  return { compiled, visit, total, facts: { name, houseModel, municipality, ...place } };
}
