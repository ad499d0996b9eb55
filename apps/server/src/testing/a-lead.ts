import type { NewLead } from '../modules/sales/leads/leads.repository.ts';

/** A question about no house, as it is stored. */
export function aLead(own: Partial<NewLead> = {}): NewLead {
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
