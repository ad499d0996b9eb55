import type { Handlers } from '../../../http/serve-endpoint.ts';
import { mayCount } from '../../visit/counts/may-count.ts';
import { requestRecord } from './request-record.ts';
import { listRequestsAfter } from './requests.repository.ts';
import { type Asking, submitContactRequest } from './submit-contact-request.ts';

interface RequestsDependencies extends Asking {
  /** The address at which visitors reach the server, without a slash at the end. */
  readonly ownUrl: string;
}

/** The number of requests on a page if the program that reads the list names no number. */
const USUAL = 50;

/** Returns the handlers for visitors' requests, and for the builder's other systems that read them. */
export function requestsRoutes(dependencies: RequestsDependencies): Handlers<'submitContactRequest' | 'listLeads'> {
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
      // Ask for one more, to learn whether there is another page.
      const found = await listRequestsAfter(db, after, max + 1);
      const page = found.slice(0, max);
      const range = await currentRange();
      return {
        leads: page.map((request) => requestRecord(request, range, ownUrl)),
        next: page.at(-1)?.position ?? after,
        hasMore: found.length > max,
      };
    },
  };
}
