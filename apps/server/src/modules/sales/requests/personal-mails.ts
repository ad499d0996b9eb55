import type { Database } from '../../../db/connect.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { findCustomerOf } from '../../people/customers/customers.repository.ts';
import { deleteMailsOf, listMails } from '../../people/mail/mails.repository.ts';
import { listRequests } from './requests.repository.ts';

/**
 * E-mails about a person's requests, and other e-mails to the person. The queue and the e-mail files contain the person's name.
 * Erase the e-mails before the requests and the customer, because without these the e-mails cannot be found. E-mails about requests
 * that the same address sent without the account remain.
 */
export const personalMails: PersonalRecords = {
  name: 'letters',
  async exportOf(tx, userId) {
    const user = await findUser(tx, userId);
    if (!user) return [];
    const requests = await listRequests(tx, userId);
    return exportMails(
      tx,
      requests.map(({ id }) => id),
      [user.email],
    );
  },
  async forget(tx, userId) {
    const user = await findUser(tx, userId);
    if (!user) return [];
    const requests = await listRequests(tx, userId);
    return deleteMailsOf(
      tx,
      requests.map(({ id }) => id),
      await findCustomerOf(tx, user.email),
    );
  },
};

/** Returns the e-mails about these requests and to these addresses: their kind, when they were written, and their outcome. */
export async function exportMails(tx: Database, requestIds: readonly string[], addresses: readonly string[]) {
  const customers: (number | null)[] = [];
  for (const address of addresses) customers.push(await findCustomerOf(tx, address));
  const known = customers.filter((id) => id !== null);
  const mails = await listMails(tx, requestIds, known);
  return mails.map(({ kind, queuedAt, outcome }) => ({ kind, at: queuedAt, outcome }));
}
