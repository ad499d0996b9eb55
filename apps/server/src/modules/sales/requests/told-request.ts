import { hasAddress } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { ToldRequest } from './request-mails.ts';
import type { CustomerRequest } from './request-rows.repository.ts';

/** Returns the data of the e-mails about a stored request, with today's names of its municipality and plots. */
export function toldOfStored(
  request: CustomerRequest,
  range: Pick<CurrentRange, 'municipalities' | 'plots' | 'salespersons'>,
): ToldRequest {
  const { userId, name, email, emailTyped, phone, consentId, newsletterConsentId, house } = request;
  const [firstName = ''] = name.split(' ');
  const salesperson = range.salespersons.find(hasAddress(request.salespersonEmail));
  return {
    id: request.id,
    isQuote: request.submissionType === 'Quote',
    sentAt: request.sentAt,
    customer: { userId, name, firstName, email, emailTyped, phone, consentId, newsletterConsentId },
    salesperson: {
      name: request.salespersonName,
      email: request.salespersonEmail,
      phone: salesperson ? salesperson.mobile || salesperson.phone : '',
    },
    message: request.message,
    house:
      house && request.configurationId !== null && request.priceOre !== null
        ? { token: request.configurationId, name: house.name, price: request.priceOre }
        : null,
    houseTitle: request.houseTitle,
    municipalityName: range.municipalities.find(({ id }) => id === request.municipalityId)?.name ?? '',
    plots: plotAddresses(range, request.plotIds),
    // This function is called only when staff release a held-back request. Quote requests are never held back, and only their e-mails
    // list the changes since the previous quote request.
    before: null,
    source: request.source,
    marketing: request.marketing,
  };
}

/** Returns the addresses of these plots. Plots that are no longer for sale are left out. */
export function plotAddresses({ plots }: Pick<CurrentRange, 'plots'>, plotIds: CustomerRequest['plotIds']): readonly string[] {
  return plots.filter(({ id }) => plotIds.includes(id)).map(({ address, municipalityName }) => `${address}, ${municipalityName}`);
}
