import type { StandingLead } from '@gavel/contract/all';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Letters } from '../../people/letters/letters.ts';
import { addNote, changeLead } from '../../sales/desk/change-lead.ts';
import type { Selling } from '../../sales/desk/look-at-leads.ts';
import { findVisible } from '../../sales/desk/open-lead.ts';
import { listRecords, type Reading, readCustomers, readLeads, readOffers, readOrders, standingLead } from './read-records.ts';

interface RecordsDependencies extends Selling {
  /** Where visitors reach the server, without a slash at the end. */
  readonly ownUrl: string;
  readonly letters: Letters;
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

/** What other systems of the builder read and write. */
export function recordsRoutes(dependencies: RecordsDependencies): Handlers<RecordsEndpoint> {
  const { db, currentRange, ownUrl, now } = dependencies;
  const reading = async (): Promise<Reading> => ({
    db,
    range: await currentRange(),
    site: ownUrl,
    today: stockholmDay(now()),
  });
  const readLead = async (identity: Identity, id: string): Promise<StandingLead> => {
    const { listed, lead } = await findVisible(dependencies, identity, id);
    return standingLead(lead, listed, await currentRange(), ownUrl);
  };
  return {
    listLeadRecords: async ({ parameters }) => listRecords(await reading(), 'lead', readLeads, parameters),
    async readLeadRecord({ parameters: { id }, identity, setETag }) {
      const lead = await readLead(identity, id);
      setETag(lead.version);
      return lead;
    },
    async changeLeadRecord({ parameters: { id }, body, identity, header, setETag }) {
      await changeLead(dependencies, identity, id, body, header('If-Match'));
      const lead = await readLead(identity, id);
      setETag(lead.version);
      return lead;
    },
    async addLeadRecordNote({ parameters: { id }, body, identity, setETag }) {
      await addNote(dependencies, identity, id, body);
      const lead = await readLead(identity, id);
      setETag(lead.version);
      return lead;
    },
    listCustomerRecords: async ({ parameters }) => listRecords(await reading(), 'customer', readCustomers, parameters),
    async readCustomerRecord({ parameters: { customer } }) {
      const [found] = await readCustomers(await reading(), [String(customer)]);
      if (!found) throw new AppError('unknown-customer');
      return found.record;
    },
    listOfferRecords: async ({ parameters }) => listRecords(await reading(), 'offer', readOffers, parameters),
    async readOfferRecord({ parameters: { id } }) {
      const [found] = await readOffers(await reading(), [id]);
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
