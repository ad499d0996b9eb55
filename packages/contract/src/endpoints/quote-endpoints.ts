import { customerQuoteBody, quoteAcceptanceBody, quoteQuestionBody } from '../quote-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** For anybody who has the link that was e-mailed to the customer. The token in the link has 190 random bits. */
const byAddress = {
  request: null,
  access: 'anyone',
  limit: 'lookUp',
  personal: true,
  parameters: z.object({ token: z.string().check(z.maxLength(64)) }),
} as const;

/** Endpoints of the customer’s page of a quote. Other pages do not load this file. */
export const quoteEndpoints = {
  readOffer: {
    ...byAddress,
    method: 'GET',
    path: '/api/offers/:token',
    summary: 'A sent quote and its state: open, accepted, expired, withdrawn or replaced',
    response: customerQuoteBody,
    problems: ['unknown-offer'],
  },
  acceptOffer: {
    ...byAddress,
    method: 'POST',
    path: '/api/offers/:token/acceptance',
    summary: 'Accepts an open quote; idempotent',
    request: quoteAcceptanceBody,
    response: customerQuoteBody,
    problems: ['unknown-offer', 'offer-closed'],
    limit: 'contact',
  },
  askAboutOffer: {
    ...byAddress,
    method: 'POST',
    path: '/api/offers/:token/questions',
    summary: 'Asks the salesperson about a quote, in any state',
    request: quoteQuestionBody,
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
