import type { Database } from './connect.ts';

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.execute('select 1');
}
