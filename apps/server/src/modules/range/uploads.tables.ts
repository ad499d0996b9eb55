import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/**
 * Pictures that the builder has uploaded, each stored once under the SHA-256 of its bytes. They are stored in the database and
 * not in the range folder. So every process can read them, a backup contains them, and a publication succeeds or fails as a
 * whole.
 */
export const rangeUploads = pgTable(
  'range_uploads',
  {
    hash: text().primaryKey(),
    /** The picture as WebP. */
    bytes: bytea().notNull(),
    /** The last time when somebody uploaded this picture. */
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('range_uploads_by_time').on(table.uploadedAt)],
);
