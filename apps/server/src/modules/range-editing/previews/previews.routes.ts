import type { RangePreviewEndpoint, RangePreviews } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { hashKey, type Secrets } from '../../../secrets/secrets.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { contentHash } from '../../range/content-hash.ts';
import type { JudgedDraft } from '../health/judge.ts';
import type { RangeEditing } from '../range-editing.ts';
import { previewAddress } from './preview-address.ts';
import { deletePreviews, insertPreview, listPreviews, withdrawPreview } from './previews.repository.ts';

/** How long a preview link works, and for how long at least its page then shows that the link has expired, in ms. */
const WORKS_MS = 24 * 3_600_000;
const EXPLAINED_MS = 30 * WORKS_MS;

/**
 * Returns the handlers for private preview links.
 * @param judge returns the checked draft
 */
export function rangePreviewRoutes(
  { db, now, secrets }: Pick<RangeEditing, 'db' | 'now'> & { readonly secrets: Pick<Secrets, 'newKey'> },
  judge: () => Promise<JudgedDraft>,
): Handlers<RangePreviewEndpoint> {
  const list = async (): Promise<RangePreviews> => {
    const previews = await listPreviews(db, new Date(now()));
    const shown = previews.map(({ id, draft, madeAt, by, expiresAt }) => ({
      id,
      draft,
      at: madeAt.getTime(),
      by,
      expiresAt: expiresAt.getTime(),
    }));
    return { now: now(), previews: shown };
  };
  return {
    listRangePreviews: list,
    makeRangePreview: async ({ identity }) => {
      const { userId } = memberOf(identity);
      const { revision, draft, judgement } = await judge();
      if (judgement.stale.length > 0) throw new AppError('stale-change');
      if (!judgement.range) throw new AppError('range-refused', judgement.faults[0]?.message);
      const token = secrets.newKey();
      await deletePreviews(db, new Date(now() - EXPLAINED_MS));
      const at = new Date(now());
      const preview = {
        tokenHash: hashKey(token),
        revision: revision.id,
        draft: draft.version,
        edits: draft.changes.map(({ file, keys, before, value }) => ({ file, keys, before, value })),
        contentHash: contentHash(judgement.range),
        madeBy: userId,
        madeAt: at,
        expiresAt: new Date(at.getTime() + WORKS_MS),
      };
      await db.transaction(async (tx) => {
        await insertPreview(tx, preview);
        await addAuditEntry(tx, { ...entryOf(userId, draft.version), action: 'range-preview-made' }, at);
      });
      return { ...(await list()), path: `${previewAddress(token)}/` };
    },
    withdrawRangePreview: async ({ parameters: { preview }, identity }) => {
      const { userId } = memberOf(identity);
      const at = new Date(now());
      await db.transaction(async (tx) => {
        const draft = await withdrawPreview(tx, preview, at);
        if (draft === null) return;
        await addAuditEntry(tx, { ...entryOf(userId, draft), action: 'range-preview-withdrawn' }, at);
      });
      return list();
    },
  };
}

function entryOf(actorId: string, draft: number) {
  return { actorId, subjectId: null, details: { draft } };
}
