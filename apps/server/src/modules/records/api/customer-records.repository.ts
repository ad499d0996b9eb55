import type { CustomerRecord } from '@gavel/contract/all';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { customers } from '../../people/customers/customers.tables.ts';
import { isVisible, type Looking } from '../../sales/desk/request-filter.repository.ts';
import { requestWork } from '../../sales/requests/request-work.tables.ts';
import { requests } from '../../sales/requests/requests.tables.ts';

/** Returns the customers with these ids, in no particular order, each with only those of its requests that the reader may see. */
export async function listCustomerRecords(
  db: Database,
  looking: Looking,
  ids: readonly number[],
): Promise<readonly CustomerRecord[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0) return [];
  const accounts = await db
    .select({
      email: users.email,
      name: users.name,
      phone: users.cellphone,
      municipalityId: users.municipalityId,
      accountId: users.customerNumber,
    })
    .from(users)
    .where(and(inArray(users.email, addresses), eq(users.role, 'Customer')));
  const asked = await db
    .select({
      id: requests.id,
      address: sql<string>`lower(${requests.email})`,
      name: requests.name,
      phone: requests.phone,
      municipalityId: requests.municipalityId,
    })
    .from(requests)
    .innerJoin(requestWork, eq(requestWork.leadId, requests.id))
    .where(and(inArray(sql`lower(${requests.email})`, addresses), isNull(requests.heldBack), isVisible(looking)))
    .orderBy(desc(requests.sentAt), requests.id);
  return found.map(({ id, address, joinedTo, seenAt }) => {
    const account = accounts.find(({ email }) => email === address);
    const theirs = asked.filter((request) => request.address === address);
    const [latest] = theirs;
    return {
      id,
      email: address,
      joinedTo,
      name: account?.name ?? latest?.name ?? '',
      phone: (account?.phone || latest?.phone) ?? '',
      municipalityId: account?.municipalityId || (latest?.municipalityId ?? null),
      accountId: account?.accountId ?? null,
      seenAt: seenAt.getTime(),
      leadIds: theirs.map((request) => request.id),
    };
  });
}
