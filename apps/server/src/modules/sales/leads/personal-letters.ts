import type { Database } from '../../../db/connect.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { findCustomerOf } from '../../people/customers/customers.repository.ts';
import { deleteLettersOf, listLetters } from '../../people/letters/letters.repository.ts';
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
    if (!user) return [];
    const leads = await listLeads(tx, userId);
    return exportLetters(
      tx,
      leads.map(({ id }) => id),
      [user.email],
    );
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

/** Letters that tell of these requests, and those to these addresses: what kind they were, when they were written and what became of them. */
export async function exportLetters(tx: Database, leadIds: readonly string[], addresses: readonly string[]) {
  const customers: (number | null)[] = [];
  for (const address of addresses) customers.push(await findCustomerOf(tx, address));
  const known = customers.filter((id) => id !== null);
  const letters = await listLetters(tx, leadIds, known);
  return letters.map(({ kind, queuedAt, outcome }) => ({ kind, at: queuedAt, outcome }));
}
