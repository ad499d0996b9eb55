import { findUser } from '../accounts/accounts.repository.ts';
import type { PersonalRecords } from '../accounts/dependencies.ts';
import { findCustomerOf } from '../customers/customers.repository.ts';
import { deleteLettersOf, listLetters } from '../letters/letters.repository.ts';
import { listLeads } from './leads.repository.ts';

/**
 * Letters that tell of somebody's requests, and those to them that tell of none: what waits says who they are, and lies in files where it was
 * sent. Comes before the requests and the customer, which it finds them by. What was asked from the same address without the account keeps its
 * letters, as it keeps who asked.
 */
export const personalLetters: PersonalRecords = {
  name: 'letters',
  async exportOf(tx, userId) {
    const user = await findUser(tx, userId);
    const id = user && (await findCustomerOf(tx, user.email));
    if (!user || id === null) return [];
    const letters = await listLetters(tx, [], [id]);
    return letters.map(({ kind, queuedAt, outcome }) => ({ kind, at: queuedAt, outcome }));
  },
  async forget(tx, userId) {
    const user = await findUser(tx, userId);
    if (!user) return [];
    const leads = await listLeads(tx, userId);
    return deleteLettersOf(
      tx,
      leads.map(({ id }) => id),
      await findCustomerOf(tx, user.email),
    );
  },
};
