import type { StandingRequest } from '@gavel/contract/all';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { addNote, changeRequest } from '../../sales/desk/change-request.ts';
import { lookingOf, type Selling } from '../../sales/desk/look-at-requests.ts';
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
  const { db, currentRange, ownUrl } = dependencies;
  const reading = async (identity: Identity): Promise<Reading> => ({
    db,
    range: await currentRange(),
    site: ownUrl,
    looking: lookingOf(dependencies, identity),
  });
  const readRequest = async (identity: Identity, id: string): Promise<StandingRequest> => {
    const { listed, lead: request } = await findVisible(dependencies, identity, id);
    return standingRequest(request, listed, await currentRange(), ownUrl);
  };
  return {
    listLeadRecords: async ({ parameters, identity }) => listRecords(await reading(identity), 'lead', readRequests, parameters),
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
    listCustomerRecords: async ({ parameters, identity }) =>
      listRecords(await reading(identity), 'customer', readCustomers, parameters),
    async readCustomerRecord({ parameters: { customer }, identity }) {
      const [found] = await readCustomers(await reading(identity), [String(customer)]);
      if (!found) throw new AppError('unknown-customer');
      return found.record;
    },
    listOfferRecords: async ({ parameters, identity }) => listRecords(await reading(identity), 'offer', readQuotes, parameters),
    async readOfferRecord({ parameters: { id }, identity }) {
      const [found] = await readQuotes(await reading(identity), [id]);
      if (!found) throw new AppError('unknown-offer');
      return found.record;
    },
    listOrderRecords: async ({ parameters, identity }) => listRecords(await reading(identity), 'order', readOrders, parameters),
    async readOrderRecord({ parameters: { id }, identity }) {
      const [found] = await readOrders(await reading(identity), [id]);
      if (!found) throw new AppError('unknown-order');
      return found.record;
    },
  };
}
