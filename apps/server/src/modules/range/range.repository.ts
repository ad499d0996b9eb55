import type { GuideCampaign, WebConfigurationId } from '@gavel/core';
import type { PublishedMunicipality, WebConfiguration } from '@gavel/range';
import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { publishedRanges, type StoredHouse, type StoredRange, webConfigurations } from './range.tables.ts';

/** Runs in a transaction in which no other process publishes. */
export function whilePublishing<Result>(db: Database, publish: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
    return publish(tx);
  });
}

/** Number of an advisory lock that nobody else uses ('Publ'). */
const PUBLISH_LOCK = 0x50_75_62_6c;

/** The range that is served: the one published last. */
export async function findLatestRange(db: Database): Promise<{ readonly id: number; readonly contentHash: string } | null> {
  const [latest] = await db
    .select({ id: publishedRanges.id, contentHash: publishedRanges.contentHash })
    .from(publishedRanges)
    .orderBy(desc(publishedRanges.id))
    .limit(1);
  return latest ?? null;
}

export async function readRange(db: Database, id: number): Promise<StoredRange | null> {
  const [row] = await db.select({ body: publishedRanges.body }).from(publishedRanges).where(eq(publishedRanges.id, id));
  return row?.body ?? null;
}

/** What was sold where from a moment on, until the next publication. */
export interface Publication {
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Web configuration id → version. */
  readonly versions: ReadonlyMap<WebConfigurationId, number>;
  /** Municipality → price area; without those that were not delivered to. */
  readonly areaCodes: ReadonlyMap<string, string>;
}

/** Everything that was ever published, in order of time. */
export async function readPublications(db: Database): Promise<readonly Publication[]> {
  const rows = await db
    .select({
      publishedAt: publishedRanges.publishedAt,
      houses: sql<
        StoredHouse['webConfiguration'][]
      >`jsonb_path_query_array(${publishedRanges.body}, '$.houses[*].webConfiguration')`,
      municipalities: sql<PublishedMunicipality[]>`${publishedRanges.body} -> 'municipalities'`,
    })
    .from(publishedRanges)
    .orderBy(asc(publishedRanges.id));
  return rows.map(({ publishedAt, houses, municipalities }) => ({
    publishedAt: publishedAt.getTime(),
    versions: new Map(houses.map(({ id, version }) => [id, version])),
    areaCodes: new Map(municipalities.filter(({ denied }) => !denied).map(({ id, areaCode }) => [id, areaCode])),
  }));
}

/** Version → its campaigns, of every version of a web configuration. */
export async function readCampaigns(
  db: Database,
  id: WebConfigurationId,
): Promise<ReadonlyMap<number, readonly GuideCampaign[]>> {
  const rows = await db
    .select({ version: webConfigurations.version, campaigns: sql<GuideCampaign[]>`${webConfigurations.body} -> 'campaigns'` })
    .from(webConfigurations)
    .where(eq(webConfigurations.id, id));
  return new Map(rows.map(({ version, campaigns }) => [version, campaigns]));
}

export async function insertRange(db: Database, body: StoredRange, contentHash: string, publishedAt: Date): Promise<void> {
  await db.insert(publishedRanges).values({ body, contentHash, publishedAt });
}

/** Web configuration id → its newest version. */
export async function findLatestVersions(
  db: Database,
): Promise<Map<WebConfigurationId, { readonly version: number; readonly contentHash: string }>> {
  const newest = db
    .select({ id: webConfigurations.id, version: max(webConfigurations.version).as('newest') })
    .from(webConfigurations)
    .groupBy(webConfigurations.id)
    .as('newest');
  const rows = await db
    .select({ id: webConfigurations.id, version: webConfigurations.version, contentHash: webConfigurations.contentHash })
    .from(webConfigurations)
    .innerJoin(newest, and(eq(webConfigurations.id, newest.id), eq(webConfigurations.version, newest.version)));
  return new Map(rows.map(({ id, version, contentHash }) => [id, { version, contentHash }]));
}

export async function readWebConfiguration(
  db: Database,
  id: WebConfigurationId,
  version: number,
): Promise<WebConfiguration | null> {
  const [row] = await db
    .select({ body: webConfigurations.body })
    .from(webConfigurations)
    .where(and(eq(webConfigurations.id, id), eq(webConfigurations.version, version)));
  return row?.body ?? null;
}

export async function insertWebConfiguration(
  db: Database,
  version: number,
  body: WebConfiguration,
  contentHash: string,
  publishedAt: Date,
): Promise<void> {
  await db.insert(webConfigurations).values({ id: body.id, version, body, contentHash, publishedAt });
}
