import type { CurrentRange } from '../../range/current-range.ts';
import type { ToldLead } from './lead-letters.ts';
import type { Lead } from './lead-rows.repository.ts';

/** What letters tell of a request that has been stored, with today's names of its municipality and its plots. */
export function toldOfStored(lead: Lead, range: Pick<CurrentRange, 'municipalities' | 'plots' | 'salespersons'>): ToldLead {
  const { userId, name, email, emailTyped, phone, consentId, newsletterConsentId, house } = lead;
  const [firstName = ''] = name.split(' ');
  const salesperson = range.salespersons.find((one) => one.email === lead.salespersonEmail);
  return {
    id: lead.id,
    isQuote: lead.submissionType === 'Quote',
    sentAt: lead.sentAt,
    asker: { userId, name, firstName, email, emailTyped, phone, consentId, newsletterConsentId },
    salesperson: {
      name: lead.salespersonName,
      email: lead.salespersonEmail,
      phone: salesperson ? salesperson.mobile || salesperson.phone : '',
    },
    message: lead.message,
    house:
      house && lead.configurationId !== null && lead.priceOre !== null
        ? { token: lead.configurationId, name: house.name, price: lead.priceOre }
        : null,
    houseTitle: lead.houseTitle,
    municipalityName: range.municipalities.find(({ id }) => id === lead.municipalityId)?.name ?? '',
    plots: plotAddresses(range, lead.plotIds),
    // Offers are not held back: this is a question.
    before: null,
    source: lead.source,
    marketing: lead.marketing,
  };
}

/** Where these plots lie; those that are offered no more are left out. */
export function plotAddresses({ plots }: Pick<CurrentRange, 'plots'>, plotIds: Lead['plotIds']): readonly string[] {
  return plots.filter(({ id }) => plotIds.includes(id)).map(({ address, municipalityName }) => `${address}, ${municipalityName}`);
}
