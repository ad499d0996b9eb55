import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { apiKeys } from './api-keys.tables.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

export async function insertApiKey(db: Database, key: Pick<ApiKey, 'name' | 'keyHash' | 'createdAt'>): Promise<ApiKey> {
  const [made] = await db.insert(apiKeys).values(key).returning();
  if (!made) throw new Error('a key was not stored');
  return made;
}

/** Null: none, or it has been revoked. */
export async function findApiKey(db: Database, keyHash: string): Promise<ApiKey | null> {
  const [found] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)));
  return found ?? null;
}

/** First to last. */
export async function listApiKeys(db: Database): Promise<readonly ApiKey[]> {
  return db.select().from(apiKeys).orderBy(apiKeys.id);
}

/** @param before not where it has been used since */
export async function noteUse(db: Database, id: number, at: Date, before: Date): Promise<void> {
  const isOld = or(isNull(apiKeys.usedAt), lt(apiKeys.usedAt, before));
  await db
    .update(apiKeys)
    .set({ usedAt: at })
    .where(and(eq(apiKeys.id, id), isOld));
}

/** False: there is none that holds. */
export async function revokeApiKey(db: Database, id: number, at: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}
