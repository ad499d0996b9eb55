import type { ErasureAsked, ErasureReason, PersonFound } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import { findUserByEmail, type User } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { exportRecords, forgetRecords } from '../../people/accounts/personal-data.ts';
import {
  deleteCustomer,
  findCustomerOf,
  findCustomerParts,
  listCustomerWords,
} from '../../people/customers/customers.repository.ts';
import { deleteLettersAbout } from '../../people/letters/letters.repository.ts';
import { forgetInViews } from '../../sales/desk/personal-views.ts';
import type { Lead } from '../../sales/leads/lead-rows.repository.ts';
import { listLeads, listLeadsFrom } from '../../sales/leads/leads.repository.ts';
import { exportRequests, forgetRequests } from '../../sales/leads/personal-leads.ts';
import { exportLetters } from '../../sales/leads/personal-letters.ts';
import { exportOffers } from '../../sales/offers/personal-offers.ts';
import { exportOrders } from '../../sales/orders/personal-orders.ts';
import { forgetInvitationsToAddress } from '../../visit/saved-houses/household.repository.ts';

/** What erasing somebody takes. */
export interface Erasing {
  readonly db: Database;
  readonly personalRecords: readonly PersonalRecords[];
  readonly webhooks: Webhooks;
  /** Takes away what lies in files of letters. */
  readonly eraseMail: (ids: readonly string[]) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Everything that is known of one person: every address that staff have joined, and what was asked and made from it. */
interface Person {
  readonly addresses: readonly string[];
  readonly customerIds: readonly number[];
  readonly users: readonly User[];
  /** Those of the accounts, and those that were asked without one. */
  readonly leads: readonly Lead[];
  readonly guestLeads: readonly Lead[];
}

/** Who has an address. Throws `unknown-account` where nobody is known by it, and for staff, who are closed instead. */
export async function findPerson(db: Database, address: string): Promise<PersonFound> {
  const { addresses, users, leads } = await personOf(db, address);
  const [user] = users;
  const name = user?.name ?? leads.find(({ name }) => name !== '')?.name ?? '';
  return { name, addresses, accounts: users.map(({ customerNumber }) => customerNumber), requests: leads.length };
}

/** Everything that is kept about somebody, and a row of the log. Throws as `findPerson`. */
export async function exportPersonFor({ db, personalRecords, now }: Erasing, actorId: string, address: string): Promise<object> {
  const at = new Date(now());
  const { addresses, users, guestLeads } = await personOf(db, address);
  return db.transaction(async (tx) => {
    const accounts = [];
    for (const { id } of users) accounts.push(await exportRecords(tx, personalRecords, id, at));
    const requestsWithoutAccount = await exportRequests(tx, guestLeads);
    const ids = guestLeads.map(({ id }) => id);
    const others = addresses.filter((one) => users.every(({ email }) => email !== one));
    const [offersWithoutAccount, ordersWithoutAccount] = [await exportOffers(tx, ids, at.getTime()), await exportOrders(tx, ids)];
    const lettersWithoutAccount = await exportLetters(tx, ids, others);
    const writtenWithoutAccount = [];
    for (const one of others) writtenWithoutAccount.push(...(await listCustomerWords(tx, one)));
    await addAuditEntry(tx, { actorId, subjectId: users[0]?.id ?? null, action: 'person-exported' }, at);
    return {
      exportedAt: at,
      addresses,
      accounts,
      requestsWithoutAccount,
      offersWithoutAccount,
      ordersWithoutAccount,
      lettersWithoutAccount,
      writtenWithoutAccount,
    };
  });
}

/**
 * Erases somebody: accounts, houses, requests and what was written about them, letters that were sent or wait, all or nothing. What the law has
 * kept, a final order, stays. The log's row has no name. Throws as `findPerson`, and `malformed-body` where what was typed to confirm is not
 * the address.
 */
export async function erasePerson(erasing: Erasing, actorId: string | null, asked: ErasureAsked): Promise<void> {
  if (asked.confirmation.trim().toLowerCase() !== asked.address)
    throw new AppError('malformed-body', 'Confirmation: expected the address once more', { field: 'Confirmation' });
  const files = await erasing.db.transaction(async (tx) =>
    forget(tx, erasing, await personOf(tx, asked.address), asked.reason, actorId),
  );
  await erasing.eraseMail(files);
}

/** Erases one account, in a transaction that has one; answers the letters whose files are to be taken away. */
export async function forgetIdle(tx: Database, erasing: Erasing, { id, email }: User): Promise<readonly string[]> {
  const leads = await listLeads(tx, id);
  const customer = await findCustomerOf(tx, email);
  const person = { addresses: [], customerIds: customer === null ? [] : [customer], guestLeads: [], leads };
  const user = await findUserByEmail(tx, email);
  return forget(tx, erasing, { ...person, users: user ? [user] : [] }, 'idle', null);
}

async function forget(
  tx: Database,
  erasing: Erasing,
  { addresses, customerIds, users, leads, guestLeads }: Person,
  reason: ErasureReason,
  actorId: string | null,
): Promise<readonly string[]> {
  const at = new Date(erasing.now());
  const details = { reason, requests: leads.length };
  await addAuditEntry(tx, { actorId, subjectId: users[0]?.id ?? null, action: 'person-erased', details }, at);
  const files = await deleteLettersAbout(
    tx,
    leads.map(({ id }) => id),
    customerIds,
  );
  await forgetInViews(tx, guestLeads);
  await forgetRequests(tx, erasing, guestLeads);
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
  const leads: Lead[] = [];
  for (const one of addresses) {
    const user = await findUserByEmail(db, one);
    if (!user) continue;
    if (user.role !== 'Customer') throw new AppError('unknown-account', 'Staff are closed instead', { field: 'Address' });
    users.push(user);
    leads.push(...(await listLeads(db, user.id)));
  }
  const guestLeads = await listLeadsFrom(db, addresses);
  if (users.length === 0 && guestLeads.length === 0 && parts.length === 0)
    throw new AppError('unknown-account', '', { field: 'Address' });
  return { addresses, customerIds: parts.map(({ id }) => id), users, leads: [...leads, ...guestLeads], guestLeads };
}
