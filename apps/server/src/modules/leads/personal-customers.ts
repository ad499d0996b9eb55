import { findUser } from '../accounts/accounts.repository.ts';
import type { PersonalRecords } from '../accounts/dependencies.ts';
import { deleteCustomer, findCustomerOf, forgetCustomerWords, listCustomerWords } from '../customers/customers.repository.ts';
import { listLetters } from '../letters/letters.repository.ts';
import { hasAskedFrom } from './leads.repository.ts';

/**
 * What staff wrote about a customer, and which letters they got. Comes after the requests: an address from which nobody has asked without an
 * account goes with the account; else what was written goes.
 */
export const personalCustomers: PersonalRecords = {
  name: 'customer',
  async exportOf(tx, userId) {
    const user = await findUser(tx, userId);
    const id = user && (await findCustomerOf(tx, user.email));
    if (!user || id === null) return { written: [], letters: [] };
    const letters = await listLetters(tx, [], [id]);
    return {
      written: await listCustomerWords(tx, user.email),
      letters: letters.map(({ kind, queuedAt, outcome }) => ({ kind, at: queuedAt, outcome })),
    };
  },
  async forget(tx, userId) {
    const user = await findUser(tx, userId);
    if (!user) return;
    if (await hasAskedFrom(tx, user.email)) await forgetCustomerWords(tx, user.email);
    else await deleteCustomer(tx, user.email);
  },
};
