import type { PlotId } from '@gavel/core';
import { type OfferHouse, offerHouse } from '@gavel/core/offers';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Letters } from '../../people/letters/letters.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { type OpenedVisit, openVisit } from '../../visit/configurations/open-configuration.ts';
import { type PrintingDependencies, sheetOfVisit } from '../../visit/documents/print-house.ts';
import { findHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { Selling } from '../desk/look-at-leads.ts';
import type { AskedHouse, Lead } from '../leads/lead-rows.repository.ts';

/** As much as a seller may take off a house, percent of its ordinary price. */
export interface DiscountLimits {
  readonly salesman: number;
  readonly administrator: number;
}

/** What making offers takes. */
export interface Offering extends PrintingDependencies, Selling {
  readonly letters: Letters;
  readonly webhooks: Webhooks;
  readonly secrets: Secrets;
  readonly discountLimits: DiscountLimits;
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
}

/** The house that an offer is made from: as it is saved now, at today's prices. */
export interface HouseToOffer {
  readonly configurationId: string;
  /** Which save it is; null: a snapshot. */
  readonly revision: number | null;
  readonly chosen: AskedHouse;
  readonly house: OfferHouse;
  readonly opened: OpenedVisit;
  readonly plotIds: readonly PlotId[];
  readonly savedAt: number | null;
}

/** Throws `unknown-configuration` where the request is about no house that is kept, and `final-order`. */
export async function houseToOffer(
  offering: Offering,
  { configurationId }: Pick<Lead, 'configurationId'>,
  identity: Identity,
): Promise<HouseToOffer> {
  if (configurationId === null) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  const saved = await findHouse(offering.db, configurationId);
  const { isOrder, plotIds, requestSentAtUtc: _, ...opened } = await openVisit(offering, configurationId, async () => identity);
  if (isOrder) throw new AppError('final-order');
  const { configuration } = opened;
  const sheet = sheetOfVisit(opened, await offering.currentRange(), { pricedAt: offering.now(), plotIds, terms: null });
  return {
    configurationId,
    revision: saved?.revision ?? null,
    chosen: {
      name: configuration.name,
      houseId: configuration.houseId,
      webConfigurationId: configuration.webConfigurationId,
      webConfigurationVersion: configuration.webConfigurationVersion,
      municipalityId: configuration.municipalityId,
      areaCode: configuration.priceListAreaCode,
      answers: configuration.selections,
    },
    house: offerHouse(sheet),
    opened,
    plotIds,
    savedAt: saved?.savedAt.getTime() ?? null,
  };
}

/** Who sells, as the customer reaches them: as the request has it, with the telephone of today. */
export function sellerOf(
  { salespersonName: name, salespersonEmail: email }: Pick<Lead, 'salespersonName' | 'salespersonEmail'>,
  { salespersons, brand }: Pick<CurrentRange, 'salespersons' | 'brand'>,
) {
  const theirs = salespersons.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return { name, email, phone: theirs ? theirs.mobile || theirs.phone : brand.contact.phone };
}
