import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Letters } from '../../people/letters/letters.ts';
import { type PrintingDependencies, printedFileName } from '../../visit/documents/print-house.ts';
import { changesUntilNow, readRequestedHouse } from '../leads/house-requests.ts';
import { printSent } from '../leads/print-lead.ts';
import { addCustomerNote, changeCustomer, sendHouseLink } from './change-customer.ts';
import { addNote, changeLead } from './change-lead.ts';
import { changeManyLeads } from './change-many-leads.ts';
import { exportChosenLeads } from './export-leads.ts';
import { addView, changeView, keepOwnColumns, readViews, removeView } from './lead-views.ts';
import { type Knowing, openCustomer, searchCustomers } from './look-at-customers.ts';
import { listLeads, readBoard, readDesk, readToday } from './look-at-leads.ts';
import { findSent, openLead } from './open-lead.ts';
import { readSuspects, releaseSuspect, removeSuspect } from './suspects.ts';

interface SalesDependencies extends PrintingDependencies, Knowing {
  /** Where visitors reach the server; null: where a request says. */
  readonly baseUrl: string | null;
  readonly letters: Letters;
  readonly webhooks: Webhooks;
}

type SalesEndpoint =
  | 'readLeadDesk'
  | 'listWorkedLeads'
  | 'readLeadsToday'
  | 'readLeadBoard'
  | 'exportChosenLeads'
  | 'changeLeads'
  | 'readLeadViews'
  | 'addLeadView'
  | 'changeLeadView'
  | 'deleteLeadView'
  | 'keepLeadColumns'
  | 'readWorkedLead'
  | 'changeLead'
  | 'addLeadNote'
  | 'readLeadHouse'
  | 'makeLeadDocument'
  | 'listCustomers'
  | 'readCustomer'
  | 'changeCustomer'
  | 'addCustomerNote'
  | 'sendHouseLink'
  | 'readLeadChanges'
  | 'listSuspectLeads'
  | 'releaseSuspectLead'
  | 'deleteSuspectLead';

/** What staff do with requests. */
export function salesRoutes(dependencies: SalesDependencies): Handlers<SalesEndpoint> {
  const { baseUrl, currentRange } = dependencies;
  return {
    readLeadDesk: ({ identity }) => readDesk(dependencies, identity),
    readLeadsToday: ({ identity }) => readToday(dependencies, identity),
    listWorkedLeads: ({ parameters, identity }) => listLeads(dependencies, identity, parameters),
    readLeadBoard: ({ parameters, identity }) => readBoard(dependencies, identity, parameters),
    exportChosenLeads: async ({ body: { ids }, identity }) => ({
      bytes: await exportChosenLeads(dependencies, identity, ids),
      name: 'leads.csv',
    }),
    changeLeads: ({ body, identity }) => changeManyLeads(dependencies, identity, body),
    readLeadViews: ({ identity }) => readViews(dependencies, identity),
    addLeadView: ({ body, identity }) => addView(dependencies, identity, body),
    changeLeadView: ({ parameters: { view }, body, identity, header }) =>
      changeView(dependencies, identity, view, body, header('If-Match')),
    async deleteLeadView({ parameters: { view }, identity, header }) {
      await removeView(dependencies, identity, view, header('If-Match'));
      return null;
    },
    async keepLeadColumns({ body: { columns }, identity }) {
      await keepOwnColumns(dependencies, identity, columns);
      return null;
    },
    async readWorkedLead({ parameters: { id }, identity, setETag }) {
      const lead = await openLead(dependencies, identity, id);
      setETag(lead.version);
      return lead;
    },
    async changeLead({ parameters: { id }, body, identity, header, setETag }) {
      const lead = await changeLead(dependencies, identity, id, body, header('If-Match'));
      setETag(lead.version);
      return lead;
    },
    async addLeadNote({ parameters: { id }, body, identity, setETag }) {
      const lead = await addNote(dependencies, identity, id, body);
      setETag(lead.version);
      return lead;
    },
    listCustomers: ({ parameters, identity }) => searchCustomers(dependencies, identity, parameters),
    async readCustomer({ parameters: { customer: id }, identity, setETag }) {
      const customer = await openCustomer(dependencies, identity, id);
      setETag(customer.version);
      return customer;
    },
    async changeCustomer({ parameters: { customer: id }, body, identity, header, setETag }) {
      const customer = await changeCustomer(dependencies, identity, id, body, header('If-Match'));
      setETag(customer.version);
      return customer;
    },
    async addCustomerNote({ parameters: { customer: id }, body, identity, setETag }) {
      const customer = await addCustomerNote(dependencies, identity, id, body);
      setETag(customer.version);
      return customer;
    },
    async sendHouseLink({ parameters: { customer: id }, body, identity, setETag }) {
      const customer = await sendHouseLink(dependencies, identity, id, body);
      setETag(customer.version);
      return customer;
    },
    listSuspectLeads: ({ parameters: { max }, identity }) => readSuspects(dependencies, identity, max),
    async releaseSuspectLead({ parameters: { id }, identity }) {
      await releaseSuspect(dependencies, identity, id);
      return null;
    },
    async deleteSuspectLead({ parameters: { id }, identity }) {
      await removeSuspect(dependencies, identity, id);
      return null;
    },
    async readLeadChanges({ parameters: { id }, identity }) {
      const sent = await findSent(dependencies, identity, id);
      return { changes: await changesUntilNow(dependencies, sent, identity) };
    },
    readLeadHouse: async ({ parameters: { id }, identity }) =>
      readRequestedHouse(dependencies, await findSent(dependencies, identity, id)),
    async makeLeadDocument({ parameters: { id }, identity, requestHeaders }) {
      const sent = await findSent(dependencies, identity, id);
      const { bytes, houseTitle } = await printSent(dependencies, sent, siteOf(baseUrl, requestHeaders), sizesOf('large'));
      return { bytes, name: printedFileName(houseTitle, await currentRange()) };
    },
  };
}
