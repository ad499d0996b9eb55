import type { Database } from '../../../db/connect.ts';
import { hashKey } from '../../../secrets/secrets.ts';
import { findPreview, type StoredPreview } from './previews.repository.ts';

/** The preview to which a link leads. `ended`: the link has expired, was withdrawn, or is unknown. */
export type FoundPreview =
  | { readonly kind: 'works'; readonly preview: StoredPreview }
  | { readonly kind: 'ended'; readonly why: Ended };

type Ended = 'expired' | 'withdrawn' | 'unknown';

/**
 * Returns the preview to which a link with this token leads.
 * @param now milliseconds since 1970
 */
export async function lookUpPreview(db: Database, token: string, now: number): Promise<FoundPreview> {
  const preview = await findPreview(db, hashKey(token));
  if (!preview) return { kind: 'ended', why: 'unknown' };
  if (preview.withdrawnAt) return { kind: 'ended', why: 'withdrawn' };
  return preview.expiresAt.getTime() <= now ? { kind: 'ended', why: 'expired' } : { kind: 'works', preview };
}
