import type { CustomerRecord } from '@gavel/contract/all';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { customers } from '../../people/customers/customers.tables.ts';
import { leads } from '../../sales/leads/leads.tables.ts';

/** Customers with these ids, in no order. */
export async function listCustomerRecords(db: Database, ids: readonly number[]): Promise<readonly CustomerRecord[]> {
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
      id: leads.id,
      address: sql<string>`lower(${leads.email})`,
      name: leads.name,
      phone: leads.phone,
      municipalityId: leads.municipalityId,
    })
    .from(leads)
    .where(and(inArray(sql`lower(${leads.email})`, addresses), isNull(leads.heldBack)))
    .orderBy(desc(leads.sentAt), leads.id);
  return found.map(({ id, address, joinedTo, seenAt }) => {
    const account = accounts.find(({ email }) => email === address);
    const theirs = asked.filter((lead) => lead.address === address);
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
      leadIds: theirs.map((lead) => lead.id),
    };
  });
}
