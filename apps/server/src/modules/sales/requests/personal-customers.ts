import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { deleteCustomer, forgetCustomerWords, listCustomerWords } from '../../people/customers/customers.repository.ts';
import { hasAskedFrom } from './requests.repository.ts';

/**
 * The notes and actions of staff about a customer. They are erased after the requests of the account. If the same e-mail address has also
 * sent requests without the account, only the notes are erased. If it has not, the customer is deleted too.
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
