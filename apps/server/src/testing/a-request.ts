import type { NewRequest } from '../modules/sales/requests/requests.repository.ts';

/** Returns a request for information that a visitor sent. By default, it is not about a house. */
export function aRequest(own: Partial<NewRequest> = {}): NewRequest {
  return {
    id: crypto.randomUUID(),
    submissionType: 'Sales',
    sentAt: new Date('2026-11-20T11:00:00Z'),
    userId: null,
    name: 'Åsa Lind',
    email: 'asa@example.se',
    emailTyped: null,
    phone: '',
    message: '',
    consentId: null,
    newsletterConsentId: null,
    configurationId: null,
    house: null,
    priceOre: null,
    houseTitle: '',
    municipalityId: null,
    plotIds: [],
    salespersonName: '',
    salespersonEmail: '',
    source: 'contact',
    marketing: { utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '', gclid: '', referrer: '' },
    keyHash: null,
    heldBack: null,
    ...own,
  };
}
