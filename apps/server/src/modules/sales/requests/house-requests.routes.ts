import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { siteOf } from '../../../http/site-of.ts';
import { type PrintingDependencies, printedFileName } from '../../visit/documents/print-house.ts';
import { findHouseRequest, listHouseRequests, readRequestedHouse } from './house-requests.ts';
import { printSent } from './print-request.ts';

interface HouseRequestsDependencies extends PrintingDependencies {
  /** The address at which visitors reach the server; null: take it from each HTTP request. */
  readonly baseUrl: string | null;
}

type HouseRequestEndpoint = 'listHouseRequests' | 'readRequestedHouse' | 'makeRequestedDocument';

/** Returns the handlers with which customers see their requests about a house. */
export function houseRequestsRoutes(dependencies: HouseRequestsDependencies): Handlers<HouseRequestEndpoint> {
  const { baseUrl, currentRange } = dependencies;
  return {
    listHouseRequests: ({ parameters: { id }, identity }) => listHouseRequests(dependencies, id, identity),
    readRequestedHouse: async ({ parameters: { id, request }, identity }) =>
      readRequestedHouse(dependencies, await findHouseRequest(dependencies, id, request, identity)),
    makeRequestedDocument: async ({ parameters: { id, request, copy }, identity, requestHeaders }) => {
      const sent = await findHouseRequest(dependencies, id, request, identity);
      const { bytes, houseTitle } = await printSent(dependencies, sent, siteOf(baseUrl, requestHeaders), sizesOf(copy));
      return { bytes, name: printedFileName(houseTitle, await currentRange()) };
    },
  };
}
