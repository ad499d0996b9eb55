import { placementOrNull, selections } from '@gavel/contract';
import { isSameSelection } from '@gavel/core';
import { isSamePlacement } from '@gavel/core/placement';
import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, lte, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { type HouseContent, isToken, type SavedVersion, versionColumns, versionOf } from './house-versions.repository.ts';
import { configurationVersions, householdMembers, plotChoices, savedConfigurations } from './saved-houses.tables.ts';

/** The greatest number of stored versions of a house. */
const KEPT_VERSIONS = 30;

/** A saved house in its current version. */
export interface SavedHouse extends SavedVersion {
  /** The owner; null: a final order that no account has received yet, or whose owner’s account is deleted. */
  readonly ownerId: string | null;
  readonly type: 'guide' | 'base';
  readonly requestForProposalSentAt: Date | null;
  readonly createdAt: Date;
  readonly creationKeyHash: string | null;
}

/** The person who saved a version, and the time. */
export interface Saver {
  readonly userId: string;
  readonly at: Date;
}

const houseColumns = { ...versionColumns, ...getTableColumns(savedConfigurations) };

const isCurrent = and(
  eq(configurationVersions.token, savedConfigurations.token),
  eq(configurationVersions.revision, savedConfigurations.revision),
);

export async function findHouse(db: Database, token: string): Promise<SavedHouse | null> {
  if (!isToken(token)) return null;
  const [row] = await selectHouses(db).where(eq(savedConfigurations.token, token));
  return row ? versionOf(row) : null;
}

/** Returns a saved house and locks it until the transaction ends; null: there is no house with this token. */
export async function lockHouse(tx: Database, token: string): Promise<SavedHouse | null> {
  if (!isToken(token)) return null;
  await tx
    .select({ token: savedConfigurations.token })
    .from(savedConfigurations)
    .where(eq(savedConfigurations.token, token))
    .for('no key update');
  return findHouse(tx, token);
}

/** Returns the houses that a user owns and those of whose household the user is a member. The house that was saved last is first. */
export async function listHouses(db: Database, userId: string): Promise<readonly SavedHouse[]> {
  const { token } = savedConfigurations;
  const own = db.select({ token }).from(savedConfigurations).where(eq(savedConfigurations.ownerId, userId));
  const shared = db.select({ token: householdMembers.token }).from(householdMembers).where(eq(householdMembers.userId, userId));
  // With a union, PostgreSQL can use an index for each of the two queries. With an `or`, it would read all houses.
  const rows = await selectHouses(db)
    .where(inArray(token, own.union(shared)))
    .orderBy(desc(configurationVersions.savedAt), savedConfigurations.token);
  return rows.map(versionOf);
}

/**
 * Locks the row of a user until the transaction ends, so that no other transaction saves a new house for this user. Call this function
 * before locking any house.
 */
export async function lockOwner(tx: Database, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

export async function countHouses(db: Database, ownerId: string): Promise<number> {
  return db.$count(savedConfigurations, eq(savedConfigurations.ownerId, ownerId));
}

/**
 * Returns the house that was created with this idempotency key, and locks it; null: there is no such house. Until this transaction ends, no
 * other transaction can create a house with the same key.
 */
export async function findHouseMadeWith(tx: Database, ownerId: string, keyHash: string): Promise<SavedHouse | null> {
  await lockOwner(tx, ownerId);
  const [row] = await selectHouses(tx).where(
    and(eq(savedConfigurations.ownerId, ownerId), eq(savedConfigurations.creationKeyHash, keyHash)),
  );
  return row ? lockHouse(tx, row.token) : null;
}

/** Deletes the idempotency keys of the houses that were created before this time. */
export async function forgetCreationKeysBefore(db: Database, moment: Date): Promise<void> {
  const isOld = and(lt(savedConfigurations.createdAt, moment), isNotNull(savedConfigurations.creationKeyHash));
  await db.update(savedConfigurations).set({ creationKeyHash: null }).where(isOld);
}

interface NewHouse {
  readonly token: string;
  /** The owner; null: the house is a final order, which `giveHouse` later gives to the customer’s account, if there is one. */
  readonly ownerId: string | null;
  readonly type?: SavedHouse['type'];
  readonly creationKeyHash?: string | null;
  readonly content: HouseContent;
  readonly saver: Saver;
}

/** Stores a new house. If the token exists already, returns false and stores nothing. */
export async function insertHouse(
  tx: Database,
  { token, ownerId, type = 'guide', creationKeyHash = null, content, saver }: NewHouse,
): Promise<boolean> {
  const stored = await tx
    .insert(savedConfigurations)
    .values({ token, ownerId, type, revision: 1, createdAt: saver.at, creationKeyHash })
    .onConflictDoNothing({ target: savedConfigurations.token })
    .returning({ token: savedConfigurations.token });
  if (stored.length === 0) return false;
  await insertVersion(tx, { token, revision: 1 }, content, saver);
  if (type === 'guide') await keepPlots(tx, token, content, saver);
  return true;
}

/**
 * Stores a new version of a house, and deletes the oldest version if more than 30 are stored. Code that calls this function must have
 * locked the house.
 */
export async function addVersion(
  tx: Database,
  { token, revision: before }: SavedHouse,
  content: HouseContent,
  saver: Saver,
): Promise<void> {
  const revision = before + 1;
  await insertVersion(tx, { token, revision }, content, saver);
  await keepPlots(tx, token, content, saver);
  await tx.update(savedConfigurations).set({ revision }).where(eq(savedConfigurations.token, token));
  await tx
    .delete(configurationVersions)
    .where(and(eq(configurationVersions.token, token), lte(configurationVersions.revision, revision - KEPT_VERSIONS)));
}

/** Makes the customer the owner of a final order. */
export async function giveHouse(tx: Database, token: string, ownerId: string): Promise<void> {
  await tx.update(savedConfigurations).set({ ownerId }).where(eq(savedConfigurations.token, token));
}

/** Stores when a quote for the house was requested. */
export async function markRequested(tx: Database, token: string, at: Date): Promise<void> {
  await tx.update(savedConfigurations).set({ requestForProposalSentAt: at }).where(eq(savedConfigurations.token, token));
}

export async function deleteHouse(tx: Database, token: string): Promise<void> {
  await tx.delete(savedConfigurations).where(eq(savedConfigurations.token, token));
}

export function isSameContent(left: HouseContent, right: HouseContent): boolean {
  return (
    left.name === right.name &&
    left.houseId === right.houseId &&
    left.webConfigurationId === right.webConfigurationId &&
    left.webConfigurationVersion === right.webConfigurationVersion &&
    left.municipalityId === right.municipalityId &&
    left.areaCode === right.areaCode &&
    left.priceOre === right.priceOre &&
    left.plotIds.join() === right.plotIds.join() &&
    isSamePlacement(left.placement, right.placement) &&
    isSameSelection(left.answers, right.answers)
  );
}

function selectHouses(db: Database) {
  return db
    .select(houseColumns)
    .from(savedConfigurations)
    .innerJoin(configurationVersions, isCurrent)
    .leftJoin(users, eq(users.id, configurationVersions.savedBy));
}

async function insertVersion(
  tx: Database,
  { token, revision }: { readonly token: string; readonly revision: number },
  { answers, plotIds, placement, ...content }: HouseContent,
  { userId, at }: Saver,
): Promise<void> {
  const { name, houseId, webConfigurationId, webConfigurationVersion, municipalityId, areaCode, priceOre } = content;
  await tx.insert(configurationVersions).values({
    token,
    revision,
    name,
    houseId,
    webConfigurationId,
    webConfigurationVersion,
    municipalityId,
    areaCode,
    priceOre,
    answers: z.encode(selections, answers),
    plotIds: [...plotIds],
    placement: z.encode(placementOrNull, placement),
    savedAt: at,
    savedBy: userId,
  });
}

/** Stores the plots that are chosen for a house. A plot that was already chosen keeps its earlier date. */
async function keepPlots(tx: Database, token: string, { plotIds }: HouseContent, { at }: Saver): Promise<void> {
  const isLeft = plotIds.length === 0 ? undefined : notInArray(plotChoices.plotId, [...plotIds]);
  await tx.delete(plotChoices).where(and(eq(plotChoices.token, token), isLeft));
  if (plotIds.length === 0) return;
  await tx
    .insert(plotChoices)
    .values(plotIds.map((plotId) => ({ token, plotId, since: at })))
    .onConflictDoNothing();
}
