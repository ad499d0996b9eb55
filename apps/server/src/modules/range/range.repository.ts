import type { WebConfigurationId } from '@gavel/core';
import {
  campaignsFormat,
  formatOf,
  type PublishedCampaign,
  rangeFormat,
  readStored,
  type StoredRange,
  soldHousesFormat,
  type WebConfiguration,
  webConfigurationFormat,
} from '@gavel/range';
import { and, asc, desc, eq, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { publishedRanges, webConfigurations } from './range.tables.ts';

// The functions that read the JSON in a column `body` throw `StoredBodyError` if it does not fit its format. Functions that read only one
// row throw it also if the format is unknown; the other functions leave out rows with an unknown format.

/** Runs a transaction during which no other process can publish a range. */
export function whilePublishing<Result>(db: Database, publish: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
    return publish(tx);
  });
}

/** The key of PostgreSQL's advisory lock for publishing ('Publ' in ASCII), which nothing else uses. */
const PUBLISH_LOCK = 0x50_75_62_6c;

/** A published range that another version of the program may have stored. */
interface LatestRange {
  readonly id: number;
  readonly contentHash: string;
  /** Whether this program knows the format of the range. Its houses may still have an unknown format. */
  readonly isKnownFormat: boolean;
}

/** Returns the range in use, which is the latest published one. */
export async function findLatestRange(db: Database): Promise<LatestRange | null> {
  const [latest] = await db
    .select({ id: publishedRanges.id, contentHash: publishedRanges.contentHash, format: publishedRanges.format })
    .from(publishedRanges)
    .orderBy(desc(publishedRanges.id))
    .limit(1);
  if (!latest) return null;
  const { format, ...range } = latest;
  return { ...range, isKnownFormat: format <= formatOf(rangeFormat) };
}

/**
 * Of the ranges that were published before the range with this id, returns the latest whose format this program knows; null: there
 * is no such range. A later version of the program may have stored ranges in another format.
 */
export async function findRangeBefore(
  db: Database,
  id: number,
): Promise<{ readonly id: number; readonly contentHash: string } | null> {
  const [before] = await db
    .select({ id: publishedRanges.id, contentHash: publishedRanges.contentHash })
    .from(publishedRanges)
    .where(and(lt(publishedRanges.id, id), lte(publishedRanges.format, formatOf(rangeFormat))))
    .orderBy(desc(publishedRanges.id))
    .limit(1);
  return before ?? null;
}

/** Returns whether a range with this content was ever published. */
export async function wasPublished(db: Database, contentHash: string): Promise<boolean> {
  return (await db.$count(publishedRanges, eq(publishedRanges.contentHash, contentHash))) > 0;
}

export async function readRange(db: Database, id: number): Promise<StoredRange | null> {
  const { format, body } = publishedRanges;
  const [row] = await db.select({ format, body }).from(publishedRanges).where(eq(publishedRanges.id, id));
  return row ? readStored(rangeFormat, { name: rangeName(id), ...row }) : null;
}

/**
 * Of the ranges that were published at or before this time, returns the latest whose format this program knows; null: there is no
 * such range. A later version of the program may have stored ranges in another format.
 */
export async function readRangeOf(db: Database, at: Date): Promise<StoredRange | null> {
  const [row] = await db
    .select({ id: publishedRanges.id })
    .from(publishedRanges)
    .where(and(lte(publishedRanges.publishedAt, at), lte(publishedRanges.format, formatOf(rangeFormat))))
    .orderBy(desc(publishedRanges.id))
    .limit(1);
  return row ? readRange(db, row.id) : null;
}

/**
 * The publication of a range. Until the next publication, a house has the version in `versions`, and a municipality the price area in
 * `areaCodes`.
 */
export interface Publication {
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Web configuration id → its version. */
  readonly versions: ReadonlyMap<WebConfigurationId, number>;
  /** Municipality → price area. A municipality to which the builder does not deliver is missing. */
  readonly areaCodes: ReadonlyMap<string, string>;
}

/**
 * Returns all publications in order of time. Leaves out publications that a later version of the program has stored, because this
 * program cannot read them.
 */
export async function readPublications(db: Database): Promise<readonly Publication[]> {
  const rows = await db
    .select({
      id: publishedRanges.id,
      publishedAt: publishedRanges.publishedAt,
      format: publishedRanges.format,
      versions: sql<unknown>`jsonb_path_query_array(${publishedRanges.body}, '$.houses[*].webConfiguration')`,
      municipalities: sql<unknown>`${publishedRanges.body} -> 'municipalities'`,
    })
    .from(publishedRanges)
    .where(lte(publishedRanges.format, formatOf(soldHousesFormat)))
    .orderBy(asc(publishedRanges.id));
  return rows.map(({ id, publishedAt, format, ...body }) => {
    const { versions, municipalities } = readStored(soldHousesFormat, { name: rangeName(id), format, body });
    return {
      publishedAt: publishedAt.getTime(),
      versions: new Map(versions.map(({ id, version }) => [id, version])),
      areaCodes: new Map(municipalities.filter(({ denied }) => !denied).map(({ id, areaCode }) => [id, areaCode])),
    };
  });
}

/** Returns the campaigns of those versions of a web configuration that this program can read: version → campaigns. */
export async function readCampaigns(
  db: Database,
  id: WebConfigurationId,
): Promise<ReadonlyMap<number, readonly PublishedCampaign[]>> {
  const { version, format } = webConfigurations;
  const rows = await db
    .select({ version, format, body: sql<unknown>`${webConfigurations.body} -> 'campaigns'` })
    .from(webConfigurations)
    .where(and(eq(webConfigurations.id, id), lte(format, formatOf(campaignsFormat))));
  return new Map(
    rows.map(({ version, ...row }) => {
      const name = `campaigns of ${webConfigurationName(id, version)}`;
      return [version, readStored(campaignsFormat, { name, ...row })];
    }),
  );
}

/**
 * Stores a range and returns its id. Throws `StoredBodyError`, and stores nothing, if the range does not have the current format.
 */
export async function insertRange(db: Database, range: StoredRange, contentHash: string, publishedAt: Date): Promise<number> {
  const format = formatOf(rangeFormat);
  const body = readStored(rangeFormat, { name: 'the range to publish', format, body: range });
  const [row] = await db
    .insert(publishedRanges)
    .values({ format, body, contentHash, publishedAt })
    .returning({ id: publishedRanges.id });
  if (!row) throw new Error('the range has no id');
  return row.id;
}

/** The newest version of a web configuration. */
interface LatestVersion {
  readonly version: number;
  /** Null: a later version of the program has stored this version in a format that this program cannot read. */
  readonly contentHash: string | null;
}

/** Returns web configuration id → its newest version. */
export async function findLatestVersions(db: Database): Promise<Map<WebConfigurationId, LatestVersion>> {
  const newest = db
    .select({ id: webConfigurations.id, version: max(webConfigurations.version).as('newest') })
    .from(webConfigurations)
    .groupBy(webConfigurations.id)
    .as('newest');
  const rows = await db
    .select({
      id: webConfigurations.id,
      version: webConfigurations.version,
      contentHash: webConfigurations.contentHash,
      format: webConfigurations.format,
    })
    .from(webConfigurations)
    .innerJoin(newest, and(eq(webConfigurations.id, newest.id), eq(webConfigurations.version, newest.version)));
  const known = formatOf(webConfigurationFormat);
  return new Map(
    rows.map(({ id, version, contentHash, format }) => [id, { version, contentHash: format <= known ? contentHash : null }]),
  );
}

export async function readWebConfiguration(
  db: Database,
  id: WebConfigurationId,
  version: number,
): Promise<WebConfiguration | null> {
  const { format, body } = webConfigurations;
  const [row] = await db
    .select({ format, body })
    .from(webConfigurations)
    .where(and(eq(webConfigurations.id, id), eq(webConfigurations.version, version)));
  return row ? readStored(webConfigurationFormat, { name: webConfigurationName(id, version), ...row }) : null;
}

/**
 * Stores a version of a web configuration (a house's model). Throws `StoredBodyError`, and stores nothing, if the web configuration
 * does not have the current format.
 */
export async function insertWebConfiguration(
  db: Database,
  version: number,
  webConfiguration: WebConfiguration,
  contentHash: string,
  publishedAt: Date,
): Promise<void> {
  const { id } = webConfiguration;
  const format = formatOf(webConfigurationFormat);
  const name = webConfigurationName(id, version);
  const body = readStored(webConfigurationFormat, { name, format, body: webConfiguration });
  await db.insert(webConfigurations).values({ id, version, format, body, contentHash, publishedAt });
}

function rangeName(id: number): string {
  return `published range ${id}`;
}

function webConfigurationName(id: number, version: number): string {
  return `web configuration ${id} version ${version}`;
}

/** Returns web configuration id → when its latest version was published. */
export async function latestChanges(db: Database, ids: readonly WebConfigurationId[]): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: webConfigurations.id, at: max(webConfigurations.publishedAt) })
    .from(webConfigurations)
    .where(inArray(webConfigurations.id, [...ids]))
    .groupBy(webConfigurations.id);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id as number, at] as const] : [])));
}
