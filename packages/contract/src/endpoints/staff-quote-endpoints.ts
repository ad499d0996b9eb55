import { quoteDeskBody, quoteWritingBody } from '../staff/staff-quote-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
const byRequest = z.object({ id: z.string() });
const byQuote = z.object({ id: z.string(), offer: z.string() });

/** Endpoints of the administration for quotes on the house in a customer’s request. */
export const staffQuoteEndpoints = {
  readOfferDesk: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/offer',
    summary: 'The basis of a quote for a request, the draft, and the sent quotes',
    parameters: byRequest,
    response: quoteDeskBody,
    problems: ['unknown-lead', 'unknown-configuration', 'final-order'],
  },
  saveOffer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offer',
    summary: 'Saves the draft of a quote, also if it cannot be sent yet',
    parameters: byRequest,
    request: quoteWritingBody,
    response: quoteDeskBody,
    headers: { 'If-Match': 'The ETag as it was read: refused when somebody has saved the draft since' },
    problems: ['unknown-lead', 'unknown-configuration', 'final-order', 'offer-conflict', 'lead-erased'],
  },
  sendOffer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offer/send',
    summary:
      'Sends the draft: the quote gets the next number, is frozen and e-mailed, and replaces earlier ones. `detail` of a refusal: past-date, date-too-far, discount-over-limit, negative-total, no-customer',
    parameters: byRequest,
    response: quoteDeskBody,
    headers: { 'If-Match': 'The ETag as it was read: refused when the draft, the house or its price is another one now' },
    problems: ['unknown-lead', 'unknown-configuration', 'final-order', 'offer-conflict', 'offer-refused'],
  },
  withdrawOffer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offers/:offer/withdrawal',
    summary: 'Withdraws an open quote; its address then says so',
    parameters: byQuote,
    response: quoteDeskBody,
    problems: ['unknown-lead', 'unknown-offer', 'offer-closed', 'unknown-configuration', 'final-order'],
  },
  previewOfferDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offer/document',
    summary: 'The PDF of the saved draft',
    parameters: byRequest,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-configuration', 'final-order', 'busy', 'document-failed'],
    limit: 'document',
  },
  makeSentOfferDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offers/:offer/document',
    summary: 'The PDF of a sent quote',
    parameters: byQuote,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-offer', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
