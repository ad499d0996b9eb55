import type { StandingRequest } from '@gavel/contract/all';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { addNote, changeRequest } from '../../sales/desk/change-request.ts';
import type { Selling } from '../../sales/desk/look-at-requests.ts';
import { findVisible } from '../../sales/desk/open-request.ts';
import {
  listRecords,
  type Reading,
  readCustomers,
  readOrders,
  readQuotes,
  readRequests,
  standingRequest,
} from './read-records.ts';

interface RecordsDependencies extends Selling {
  /** The address of the site for visitors, without a slash at the end. */
  readonly ownUrl: string;
  readonly mails: Mails;
  readonly webhooks: Webhooks;
}

type RecordsEndpoint =
  | 'listLeadRecords'
  | 'readLeadRecord'
  | 'changeLeadRecord'
  | 'addLeadRecordNote'
  | 'listCustomerRecords'
  | 'readCustomerRecord'
  | 'listOfferRecords'
  | 'readOfferRecord'
  | 'listOrderRecords'
  | 'readOrderRecord';

/** Returns the handlers of the API for other systems of the builder. */
export function recordsRoutes(dependencies: RecordsDependencies): Handlers<RecordsEndpoint> {
  const { db, currentRange, ownUrl, now } = dependencies;
  const reading = async (): Promise<Reading> => ({
    db,
    range: await currentRange(),
    site: ownUrl,
    today: stockholmDay(now()),
  });
  const readRequest = async (identity: Identity, id: string): Promise<StandingRequest> => {
    const { listed, lead: request } = await findVisible(dependencies, identity, id);
    return standingRequest(request, listed, await currentRange(), ownUrl);
  };
  return {
    listLeadRecords: async ({ parameters }) => listRecords(await reading(), 'lead', readRequests, parameters),
    async readLeadRecord({ parameters: { id }, identity, setETag }) {
      const request = await readRequest(identity, id);
      setETag(request.version);
      return request;
    },
    async changeLeadRecord({ parameters: { id }, body, identity, header, setETag }) {
      await changeRequest(dependencies, identity, id, body, header('If-Match'));
      const request = await readRequest(identity, id);
      setETag(request.version);
      return request;
    },
    async addLeadRecordNote({ parameters: { id }, body, identity, setETag }) {
      await addNote(dependencies, identity, id, body);
      const request = await readRequest(identity, id);
      setETag(request.version);
      return request;
    },
    listCustomerRecords: async ({ parameters }) => listRecords(await reading(), 'customer', readCustomers, parameters),
    async readCustomerRecord({ parameters: { customer } }) {
      const [found] = await readCustomers(await reading(), [String(customer)]);
      if (!found) throw new AppError('unknown-customer');
      return found.record;
    },
    listOfferRecords: async ({ parameters }) => listRecords(await reading(), 'offer', readQuotes, parameters),
    async readOfferRecord({ parameters: { id } }) {
      const [found] = await readQuotes(await reading(), [id]);
      if (!found) throw new AppError('unknown-offer');
      return found.record;
    },
    listOrderRecords: async ({ parameters }) => listRecords(await reading(), 'order', readOrders, parameters),
    async readOrderRecord({ parameters: { id } }) {
      const [found] = await readOrders(await reading(), [id]);
      if (!found) throw new AppError('unknown-order');
      return found.record;
    },
  };
}
