import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';

/**
 * Deletes uploaded pictures that no published range, draft, scheduled publication or preview uses.
 * @param before later uploads stay
 */
export async function deleteUnusedUploads(db: Database, before: Date): Promise<void> {
  await db.execute(sql`
    delete from range_uploads where uploaded_at < ${before.toISOString()}::timestamptz and hash not in (
      select value -> 'is' ->> 'upload' from draft_changes where value -> 'is' ->> 'upload' is not null
      union all
      select change -> 'value' -> 'is' ->> 'upload'
        from scheduled_publications, jsonb_array_elements(changes) as change
        where change -> 'value' -> 'is' ->> 'upload' is not null
      union all
      select edit -> 'value' ->> 'upload' from range_previews, jsonb_array_elements(edits) as edit
        where edit -> 'value' ->> 'upload' is not null
      union all
      select upload.value
        from published_ranges, jsonb_each_text(coalesce(body -> 'pictures' -> 'uploads', '{}'::jsonb)) as upload
    )`);
}
