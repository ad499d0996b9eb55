import { type HouseAtTime, type HouseChanges, houseChanges, type PlotId } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { type OpenedVisit, type Opening, openAsOf } from '../../visit/configurations/open-configuration.ts';
import type { AskedHouse, Lead } from './lead-rows.repository.ts';
import { findLatestQuote } from './leads-of-house.repository.ts';
import { plotAddresses } from './told-lead.ts';

/** A request about a house that is kept. */
export interface SentHouse extends Lead {
  readonly house: AskedHouse;
  readonly configurationId: string;
}

/** A house as it is now. */
export interface HouseNow {
  readonly opened: Omit<OpenedVisit, 'carriedOver'>;
  readonly plotIds: readonly PlotId[];
}

export function isAboutHouse(lead: Lead): lead is SentHouse {
  return lead.house !== null && lead.configurationId !== null;
}

/** The house of a request as it was sent: its version, its prices, the campaigns of that day. Throws `unknown-configuration` where its municipality is gone. */
export function openSent(opening: Opening, { configurationId, house, sentAt }: SentHouse): Promise<OpenedVisit> {
  return openAsOf(opening, configurationId, { ...house, savedAt: sentAt });
}

/** What has become of a house since it was sent; null: nothing. Throws as `openSent` does. */
export async function changesSince(
  opening: Opening,
  sent: SentHouse,
  { opened, plotIds }: HouseNow,
): Promise<HouseChanges | null> {
  const range = await opening.currentRange();
  const was = atTime(await openSent(opening, sent), plotAddresses(range, sent.plotIds));
  return houseChanges(was, atTime(opened, plotAddresses(range, plotIds)));
}

/** The request for an offer on a house before this one. */
export interface QuoteBefore extends Pick<Lead, 'sentAt' | 'salespersonEmail'> {
  /** What has become of the house since; null: nothing. */
  readonly changes: HouseChanges | null;
}

/** Null: there is none, or its municipality is gone, so that nobody can tell what has changed. */
export async function quoteBefore(opening: Opening, token: string, now: HouseNow): Promise<QuoteBefore | null> {
  const sent = await findLatestQuote(opening.db, token);
  if (!sent || !isAboutHouse(sent)) return null;
  const { sentAt, salespersonEmail } = sent;
  return orUnknown(async () => ({ sentAt, salespersonEmail, changes: await changesSince(opening, sent, now) }));
}

/** Null where a house cannot be opened any more. */
export async function orUnknown<Told>(tell: () => Promise<Told>): Promise<Told | null> {
  try {
    return await tell();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-configuration') return null;
    throw error;
  }
}

function atTime({ configuration, compiled, visit }: HouseNow['opened'], plots: readonly string[]): HouseAtTime {
  const { name, houseTitle: houseModel, municipalityName: municipality, price: total } = configuration;
  return { compiled, visit, total, facts: { name, houseModel, municipality, plots: plots.join(', ') } };
}
