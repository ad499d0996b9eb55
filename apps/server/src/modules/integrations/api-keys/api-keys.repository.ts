import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { apiKeys } from './api-keys.tables.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

export async function insertApiKey(
  db: Database,
  key: Omit<ApiKey, 'id' | 'usedAt' | 'uses' | 'revokedAt' | 'scopes'> & { readonly scopes: ApiKey['scopes'] },
): Promise<ApiKey> {
  const [made] = await db
    .insert(apiKeys)
    .values({ ...key, scopes: [...key.scopes] })
    .returning();
  if (!made) throw new Error('a key was not stored');
  return made;
}

/**
 * Returns the API key with this hash if it is valid at the time `at`, counts this use of the key and stores its time. Null: the key
 * does not exist, or is no longer valid.
 */
export async function takeApiKey(db: Database, keyHash: string, at: Date): Promise<ApiKey | null> {
  const holds = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at));
  const [found] = await db
    .update(apiKeys)
    .set({ usedAt: at, uses: sql`${apiKeys.uses} + 1` })
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt), holds))
    .returning();
  return found ?? null;
}

/** Returns the name of an API key, or an empty text if it does not exist. */
export async function nameApiKey(db: Database, id: number): Promise<string> {
  const [found] = await db.select({ name: apiKeys.name }).from(apiKeys).where(eq(apiKeys.id, id));
  return found?.name ?? '';
}

/** Returns all API keys, oldest first. */
export async function listApiKeys(db: Database): Promise<readonly ApiKey[]> {
  return db.select().from(apiKeys).orderBy(apiKeys.id);
}

/** Revokes an API key. Returns false if it does not exist or was revoked before. */
export async function revokeApiKey(db: Database, id: number, at: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}
