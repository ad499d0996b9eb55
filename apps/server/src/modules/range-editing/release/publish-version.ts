import type { WrittenRange } from '@gavel/range/publishing';
import { AppError } from '../../../http/app-error.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { findLatestRevision, findRevision, readRevision } from '../../range/revisions.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { changeDraft } from '../drafts/drafts.repository.ts';
import { type JudgedDraft, judgeText } from '../health/judge.ts';
import { hindrancesOf, mustPass, proofToStore } from '../health/range-health.ts';
import { latestRevision, type RangeEditing } from '../range-editing.ts';
import { lockReady, readyDraft, recordSignature, type Signer } from './ready-draft.ts';

/** The user who publishes, and their message about the version. */
interface Publication {
  readonly by: string;
  readonly message: string;
}

/**
 * Publishes the draft as the next version in one transaction, and empties the draft. Throws the errors of `readyDraft`.
 * @param seen the tag (`draftTag`) that the draft had when `by` read its effects
 */
export async function publishDraft(
  editing: RangeEditing,
  judge: () => Promise<JudgedDraft>,
  seen: string,
  { by, message, reason }: Publication & Signer,
): Promise<void> {
  const ready = await readyDraft(editing, judge, seen, { by, reason });
  const { judgement, health, draft } = ready.judged;
  const { range, written } = judgement;
  if (!range || !written || !health) throw new AppError('range-refused');
  const { approval } = ready;
  const signature = ready.signature && { by: ready.signature.by, reason };
  const at = new Date(editing.now());
  await storeRange(editing.db, range, at, {
    revision: {
      written,
      origin: 'draft',
      restores: null,
      message,
      authorId: by,
      proof: proofToStore(health),
      signature,
      approval,
    },
    before: async (tx) => {
      const now = await lockReady(tx, ready);
      await changeDraft(tx, now, { gone: draft.changes.map(({ id }) => id), added: [], by, at });
      await addAuditEntry(tx, { actorId: by, subjectId: null, action: 'range-published' }, at);
      await recordSignature(tx, ready, by, at);
    },
  });
}

/**
 * Publishes the content of an earlier version as a new version, and keeps the draft. Warnings do not block this and nobody has
 * to approve it, because visitors have already seen that version and going back is urgent. Throws `no-revision`,
 * `unknown-version`, `range-conflict` and `range-refused`.
 */
export async function restoreVersion(editing: RangeEditing, id: number, { by, message }: Publication): Promise<void> {
  const { db, now } = editing;
  const [latest, wanted] = [await latestRevision(db), await findRevision(db, id)];
  if (!wanted) throw new AppError('unknown-version');
  const [old, present] = [await readRevision(db, wanted), await readRevision(db, latest)];
  const { judgement, health } = await judgeText(editing, withIdsOf(present, old));
  const { range, written, faults } = judgement;
  if (!range || !written || !health) throw new AppError('range-refused', faults[0]?.message);
  mustPass({ ...hindrancesOf(health, null), toSign: [] }, '');
  const at = new Date(now());
  await storeRange(db, range, at, {
    revision: { written, origin: 'restored', restores: id, message, authorId: by, proof: proofToStore(health) },
    before: async (tx) => {
      if ((await findLatestRevision(tx))?.id !== latest.id) throw new AppError('range-conflict');
      await addAuditEntry(tx, { actorId: by, subjectId: null, action: 'range-restored', details: { version: id } }, at);
    },
  });
}

/** Returns an old version of the range, with the ids that were assigned after its publication, because saved houses refer to those ids. */
function withIdsOf(present: WrittenRange, old: WrittenRange): WrittenRange {
  const ids = present.texts.get('ids.lock.yaml');
  return ids === undefined ? old : { ...old, texts: new Map([...old.texts, ['ids.lock.yaml', ids]]) };
}
