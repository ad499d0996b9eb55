import type { RequestRecord } from '@gavel/contract/all';
import type { CurrentRange } from '../../range/current-range.ts';
import type { CustomerRequest } from './request-rows.repository.ts';
import type { NumberedRequest } from './requests.repository.ts';
import { plotAddresses } from './told-request.ts';

type Names = Pick<CurrentRange, 'municipalities' | 'plots'>;

/** Returns a request as the record that the builder's other systems read through the API. */
export function requestRecord(request: NumberedRequest, range: Names, baseUrl: string): RequestRecord {
  const { house, sentAt, erasedAt } = request;
  return {
    id: request.id,
    submissionType: request.submissionType,
    sentAt: sentAt.getTime(),
    erasedAt: erasedAt?.getTime() ?? null,
    name: request.name,
    email: request.email,
    phone: request.phone,
    message: request.message,
    accountId: request.customerNumber,
    gdprConsentId: request.consentId,
    newsletterConsentId: request.newsletterConsentId,
    configurationId: request.configurationId,
    houseTitle: request.houseTitle,
    house,
    price: request.priceOre,
    salespersonName: request.salespersonName,
    salespersonEmail: request.salespersonEmail,
    source: request.source,
    marketing: request.marketing,
    ...placeOf(request, range, baseUrl),
  };
}

/** Returns the municipality and plots of a house, with today's names, and the address where the house opens (null: not a stored house). */
export function placeOf(
  { municipalityId, plotIds, configurationId }: Pick<CustomerRequest, 'municipalityId' | 'plotIds' | 'configurationId'>,
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
