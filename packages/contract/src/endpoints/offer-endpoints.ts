import { customerOfferBody, offerAcceptanceBody, offerQuestionBody } from '../offer-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** Whoever has the personal address. It is as hard to guess as 190 bits. */
const byAddress = {
  request: null,
  access: 'anyone',
  limit: 'lookUp',
  personal: true,
  parameters: z.object({ token: z.string().max(64) }),
} as const;

/** What the customer's own page of an offer calls. The other pages do not load it. */
export const offerEndpoints = {
  readOffer: {
    ...byAddress,
    method: 'GET',
    path: '/api/offers/:token',
    summary: 'An offer as it was sent, and where it is: open, accepted, expired, withdrawn or replaced',
    response: customerOfferBody,
    problems: ['unknown-offer'],
  },
  acceptOffer: {
    ...byAddress,
    method: 'POST',
    path: '/api/offers/:token/acceptance',
    summary: 'Says that the customer wants to go on with an open offer; said again, it is answered as it was said first',
    request: offerAcceptanceBody,
    response: customerOfferBody,
    problems: ['unknown-offer', 'offer-closed'],
    limit: 'contact',
  },
  askAboutOffer: {
    ...byAddress,
    method: 'POST',
    path: '/api/offers/:token/questions',
    summary: 'Asks the seller something about an offer, whatever has become of it',
    request: offerQuestionBody,
    response: null,
    problems: ['unknown-offer'],
    limit: 'contact',
  },
  makeOfferDocument: {
    ...byAddress,
    method: 'GET',
    path: '/api/offers/:token/document',
    summary: 'The PDF of an offer',
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-offer', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
