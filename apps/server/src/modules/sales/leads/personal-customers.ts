import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { deleteCustomer, forgetCustomerWords, listCustomerWords } from '../../people/customers/customers.repository.ts';
import { hasAskedFrom } from './leads.repository.ts';

/**
 * What staff wrote about a customer. Comes after the requests: an address from which nobody has asked without an
 * account goes with the account; else what was written goes.
 */
export const personalCustomers: PersonalRecords = {
  name: 'customer',
  async exportOf(tx, userId) {
    const user = await findUser(tx, userId);
    return { written: user ? await listCustomerWords(tx, user.email) : [] };
  },
  async forget(tx, userId) {
    const user = await findUser(tx, userId);
    if (!user) return [];
    if (await hasAskedFrom(tx, user.email)) await forgetCustomerWords(tx, user.email);
    else await deleteCustomer(tx, user.email);
    return [];
  },
};
