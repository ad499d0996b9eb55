import type { ErasureAsked, ErasureReason, PersonFound } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { findUserByEmail, type User } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { exportRecords, forgetRecords, lockRecords } from '../../people/accounts/personal-data.ts';
import {
  deleteCustomer,
  findCustomerOf,
  findCustomerParts,
  listCustomerWords,
} from '../../people/customers/customers.repository.ts';
import { deleteMailsAbout } from '../../people/mail/mails.repository.ts';
import { forgetInViews } from '../../sales/desk/personal-views.ts';
import { exportOrders } from '../../sales/orders/personal-orders.ts';
import { exportQuotes } from '../../sales/quotes/personal-quotes.ts';
import { exportMails } from '../../sales/requests/personal-mails.ts';
import { exportRequests, forgetRequests } from '../../sales/requests/personal-requests.ts';
import type { CustomerRequest } from '../../sales/requests/request-rows.repository.ts';
import { lockWorkOn } from '../../sales/requests/request-work.repository.ts';
import { listRequests, listRequestsFrom } from '../../sales/requests/requests.repository.ts';
import { forgetInvitationsToAddress } from '../../visit/saved-houses/household.repository.ts';

/** The dependencies of erasing a person. */
export interface Erasing {
  readonly db: Database;
  readonly personalRecords: readonly PersonalRecords[];
  readonly webhooks: Webhooks;
  /** Deletes the files of e-mails. */
  readonly eraseMail: (ids: readonly string[]) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A person: the e-mail addresses of a customer and of all customers joined to it, and the accounts and requests with these addresses.
 */
interface Person {
  readonly addresses: readonly string[];
  readonly customerIds: readonly number[];
  readonly users: readonly User[];
  /** All requests of the person: the requests of the person's accounts, and those in `guestRequests`. */
  readonly leads: readonly CustomerRequest[];
  /** The requests that were sent without an account. */
  readonly guestRequests: readonly CustomerRequest[];
}

/**
 * Returns the person with this address. Throws `unknown-account` if nobody has this address. Throws it also for staff, because their
 * accounts are disabled and not erased.
 */
export async function findPerson(db: Database, address: string): Promise<PersonFound> {
  const { addresses, users, leads: requests } = await personOf(db, address);
  const [user] = users;
  const name = user?.name ?? requests.find(({ name }) => name !== '')?.name ?? '';
  return { name, addresses, accounts: users.map(({ customerNumber }) => customerNumber), requests: requests.length };
}

/** Returns all data about a person, and adds an entry to the audit log. Throws the errors of `findPerson`. */
export async function exportPersonFor({ db, personalRecords, now }: Erasing, actorId: string, address: string): Promise<object> {
  const at = new Date(now());
  const { addresses, users, guestRequests } = await personOf(db, address);
  return db.transaction(async (tx) => {
    const accounts = [];
    for (const { id } of users) accounts.push(await exportRecords(tx, personalRecords, id, at));
    const requestsWithoutAccount = await exportRequests(tx, guestRequests);
    const ids = guestRequests.map(({ id }) => id);
    const others = addresses.filter((one) => users.every(({ email }) => email !== one));
    const [quotesWithoutAccount, ordersWithoutAccount] = [await exportQuotes(tx, ids, at.getTime()), await exportOrders(tx, ids)];
    const mailsWithoutAccount = await exportMails(tx, ids, others);
    const writtenWithoutAccount = [];
    for (const one of others) writtenWithoutAccount.push(...(await listCustomerWords(tx, one)));
    await addAuditEntry(tx, { actorId, subjectId: users[0]?.id ?? null, action: 'person-exported' }, at);
    return {
      exportedAt: at,
      addresses,
      accounts,
      requestsWithoutAccount,
      quotesWithoutAccount,
      ordersWithoutAccount,
      mailsWithoutAccount,
      writtenWithoutAccount,
    };
  });
}

/**
 * Erases a person in one transaction: deletes accounts, houses, notes about the person, and e-mails, whether sent or queued. Requests stay
 * without the person's data. Final orders stay, because the law requires that. The files of e-mails are deleted after the commit. The
 * audit entry contains no name. Throws the errors of `findPerson`, and `malformed-body` if the confirmation does not repeat the address.
 */
export async function erasePerson(erasing: Erasing, actorId: string | null, asked: ErasureAsked): Promise<void> {
  if (asked.confirmation.trim().toLowerCase() !== asked.address)
    throw new AppError('malformed-body', 'Confirmation: expected the address once more', { field: 'Confirmation' });
  const files = await erasing.db.transaction(async (tx) => {
    const { users } = await personOf(tx, asked.address);
    const ids = users.map(({ id }) => id);
    await lockRecords(tx, erasing.personalRecords, ids);
    // Read the person again, because a request may have been stored while this transaction waited for the lock.
    return forget(tx, erasing, await personOf(tx, asked.address), asked.reason, actorId);
  });
  await erasing.eraseMail(files);
}

/**
 * Deletes an account that was not used, within the transaction `tx`. Returns the ids of e-mails whose files must be deleted after the
 * commit.
 */
export async function forgetIdle(tx: Database, erasing: Erasing, { id, email }: User): Promise<readonly string[]> {
  const requests = await listRequests(tx, id);
  const customer = await findCustomerOf(tx, email);
  const person = { addresses: [], customerIds: customer === null ? [] : [customer], guestRequests: [], leads: requests };
  const user = await findUserByEmail(tx, email);
  return forget(tx, erasing, { ...person, users: user ? [user] : [] }, 'idle', null);
}

async function forget(
  tx: Database,
  erasing: Erasing,
  { addresses, customerIds, users, leads: requests, guestRequests }: Person,
  reason: ErasureReason,
  actorId: string | null,
): Promise<readonly string[]> {
  const at = new Date(erasing.now());
  const details = { reason, requests: requests.length };
  await addAuditEntry(tx, { actorId, subjectId: users[0]?.id ?? null, action: 'person-erased', details }, at);
  await lockWorkOn(
    tx,
    guestRequests.map(({ id }) => id),
  );
  const files = await deleteMailsAbout(
    tx,
    requests.map(({ id }) => id),
    customerIds,
  );
  await forgetInViews(tx, guestRequests);
  await forgetRequests(tx, erasing, guestRequests);
  const more: string[] = [];
  for (const { id } of users) more.push(...(await forgetRecords(tx, erasing.personalRecords, id, at)));
  for (const address of addresses) {
    await forgetInvitationsToAddress(tx, address);
    await deleteCustomer(tx, address);
  }
  return [...files, ...more];
}

async function personOf(db: Database, address: string): Promise<Person> {
  const customer = await findCustomerOf(db, address);
  const parts = customer === null ? [] : await findCustomerParts(db, customer);
  const addresses = [...new Set([address, ...parts.map((part) => part.address)])];
  const users: User[] = [];
  const requests: CustomerRequest[] = [];
  for (const one of addresses) {
    const user = await findUserByEmail(db, one);
    if (!user) continue;
    if (user.role !== 'Customer') throw new AppError('unknown-account', 'Staff are closed instead', { field: 'Address' });
    users.push(user);
    requests.push(...(await listRequests(db, user.id)));
  }
  const guestRequests = await listRequestsFrom(db, addresses);
  if (users.length === 0 && guestRequests.length === 0 && parts.length === 0)
    throw new AppError('unknown-account', '', { field: 'Address' });
  return { addresses, customerIds: parts.map(({ id }) => id), users, leads: [...requests, ...guestRequests], guestRequests };
}
