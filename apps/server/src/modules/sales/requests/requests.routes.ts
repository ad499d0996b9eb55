import type { Handlers } from '../../../http/serve-endpoint.ts';
import { mayCount } from '../../visit/counts/may-count.ts';
import { requestRecord } from './request-record.ts';
import { listRequestsAfter } from './requests.repository.ts';
import { type Asking, submitContactRequest } from './submit-contact-request.ts';

interface RequestsDependencies extends Asking {
  /** The address at which visitors reach the server, without a slash at the end. */
  readonly ownUrl: string;
}

/** The number of requests on a page of the list if the HTTP request names no number. */
const USUAL = 50;

/** Returns the handlers with which visitors send requests, and with which the builder's other systems read them. */
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
      // Read one request more than the page has, to learn whether there is another page.
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
