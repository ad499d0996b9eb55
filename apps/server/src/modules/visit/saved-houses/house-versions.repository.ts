import { placementOrNull, selections, token } from '@gavel/contract';
import type { Placement, Selections } from '@gavel/core';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { configurationVersions } from './saved-houses.tables.ts';

type Version = typeof configurationVersions.$inferSelect;

/** The content of a house, as it is saved. */
export interface HouseContent
  extends Omit<Version, 'token' | 'revision' | 'answers' | 'plotIds' | 'placement' | 'savedAt' | 'savedBy'> {
  readonly answers: Selections;
  readonly plotIds: readonly Version['plotIds'][number][];
  /** The placement of the house on one of the chosen plots; null: the house has no placement yet. */
  readonly placement: Placement | null;
}

/** One version of a saved house: its content, when it was saved, and by whom. */
export interface SavedVersion extends HouseContent {
  readonly token: string;
  readonly revision: number;
  readonly savedAt: Date;
  /** The full name of the user who saved the version; null: the account is deleted. */
  readonly savedBy: string | null;
}

export const versionColumns = { ...getTableColumns(configurationVersions), savedBy: users.name };

/** Returns the versions of a house, newest first. The first version in the list is the current one. */
export async function listVersions(db: Database, token: string): Promise<readonly SavedVersion[]> {
  const rows = await selectVersions(db)
    .where(eq(configurationVersions.token, token))
    .orderBy(desc(configurationVersions.revision));
  return rows.map(versionOf);
}

/** Returns the versions of several houses. */
export async function listVersionsOf(db: Database, tokens: readonly string[]): Promise<readonly SavedVersion[]> {
  const rows = await selectVersions(db)
    .where(inArray(configurationVersions.token, tokens))
    .orderBy(desc(configurationVersions.savedAt), desc(configurationVersions.revision));
  return rows.map(versionOf);
}

export async function findVersion(db: Database, token: string, revision: number): Promise<SavedVersion | null> {
  const [row] = await selectVersions(db).where(
    and(eq(configurationVersions.token, token), eq(configurationVersions.revision, revision)),
  );
  return row ? versionOf(row) : null;
}

/**
 * Returns whether a text has the form of a token. Do not search the database for any other text, because PostgreSQL fails on some
 * characters.
 */
export function isToken(text: string): boolean {
  return token.safeParse(text).success;
}

function selectVersions(db: Database) {
  return db.select(versionColumns).from(configurationVersions).leftJoin(users, eq(users.id, configurationVersions.savedBy));
}

export function versionOf<Row extends { readonly answers: unknown; readonly placement: unknown }>(
  row: Row,
): Omit<Row, 'answers' | 'placement'> & Pick<HouseContent, 'answers' | 'placement'> {
  return { ...row, answers: selections.parse(row.answers), placement: placementOrNull.parse(row.placement) };
}
