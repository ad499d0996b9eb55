import type { StandingLead } from '@gavel/contract/all';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../http/app-error.ts';
import type { Identity } from '../../http/identity.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { siteOf } from '../../http/site-of.ts';
import type { Letters } from '../letters/letters.ts';
import { addNote, changeLead } from '../sales/change-lead.ts';
import type { Selling } from '../sales/look-at-leads.ts';
import { findVisible } from '../sales/open-lead.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { listRecords, type Reading, readCustomers, readLeads, readOffers, readOrders, standingLead } from './read-records.ts';

interface RecordsDependencies extends Selling {
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
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
  const { db, currentRange, baseUrl, now } = dependencies;
  const reading = async (headers: Headers): Promise<Reading> => ({
    db,
    range: await currentRange(),
    site: siteOf(baseUrl, headers),
    today: stockholmDay(now()),
  });
  const readLead = async (identity: Identity, id: string, headers: Headers): Promise<StandingLead> => {
    const { listed, lead } = await findVisible(dependencies, identity, id);
    return standingLead(lead, listed, await currentRange(), siteOf(baseUrl, headers));
  };
  return {
    listLeadRecords: async ({ parameters, requestHeaders }) =>
      listRecords(await reading(requestHeaders), 'lead', readLeads, parameters),
    async readLeadRecord({ parameters: { id }, identity, requestHeaders, setETag }) {
      const lead = await readLead(identity, id, requestHeaders);
      setETag(lead.version);
      return lead;
    },
    async changeLeadRecord({ parameters: { id }, body, identity, header, requestHeaders, setETag }) {
      await changeLead(dependencies, identity, id, body, header('If-Match'));
      const lead = await readLead(identity, id, requestHeaders);
      setETag(lead.version);
      return lead;
    },
    async addLeadRecordNote({ parameters: { id }, body, identity, requestHeaders, setETag }) {
      await addNote(dependencies, identity, id, body);
      const lead = await readLead(identity, id, requestHeaders);
      setETag(lead.version);
      return lead;
    },
    listCustomerRecords: async ({ parameters, requestHeaders }) =>
      listRecords(await reading(requestHeaders), 'customer', readCustomers, parameters),
    async readCustomerRecord({ parameters: { customer }, requestHeaders }) {
      const [found] = await readCustomers(await reading(requestHeaders), [String(customer)]);
      if (!found) throw new AppError('unknown-customer');
      return found.record;
    },
    listOfferRecords: async ({ parameters, requestHeaders }) =>
      listRecords(await reading(requestHeaders), 'offer', readOffers, parameters),
    async readOfferRecord({ parameters: { id }, requestHeaders }) {
      const [found] = await readOffers(await reading(requestHeaders), [id]);
      if (!found) throw new AppError('unknown-offer');
      return found.record;
    },
    listOrderRecords: async ({ parameters, requestHeaders }) =>
      listRecords(await reading(requestHeaders), 'order', readOrders, parameters),
    async readOrderRecord({ parameters: { id }, requestHeaders }) {
      const [found] = await readOrders(await reading(requestHeaders), [id]);
      if (!found) throw new AppError('unknown-order');
      return found.record;
    },
  };
}
