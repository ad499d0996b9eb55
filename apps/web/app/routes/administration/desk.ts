import type { LeadDesk } from '@gavel/contract/staff';
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
export const CONNECTIONS = '/admin/connections';

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
