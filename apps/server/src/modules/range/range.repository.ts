import type { WebConfiguration } from '@gavel/range';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { publishedRanges, type StoredRange, webConfigurations } from '../../db/schema.ts';

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

export async function insertRange(db: Database, body: StoredRange, contentHash: string, publishedAt: Date): Promise<void> {
  await db.insert(publishedRanges).values({ body, contentHash, publishedAt });
}

/** Web configuration id → its newest version. */
export async function findLatestVersions(
  db: Database,
): Promise<Map<number, { readonly version: number; readonly contentHash: string }>> {
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

export async function readWebConfiguration(db: Database, id: number, version: number): Promise<WebConfiguration | null> {
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
