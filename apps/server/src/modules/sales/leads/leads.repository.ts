import type { AccountId } from '@gavel/core';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { columns, isId, type Lead, leadOf, lockPositions, type Row, storedHouse } from './lead-rows.repository.ts';
import { beginWork } from './lead-work.repository.ts';
import { leads, nextPosition } from './leads.tables.ts';

/** What is stored of a request when it comes. */
export type NewLead = Omit<Lead, 'position' | 'erasedAt' | 'heldBackToldAt'>;

/** False: the form with this key has been stored already, and nothing is. */
export async function insertLead(tx: Database, lead: NewLead): Promise<boolean> {
  const house = lead.house && z.encode(storedHouse, lead.house);
  if (lead.heldBack === null) await lockPositions(tx);
  const stored = await tx
    .insert(leads)
    .values({ ...lead, house, plotIds: [...lead.plotIds] })
    .onConflictDoNothing({ target: leads.keyHash })
    .returning({ id: leads.id });
  if (stored.length === 0) return false;
  if (lead.heldBack === null) await beginWork(tx, lead);
  return true;
}

export async function hasLead(db: Database, keyHash: string): Promise<boolean> {
  return (await db.$count(leads, eq(leads.keyHash, keyHash))) > 0;
}

export async function findLead(db: Database, id: string): Promise<Lead | null> {
  if (!isId(id)) return null;
  const [row] = await db.select(columns).from(leads).where(eq(leads.id, id));
  return row ? leadOf(row) : null;
}

/** A request with its customer's number. */
export interface NumberedLead extends Lead {
  /** Null: they have no account. */
  readonly customerNumber: AccountId | null;
}

export async function findNumberedLead(db: Database, id: string): Promise<NumberedLead | null> {
  if (!isId(id)) return null;
  const [row] = await selectNumbered(db).where(eq(leads.id, id));
  return row ? numbered(row) : null;
}

/** Those among these ids that are not held back, in no order. */
export async function listNumberedLeads(db: Database, ids: readonly string[]): Promise<readonly NumberedLead[]> {
  if (ids.length === 0) return [];
  const rows = await selectNumbered(db).where(and(inArray(leads.id, [...ids]), isNull(leads.heldBack)));
  return rows.map(numbered);
}

/** Those that come after a position, in their order; none that is held back. */
export async function listLeadsAfter(db: Database, position: number, most: number): Promise<readonly NumberedLead[]> {
  const isAfter = and(gt(leads.position, position), isNull(leads.heldBack));
  const rows = await selectNumbered(db).where(isAfter).orderBy(leads.position).limit(most);
  return rows.map(numbered);
}

/** What somebody has asked, latest first. */
export async function listLeads(db: Database, userId: string): Promise<readonly Lead[]> {
  const rows = await db.select(columns).from(leads).where(eq(leads.userId, userId)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** What is left says that a house was asked about, and not by whom: what it was called may say that too. */
export async function forgetAskers(tx: Database, ids: readonly string[], erasedAt: Date): Promise<void> {
  await lockPositions(tx);
  const nobody = {
    userId: null,
    name: '',
    email: '',
    emailTyped: null,
    phone: '',
    message: '',
    marketing: {},
    keyHash: null,
    erasedAt,
  };
  await tx
    .update(leads)
    .set({ ...nobody, house: sql`jsonb_set(${leads.house}, '{name}', '""')`, position: nextPosition })
    .where(inArray(leads.id, [...ids]));
}

/** What was asked from one of these addresses without an account. */
export async function listLeadsFrom(db: Database, addresses: readonly string[]): Promise<readonly Lead[]> {
  const isFrom = inArray(sql`lower(${leads.email})`, [...addresses]);
  const rows = await db
    .select(columns)
    .from(leads)
    .where(and(isFrom, isNull(leads.userId)));
  return rows.map(leadOf);
}

/** Those among these ids. */
export async function listLeadsOf(db: Database, ids: readonly string[]): Promise<readonly Lead[]> {
  const rows = await db
    .select(columns)
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  return rows.map(leadOf);
}

/** Whether a request is left from an address. */
export async function hasAskedFrom(db: Database, address: string): Promise<boolean> {
  return (await db.$count(leads, eq(sql`lower(${leads.email})`, address.toLowerCase()))) > 0;
}

function selectNumbered(db: Database) {
  return db
    .select({ lead: columns, customerNumber: users.customerNumber })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.userId));
}

function numbered({ lead, customerNumber }: { readonly lead: Row; readonly customerNumber: AccountId | null }): NumberedLead {
  return { ...leadOf(lead), customerNumber };
}
