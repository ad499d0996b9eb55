import { customerOfferBody, offerAcceptanceBody, offerQuestionBody } from '../offer-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** Whoever has the personal address. It is as hard to guess as 190 bits. */
const byAddress = {
  request: null,
  access: 'anyone',
  limit: 'lookUp',
  personal: true,
  parameters: z.object({ token: z.string().check(z.maxLength(64)) }),
} as const;

/** What the customer's own page of an offer calls. The other pages do not load it. */
export const offerEndpoints = {
  readOffer: {
    ...byAddress,
    method: 'GET',
    path: '/api/offers/:token',
    summary: 'A sent quote and its state: open, accepted, expired, withdrawn or replaced',
    response: customerOfferBody,
    problems: ['unknown-offer'],
  },
  acceptOffer: {
    ...byAddress,
    method: 'POST',
    path: '/api/offers/:token/acceptance',
    summary: 'Accepts an open quote; idempotent',
    request: offerAcceptanceBody,
    response: customerOfferBody,
    problems: ['unknown-offer', 'offer-closed'],
    limit: 'contact',
  },
  askAboutOffer: {
    ...byAddress,
    method: 'POST',
    path: '/api/offers/:token/questions',
    summary: 'Asks the salesperson about a quote, in any state',
    request: offerQuestionBody,
    response: null,
    problems: ['unknown-offer'],
    limit: 'contact',
  },
  makeOfferDocument: {
    ...byAddress,
    method: 'GET',
    path: '/api/offers/:token/document',
    summary: 'The PDF of a quote',
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-offer', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
