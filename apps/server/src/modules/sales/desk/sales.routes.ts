import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { type PrintingDependencies, printedFileName } from '../../visit/documents/print-house.ts';
import { changesUntilNow, readRequestedHouse } from '../requests/house-requests.ts';
import { printSent } from '../requests/print-request.ts';
import { situationOfSent } from '../requests/sent-situation.ts';
import { addCustomerNote, changeCustomer, sendHouseLink } from './change-customer.ts';
import { changeManyRequests } from './change-many-requests.ts';
import { addNote, changeRequest } from './change-request.ts';
import { exportChosenRequests } from './export-requests.ts';
import { type Knowing, openCustomer, searchCustomers } from './look-at-customers.ts';
import { listRequests, readBoard, readDesk, readToday } from './look-at-requests.ts';
import { findSent, openRequest } from './open-request.ts';
import { addView, changeView, keepOwnColumns, readViews, removeView } from './request-views.ts';
import { readSuspects, releaseSuspect, removeSuspect } from './suspects.ts';

interface SalesDependencies extends PrintingDependencies, Knowing {
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
  readonly mails: Mails;
  readonly webhooks: Webhooks;
}

type SalesEndpoint = ListEndpoint | ViewEndpoint | RequestEndpoint | CustomerEndpoint | SuspectEndpoint;

type ListEndpoint = 'readLeadDesk' | 'readLeadsToday' | 'listWorkedLeads' | 'readLeadBoard' | 'exportChosenLeads' | 'changeLeads';
type ViewEndpoint = 'readLeadViews' | 'addLeadView' | 'changeLeadView' | 'deleteLeadView' | 'keepLeadColumns';
type RequestEndpoint = 'readWorkedLead' | 'changeLead' | 'addLeadNote' | 'readLeadChanges' | 'readLeadHouse' | 'makeLeadDocument';
type CustomerEndpoint = 'listCustomers' | 'readCustomer' | 'changeCustomer' | 'addCustomerNote' | 'sendHouseLink';
type SuspectEndpoint = 'listSuspectLeads' | 'releaseSuspectLead' | 'deleteSuspectLead';

/** Returns the handlers of the endpoints with which staff work on requests. */
export function salesRoutes(dependencies: SalesDependencies): Handlers<SalesEndpoint> {
  return {
    ...listRoutes(dependencies),
    ...viewRoutes(dependencies),
    ...requestRoutes(dependencies),
    ...customerRoutes(dependencies),
    ...suspectRoutes(dependencies),
  };
}

/** Returns the handlers for lists of requests. */
function listRoutes(dependencies: SalesDependencies): Handlers<ListEndpoint> {
  return {
    readLeadDesk: ({ identity }) => readDesk(dependencies, identity),
    readLeadsToday: ({ identity }) => readToday(dependencies, identity),
    listWorkedLeads: ({ parameters, identity }) => listRequests(dependencies, identity, parameters),
    readLeadBoard: ({ parameters, identity }) => readBoard(dependencies, identity, parameters),
    exportChosenLeads: async ({ body: { ids }, identity }) => ({
      bytes: await exportChosenRequests(dependencies, identity, ids),
      name: 'leads.csv',
    }),
    changeLeads: ({ body, identity }) => changeManyRequests(dependencies, identity, body),
  };
}

/** Returns the handlers for saved views, and for the columns that a user has chosen. */
function viewRoutes(dependencies: SalesDependencies): Handlers<ViewEndpoint> {
  return {
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
  };
}

/** Returns the handlers for one request and its house. */
function requestRoutes(dependencies: SalesDependencies): Handlers<RequestEndpoint> {
  const { baseUrl, currentRange } = dependencies;
  return {
    async readWorkedLead({ parameters: { id }, identity, setETag }) {
      const request = await openRequest(dependencies, identity, id);
      setETag(request.version);
      return request;
    },
    async changeLead({ parameters: { id }, body, identity, header, setETag }) {
      const request = await changeRequest(dependencies, identity, id, body, header('If-Match'));
      setETag(request.version);
      return request;
    },
    async addLeadNote({ parameters: { id }, body, identity, setETag }) {
      const request = await addNote(dependencies, identity, id, body);
      setETag(request.version);
      return request;
    },
    async readLeadChanges({ parameters: { id }, identity }) {
      const sent = await findSent(dependencies, identity, id);
      return {
        changes: await changesUntilNow(dependencies, sent, identity),
        situation: await situationOfSent(dependencies, sent),
      };
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

/** Returns the handlers for customers and their requests. */
function customerRoutes(dependencies: SalesDependencies): Handlers<CustomerEndpoint> {
  return {
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
  };
}

/** Returns the handlers for requests that are held back because a robot may have sent them. */
function suspectRoutes(dependencies: SalesDependencies): Handlers<SuspectEndpoint> {
  return {
    listSuspectLeads: ({ parameters: { max }, identity }) => readSuspects(dependencies, identity, max),
    async releaseSuspectLead({ parameters: { id }, identity }) {
      await releaseSuspect(dependencies, identity, id);
      return null;
    },
    async deleteSuspectLead({ parameters: { id }, identity }) {
      await removeSuspect(dependencies, identity, id);
      return null;
    },
  };
}
