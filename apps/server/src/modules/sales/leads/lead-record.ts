import type { LeadRecord } from '@gavel/contract/all';
import type { CurrentRange } from '../../range/current-range.ts';
import type { Lead } from './lead-rows.repository.ts';
import type { NumberedLead } from './leads.repository.ts';
import { plotAddresses } from './told-lead.ts';

type Names = Pick<CurrentRange, 'municipalities' | 'plots'>;

/** A request as other systems of the builder get it. */
export function leadRecord(lead: NumberedLead, range: Names, baseUrl: string): LeadRecord {
  const { house, sentAt, erasedAt } = lead;
  return {
    id: lead.id,
    submissionType: lead.submissionType,
    sentAt: sentAt.getTime(),
    erasedAt: erasedAt?.getTime() ?? null,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    accountId: lead.customerNumber,
    gdprConsentId: lead.consentId,
    newsletterConsentId: lead.newsletterConsentId,
    configurationId: lead.configurationId,
    houseTitle: lead.houseTitle,
    house,
    price: lead.priceOre,
    salespersonName: lead.salespersonName,
    salespersonEmail: lead.salespersonEmail,
    source: lead.source,
    marketing: lead.marketing,
    ...placeOf(lead, range, baseUrl),
  };
}

/** Where a house is to stand, by today's names, and where it opens. */
export function placeOf(
  { municipalityId, plotIds, configurationId }: Pick<Lead, 'municipalityId' | 'plotIds' | 'configurationId'>,
  range: Names,
  baseUrl: string,
) {
  return {
    municipalityId,
    municipalityName: range.municipalities.find(({ id }) => id === municipalityId)?.name ?? '',
    plotIds,
    plotAddresses: plotAddresses(range, plotIds),
    url: configurationId === null ? null : `${baseUrl}/start/${configurationId}`,
  };
}
