import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { tell } from '../../people/changes/changes.repository.ts';
import type { Customer } from '../../people/customers/customers.repository.ts';
import { customerHistory, customers } from '../../people/customers/customers.tables.ts';
import { leadWork } from '../leads/lead-work.tables.ts';
import { leads } from '../leads/leads.tables.ts';

type Entry = Omit<typeof customerHistory.$inferSelect, 'id'>;

/** Two customers, in the order of their ids, and nobody else changes them until the transaction ends. */
export async function lockCustomers(tx: Database, one: number, other: number): Promise<readonly Customer[]> {
  return tx
    .select()
    .from(customers)
    .where(or(eq(customers.id, one), eq(customers.id, other)))
    .orderBy(customers.id)
    .for('update');
}

/** From now on one is a part of another, and so are those that were parts of it. */
export async function joinTo(tx: Database, main: Customer, part: Customer): Promise<void> {
  const theirs = or(eq(customers.id, part.id), eq(customers.joinedTo, part.id));
  await tx.update(customers).set({ joinedTo: main.id }).where(theirs);
  const seenAt = sql`greatest(${customers.seenAt}, ${part.seenAt.toISOString()}::timestamptz)`;
  await tx.update(customers).set({ seenAt }).where(eq(customers.id, main.id));
}

/** From now on a part stands by itself. */
export async function partFrom(tx: Database, part: Customer): Promise<void> {
  await tx.update(customers).set({ joinedTo: null }).where(eq(customers.id, part.id));
}

export async function countChange(tx: Database, { id, version }: Customer): Promise<void> {
  await tx
    .update(customers)
    .set({ version: version + 1 })
    .where(eq(customers.id, id));
}

/** Writes what was done, and tells open screens. */
export async function addCustomerEntry(tx: Database, entry: Entry): Promise<void> {
  await tx.insert(customerHistory).values(entry);
  const { customerId: id, action, actorId: by } = entry;
  await tell(tx, { kind: 'customer', id, action, by, owners: await ownersOf(tx, id) });
}

/** Those who take care of a customer's requests; null where nobody takes care of one, or there is none: everybody may know of them. */
async function ownersOf(tx: Database, id: number): Promise<readonly string[] | null> {
  const theirs = tx
    .select({ address: customers.address })
    .from(customers)
    .where(or(eq(customers.id, id), eq(customers.joinedTo, id)));
  const found = await tx
    .selectDistinct({ owner: leadWork.ownerId })
    .from(leadWork)
    .innerJoin(leads, eq(leads.id, leadWork.leadId))
    .where(inArray(sql`lower(${leads.email})`, theirs));
  const owners = found.flatMap(({ owner }) => owner ?? []);
  return owners.length === 0 || owners.length < found.length ? null : owners;
}
