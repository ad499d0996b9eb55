import { contactOutcomeBody, contactRequestBody } from '../request-bodies.ts';
import { type Endpoint, none } from './endpoint.ts';

/** Endpoints for the requests that visitors send to the builder, for a quote or for information. */
export const requestEndpoints = {
  submitContactRequest: {
    method: 'POST',
    path: '/api/submit/contactrequest',
    summary: 'Sends a question, or a quote request for a saved house (needs an account). The server stores it, then e-mails it',
    parameters: none,
    request: contactRequestBody,
    response: contactOutcomeBody,
    optionalHeaders: { 'Idempotency-Key': 'Drawn once for each form: however often it is sent, it is one request' },
    problems: [
      'not-logged-in',
      'choose-password',
      'set-up-second-factor',
      'outdated-consent',
      'unknown-municipality',
      'unknown-configuration',
      'final-order',
    ],
    access: 'anyone',
    byAccount: true,
    limit: 'contact',
    personal: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
