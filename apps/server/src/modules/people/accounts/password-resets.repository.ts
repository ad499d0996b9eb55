import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { passwordResets } from './accounts.tables.ts';

type PasswordReset = typeof passwordResets.$inferSelect;

export async function insertPasswordReset(tx: Database, asked: PasswordReset): Promise<void> {
  await tx.insert(passwordResets).values(asked);
}

export async function findPasswordReset(db: Database, id: string): Promise<PasswordReset | null> {
  const [found] = await db.select().from(passwordResets).where(eq(passwordResets.id, id));
  return found ?? null;
}

/** Deletes a request for a new password. Returns false if it was deleted before. */
export async function takePasswordReset(tx: Database, id: string): Promise<boolean> {
  const taken = await tx.delete(passwordResets).where(eq(passwordResets.id, id)).returning({ id: passwordResets.id });
  return taken.length > 0;
}
