import type { LeadDesk, OpenedLead } from '@gavel/contract/staff';
import type { HouseChanges } from '@gavel/core';
import { useOutletContext } from 'react-router';

export const TODAY = '/admin';
export const LEADS = '/admin/leads';
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

/** The route of the request that is open beside the list. */
export const LEAD_ROUTE = 'administration/requests/request/request';

/** What that route has loaded. */
export interface LoadedLead {
  readonly lead: OpenedLead;
  /** What has become of its house since; null: nothing, or it is about none. */
  readonly changes: HouseChanges | null;
}

/** What stands around every page of the administration, from its layout. */
export function useDesk(): LeadDesk {
  return useOutletContext<LeadDesk>();
}

export function customerAddress(id: number): string {
  return `${CUSTOMERS}/${id}`;
}

export function plotAddress(id: number): string {
  return `${PLOTS}/${id}`;
}
