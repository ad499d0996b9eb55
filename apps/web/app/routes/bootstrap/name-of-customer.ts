import type { AccountId } from '@gavel/core';
import { createCalls } from '../../api/create-api.ts';
import { fetchOwn } from '../../network/reachability.ts';

/**
 * Returns the name of a customer. Empty if staff have no access to the customer, or if the request failed. The code that decodes staff
 * responses loads with the first call.
 */
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
