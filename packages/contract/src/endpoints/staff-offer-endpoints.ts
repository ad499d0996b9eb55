import { offerDeskBody, offerWritingBody } from '../staff-offer-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
const byLead = z.object({ id: z.string() });
const byOffer = z.object({ id: z.string(), offer: z.string() });

/** What the administration calls about offers on the house of a request. */
export const staffOfferEndpoints = {
  readOfferDesk: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/offer',
    summary: 'What an offer on the house of a request is written from, the draft, and the offers that were sent',
    parameters: byLead,
    response: offerDeskBody,
    problems: ['unknown-lead', 'unknown-configuration', 'final-order'],
  },
  saveOffer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offer',
    summary: 'Saves what is written of an offer; it is kept also where it could not be sent',
    parameters: byLead,
    request: offerWritingBody,
    response: offerDeskBody,
    headers: { 'If-Match': 'The ETag as it was read: refused when somebody has saved the draft since' },
    problems: ['unknown-lead', 'unknown-configuration', 'final-order', 'offer-conflict'],
  },
  sendOffer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offer/send',
    summary:
      'Sends the draft: it gets the next number, is frozen and mailed, and replaces the offers before. `detail` of a refusal names what is wrong: past-date, date-too-far, discount-over-limit, negative-total, no-customer',
    parameters: byLead,
    response: offerDeskBody,
    headers: { 'If-Match': 'The ETag as it was read: refused when the draft, the house or its price is another one now' },
    problems: ['unknown-lead', 'unknown-configuration', 'final-order', 'offer-conflict', 'offer-refused'],
  },
  withdrawOffer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offers/:offer/withdrawal',
    summary: 'Takes back an open offer; who has its address is told that it does not hold any more',
    parameters: byOffer,
    response: offerDeskBody,
    problems: ['unknown-lead', 'unknown-offer', 'offer-closed', 'unknown-configuration', 'final-order'],
  },
  previewOfferDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offer/document',
    summary: 'The PDF of the draft as it is saved',
    parameters: byLead,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-configuration', 'final-order', 'busy', 'document-failed'],
    limit: 'document',
  },
  makeSentOfferDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/offers/:offer/document',
    summary: 'The PDF of an offer that was sent',
    parameters: byOffer,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-offer', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
