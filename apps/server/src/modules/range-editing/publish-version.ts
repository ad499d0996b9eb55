import type { WrittenRange } from '@gavel/range/publishing';
import { AppError } from '../../http/app-error.ts';
import { addAuditEntry } from '../people/accounts/audit-log.repository.ts';
import { findLatestRevision, findRevision, readRevision } from '../range/revisions.repository.ts';
import { storeRange } from '../range/store-range.ts';
import { changeDraft, lockDraft } from './drafts.repository.ts';
import { type JudgedDraft, judgeText } from './judge.ts';
import { latestRevision, type RangeEditing } from './range-editing.ts';
import { draftTag } from './read-desk.ts';

/** Who publishes and why. */
interface Publication {
  readonly by: string;
  readonly message: string;
}

/**
 * Makes the draft the next version, whole or not at all, and empties it. Throws `range-conflict` where the draft or the range is another one than
 * whoever publishes has seen, `stale-change` where a change no longer fits, `range-refused` where the range would have faults.
 * @param seen the tag of the draft whose effects were read
 */
export async function publishDraft(
  editing: RangeEditing,
  judge: () => Promise<JudgedDraft>,
  seen: string,
  { by, message }: Publication,
): Promise<void> {
  const { tag, judgement, draft } = await judge();
  if (tag !== seen) throw new AppError('range-conflict');
  if (judgement.stale.length > 0) throw new AppError('stale-change');
  const { range, written } = judgement;
  if (!range || !written) throw new AppError('range-refused', judgement.faults[0]?.message);
  const at = new Date(editing.now());
  await storeRange(editing.db, range, at, {
    revision: { written, origin: 'draft', restores: null, message, authorId: by },
    before: async (tx) => {
      const [latest, now] = [await latestRevision(tx), await lockDraft(tx)];
      if (draftTag(latest, now) !== seen) throw new AppError('range-conflict');
      await changeDraft(tx, now, { gone: draft.changes.map(({ id }) => id), added: [], by, at });
      await addAuditEntry(tx, { actorId: by, subjectId: null, action: 'range-published' }, at);
    },
  });
}

/** Publishes what an earlier version said as a new one. The draft stays. Throws `unknown-version`, `range-conflict` and `range-refused`. */
export async function restoreVersion(editing: RangeEditing, id: number, { by, message }: Publication): Promise<void> {
  const { db, now } = editing;
  const [latest, wanted] = [await latestRevision(db), await findRevision(db, id)];
  if (!wanted) throw new AppError('unknown-version');
  const [old, present] = [await readRevision(db, wanted), await readRevision(db, latest)];
  const { range, written, faults } = await judgeText(editing, withIdsOf(present, old));
  if (!range || !written) throw new AppError('range-refused', faults[0]?.message);
  const at = new Date(now());
  await storeRange(db, range, at, {
    revision: { written, origin: 'restored', restores: id, message, authorId: by },
    before: async (tx) => {
      if ((await findLatestRevision(tx))?.id !== latest.id) throw new AppError('range-conflict');
      await addAuditEntry(tx, { actorId: by, subjectId: null, action: 'range-restored', details: { version: id } }, at);
    },
  });
}

/** Ids that were given since stay: saved houses name them. */
function withIdsOf(present: WrittenRange, old: WrittenRange): WrittenRange {
  const ids = present.texts.get('ids.lock.yaml');
  return ids === undefined ? old : { ...old, texts: new Map([...old.texts, ['ids.lock.yaml', ids]]) };
}
