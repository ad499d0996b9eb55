import type { OpenedRequest, RequestDesk, RequestSituation } from '@gavel/contract/staff';
import type { HouseChanges } from '@gavel/core';
import { useOutletContext } from 'react-router';

export const TODAY = '/admin';
export const REQUESTS = '/admin/leads';
export const SUSPECTS = '/admin/leads/suspects';
export const CUSTOMERS = '/admin/customers';
export const ORDERS = '/admin/orders';
export const PLOTS = '/admin/plots';
export const ACT = '/admin/act';
export const ABSENCE = '/admin/absence';
export const LOG = '/admin/log';
export const STAFF = '/admin/staff';
export const STATISTICS = '/admin/statistics';
export const RETENTION = '/admin/retention';
export const RANGE = '/admin/sortiment';
export const CONNECTIONS = '/admin/connections';

/** The id of the route that shows a request beside the list. */
export const REQUEST_ROUTE = 'administration/requests/request/request';

/** The data that the route of an open request loads. */
export interface LoadedRequest {
  readonly request: OpenedRequest;
  /** How the house of the request has changed since the request was sent; null if it has not changed or there is no house. */
  readonly changes: HouseChanges | null;
  /** The position of the request’s house on a plot; null if the house is on no plot. */
  readonly situation: RequestSituation | null;
}

/** Returns the counts of requests, the staff and the municipalities that the layout of the administration has loaded. */
export function useDesk(): RequestDesk {
  return useOutletContext<RequestDesk>();
}

export function customerAddress(id: number): string {
  return `${CUSTOMERS}/${id}`;
}

export function plotAddress(id: number): string {
  return `${PLOTS}/${id}`;
}
