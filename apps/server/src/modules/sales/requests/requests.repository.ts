import type { AccountId } from '@gavel/core';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import {
  type CustomerRequest,
  columns,
  isId,
  lockPositions,
  type Row,
  requestOf,
  storedHouse,
} from './request-rows.repository.ts';
import { beginWork } from './request-work.repository.ts';
import { nextPosition, requests } from './requests.tables.ts';

/** The columns that are stored when a request arrives. */
export type NewRequest = Omit<CustomerRequest, 'position' | 'erasedAt' | 'heldBackToldAt'>;

/** Stores a request. Returns false and stores nothing if a request with the same `keyHash` exists already. */
export async function insertRequest(tx: Database, request: NewRequest): Promise<boolean> {
  const house = request.house && z.encode(storedHouse, request.house);
  if (request.heldBack === null) await lockPositions(tx);
  const stored = await tx
    .insert(requests)
    .values({ ...request, house, plotIds: [...request.plotIds] })
    .onConflictDoNothing({ target: requests.keyHash })
    .returning({ id: requests.id });
  if (stored.length === 0) return false;
  if (request.heldBack === null) await beginWork(tx, request);
  return true;
}

export async function hasRequest(db: Database, keyHash: string): Promise<boolean> {
  return (await db.$count(requests, eq(requests.keyHash, keyHash))) > 0;
}

export async function findRequest(db: Database, id: string): Promise<CustomerRequest | null> {
  if (!isId(id)) return null;
  const [row] = await db.select(columns).from(requests).where(eq(requests.id, id));
  return row ? requestOf(row) : null;
}

/** A request with its customer's account number. */
export interface NumberedRequest extends CustomerRequest {
  /** Null: the customer has no account. */
  readonly customerNumber: AccountId | null;
}

export async function findNumberedRequest(db: Database, id: string): Promise<NumberedRequest | null> {
  if (!isId(id)) return null;
  const [row] = await selectNumbered(db).where(eq(requests.id, id));
  return row ? numbered(row) : null;
}

/** Returns the requests with these ids, in no particular order. Held-back requests are left out. */
export async function listNumberedRequests(db: Database, ids: readonly string[]): Promise<readonly NumberedRequest[]> {
  if (ids.length === 0) return [];
  const rows = await selectNumbered(db).where(and(inArray(requests.id, [...ids]), isNull(requests.heldBack)));
  return rows.map(numbered);
}

/** Returns the first `most` requests after this position, in order of position. Held-back requests are left out. */
export async function listRequestsAfter(db: Database, position: number, most: number): Promise<readonly NumberedRequest[]> {
  const isAfter = and(gt(requests.position, position), isNull(requests.heldBack));
  const rows = await selectNumbered(db).where(isAfter).orderBy(requests.position).limit(most);
  return rows.map(numbered);
}

/** Returns the requests of an account, latest first. */
export async function listRequests(db: Database, userId: string): Promise<readonly CustomerRequest[]> {
  const rows = await db
    .select(columns)
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.sentAt), requests.id);
  return rows.map(requestOf);
}

/**
 * Erases the customer's data from these requests. The remaining data shows that somebody sent a request about a house, but not who. The
 * name of the house is erased too, because it may contain the name of a person.
 */
export async function forgetCustomers(tx: Database, ids: readonly string[], erasedAt: Date): Promise<void> {
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
    .update(requests)
    .set({ ...nobody, house: sql`jsonb_set(${requests.house}, '{name}', '""')`, position: nextPosition })
    .where(inArray(requests.id, [...ids]));
}

/** Returns the requests that visitors without an account sent from these e-mail addresses. */
export async function listRequestsFrom(db: Database, addresses: readonly string[]): Promise<readonly CustomerRequest[]> {
  const isFrom = inArray(sql`lower(${requests.email})`, [...addresses]);
  const rows = await db
    .select(columns)
    .from(requests)
    .where(and(isFrom, isNull(requests.userId)));
  return rows.map(requestOf);
}

/** Returns the requests with these ids. */
export async function listRequestsOf(db: Database, ids: readonly string[]): Promise<readonly CustomerRequest[]> {
  const rows = await db
    .select(columns)
    .from(requests)
    .where(inArray(requests.id, [...ids]));
  return rows.map(requestOf);
}

/** Returns whether a request from this e-mail address still exists. */
export async function hasAskedFrom(db: Database, address: string): Promise<boolean> {
  return (await db.$count(requests, eq(sql`lower(${requests.email})`, address.toLowerCase()))) > 0;
}

function selectNumbered(db: Database) {
  return db
    .select({ lead: columns, customerNumber: users.customerNumber })
    .from(requests)
    .leftJoin(users, eq(users.id, requests.userId));
}

function numbered({
  lead: request,
  customerNumber,
}: {
  readonly lead: Row;
  readonly customerNumber: AccountId | null;
}): NumberedRequest {
  return { ...requestOf(request), customerNumber };
}
