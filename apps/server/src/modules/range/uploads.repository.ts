import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { rangeUploads } from './uploads.tables.ts';

/** Stores a picture and returns the SHA-256 of its bytes. Equal pictures are stored once. */
export async function storeUpload(db: Database, bytes: Buffer<ArrayBuffer>, uploadedAt: Date): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insert(rangeUploads)
    .values({ hash, bytes, uploadedAt })
    .onConflictDoUpdate({ target: rangeUploads.hash, set: { uploadedAt } });
  return hash;
}

/** Returns the bytes of an uploaded picture; null: there is none with this SHA-256. */
export async function readUpload(db: Database, hash: string): Promise<Buffer<ArrayBuffer> | null> {
  const [row] = await db.select({ bytes: rangeUploads.bytes }).from(rangeUploads).where(eq(rangeUploads.hash, hash));
  return row?.bytes ?? null;
}
