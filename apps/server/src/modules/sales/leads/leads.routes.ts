import type { Handlers } from '../../../http/serve-endpoint.ts';
import { mayCount } from '../../visit/counts/may-count.ts';
import { leadRecord } from './lead-record.ts';
import { listLeadsAfter } from './leads.repository.ts';
import { type Asking, submitContactRequest } from './submit-contact-request.ts';

interface LeadsDependencies extends Asking {
  /** Where visitors reach the server, without a slash at the end. */
  readonly ownUrl: string;
}

/** So many where a program does not say. */
const USUAL = 50;

/** What visitors ask of the builder, and how other systems of the builder read it. */
export function leadsRoutes(dependencies: LeadsDependencies): Handlers<'submitContactRequest' | 'listLeads'> {
  const { db, currentRange, ownUrl } = dependencies;
  return {
    submitContactRequest: ({ body, identity, client, header, requestHeaders }) =>
      submitContactRequest(dependencies, body, {
        identity,
        client,
        formKey: header('Idempotency-Key'),
        isCounted: mayCount(requestHeaders),
      }),
    async listLeads({ parameters: { after = 0, max = USUAL } }) {
      // One more tells whether there are more.
      const found = await listLeadsAfter(db, after, max + 1);
      const page = found.slice(0, max);
      const range = await currentRange();
      return {
        leads: page.map((lead) => leadRecord(lead, range, ownUrl)),
        next: page.at(-1)?.position ?? after,
        hasMore: found.length > max,
      };
    },
  };
}
