import type { Handlers } from '../../http/serve-endpoint.ts';
import { type Asking, submitContactRequest } from './submit-contact-request.ts';

/** What visitors ask of the builder. */
export function leadsRoutes(asking: Asking): Handlers<'submitContactRequest'> {
  return {
    submitContactRequest: ({ body, identity, client, header }) =>
      submitContactRequest(asking, body, { identity, client, formKey: header('Idempotency-Key') }),
  };
}
