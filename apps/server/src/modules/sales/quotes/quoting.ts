import type { PlotId } from '@gavel/core';
import { type QuoteHouse, quoteHouse } from '@gavel/core/quotes';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { hasAddress } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { type OpenedVisit, openVisit } from '../../visit/configurations/open-configuration.ts';
import { type PrintingDependencies, sheetOfVisit } from '../../visit/documents/print-house.ts';
import { findHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { Selling } from '../desk/look-at-requests.ts';
import type { AskedHouse, CustomerRequest } from '../requests/request-rows.repository.ts';
import type { SentQuote } from './quotes.repository.ts';

/** The largest discount that each role may give on a house, in percent of its ordinary price. */
export interface DiscountLimits {
  readonly salesman: number;
  readonly administrator: number;
}

/** The dependencies of the functions that write and send quotes. */
export interface Quoting extends PrintingDependencies, Selling {
  readonly mails: Mails;
  readonly webhooks: Webhooks;
  readonly secrets: Secrets;
  readonly discountLimits: DiscountLimits;
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
}

/**
 * The house from which a quote is made: its latest saved version, at today's prices. If the saved house is deleted: the house of
 * the latest quote.
 */
export interface HouseToQuote {
  readonly configurationId: string;
  /** The number of the saved version; null: the house is only shared by a link and saved in no account, so it has no versions. */
  readonly revision: number | null;
  readonly chosen: AskedHouse;
  readonly house: QuoteHouse;
  /** Null: the house is deleted, so no quote can be sent. */
  readonly opened: OpenedVisit | null;
  readonly plotIds: readonly PlotId[];
  readonly savedAt: number | null;
}

/**
 * Returns the house of a request, from which a quote can be made. Throws `unknown-configuration` if the request is not about a stored
 * house, and `final-order` if the house is a final order.
 */
export async function houseToQuote(
  quoting: Quoting,
  { configurationId }: Pick<CustomerRequest, 'configurationId'>,
  identity: Identity,
): Promise<HouseToQuote> {
  if (configurationId === null) throw new AppError('unknown-configuration', 'The request is about no house that is kept');
  const saved = await findHouse(quoting.db, configurationId);
  const found = await openVisit(quoting, configurationId, async () => identity);
  const { isOrder, plotIds, placement, requestSentAtUtc: _, ...opened } = found;
  if (isOrder) throw new AppError('final-order');
  const { configuration } = opened;
  const sheet = sheetOfVisit(opened, await quoting.currentRange(), { pricedAt: quoting.now(), plotIds, terms: null });
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
      placement,
    },
    house: quoteHouse(sheet),
    opened,
    plotIds,
    savedAt: saved?.savedAt.getTime() ?? null,
  };
}

/** Returns the house as a sent quote stores it. Used if the saved house is deleted. */
export function houseOfQuote({ configurationId, revision, chosen, house }: SentQuote): HouseToQuote {
  return { configurationId, revision, chosen, house, opened: null, plotIds: [], savedAt: null };
}

/** Returns the salesperson that is stored with a request, with their current telephone number; the builder’s, if the range lacks them. */
export function sellerOf(
  { salespersonName: name, salespersonEmail: email }: Pick<CustomerRequest, 'salespersonName' | 'salespersonEmail'>,
  { salespersons, brand }: Pick<CurrentRange, 'salespersons' | 'brand'>,
) {
  const theirs = salespersons.find(hasAddress(email));
  return { name, email, phone: theirs ? theirs.mobile || theirs.phone : brand.contact.phone };
}
