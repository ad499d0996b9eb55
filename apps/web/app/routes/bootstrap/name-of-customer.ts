import type { AccountId } from '@gavel/core';
import { createCalls } from '../../api/create-api.ts';
import { fetchOwn } from '../../network/reachability.ts';

/** What staff may know a customer by; empty: they may not, or it cannot be had now. The codecs for staff come with the call. */
export async function nameOf(customer: AccountId): Promise<string> {
  try {
    const { staffEndpoints } = await import('@gavel/contract/staff');
    const api = createCalls(staffEndpoints, { fetch: fetchOwn });
    const { customers } = await api.listCustomers({ parameters: { search: String(customer) } });
    return customers.find(({ customerNumber }) => customerNumber === customer)?.name ?? '';
  } catch {
    return '';
  }
}
