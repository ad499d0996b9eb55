import type { AccountId } from '@gavel/core';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../accounts/accounts.tables.ts';
import { householdMembers, savedConfigurations } from './saved-houses.tables.ts';

/** Somebody who has a house. */
export interface Person {
  readonly token: string;
  readonly userId: string;
  readonly customerNumber: AccountId;
  readonly name: string;
}

const person = { userId: users.id, customerNumber: users.customerNumber, name: users.name };

export async function isMember(db: Database, token: string, userId: string): Promise<boolean> {
  const isThis = and(eq(householdMembers.token, token), eq(householdMembers.userId, userId));
  return (await db.$count(householdMembers, isThis)) > 0;
}

/** Everybody who has these houses: of each first the owner, then the others as they joined. */
export async function listPeople(db: Database, tokens: readonly string[]): Promise<readonly Person[]> {
  if (tokens.length === 0) return [];
  const owners = await db
    .select({ ...person, token: savedConfigurations.token })
    .from(savedConfigurations)
    .innerJoin(users, eq(users.id, savedConfigurations.ownerId))
    .where(inArray(savedConfigurations.token, [...tokens]));
  const members = await db
    .select({ ...person, token: householdMembers.token })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(inArray(householdMembers.token, [...tokens]))
    .orderBy(asc(householdMembers.joinedAt), asc(users.customerNumber));
  return [...owners, ...members];
}
