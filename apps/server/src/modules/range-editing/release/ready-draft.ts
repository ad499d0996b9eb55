import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { namesOf } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { Approval, Signature } from '../../range/range.tables.ts';
import { draftTag } from '../drafts/draft-tag.ts';
import { type Draft, lockDraft, readDraft, storeReview } from '../drafts/drafts.repository.ts';
import type { JudgedDraft } from '../health/judge.ts';
import { type Hindrances, mustPass, namesOfObjection } from '../health/range-health.ts';
import { latestRevision, type RangeEditing } from '../range-editing.ts';

/** The person who publishes or schedules the draft. */
export interface Signer {
  readonly by: string;
  /** Why this person publishes despite the warnings; empty: this person does not accept the warnings. */
  readonly reason: string;
}

/** A draft that may be published. */
export interface ReadyDraft {
  readonly tag: string;
  readonly judged: JudgedDraft;
  /**
   * The acceptance of the new warnings; null: there are none. `warnings` has the names of these warnings (`namesOfObjection`): a warning
   * about several houses has one name for each house. `count` is the number of warnings.
   */
  readonly signature: (Signature & { readonly warnings: readonly string[]; readonly count: number }) | null;
  /** The approval of a second person; null: nobody has approved the draft, and no approval is needed. */
  readonly approval: Approval | null;
}

/**
 * Returns the draft if it may be published exactly as the signer read it. Throws `range-conflict` if the draft or the range has
 * changed since, `stale-change` if another publication has changed or removed a value that the draft changes, `range-refused` if the
 * range would have faults or an objection that no signature can overrule, `range-unsigned` if there are new warnings and the signer gives
 * no reason to accept them, and `range-unreviewed` if the approval of a second person is missing.
 * @param seen the tag (`draftTag`) that the draft had when the signer read its effects
 */
export async function readyDraft(
  { db }: Pick<RangeEditing, 'db'>,
  judge: () => Promise<JudgedDraft>,
  seen: string,
  signer: Signer,
): Promise<ReadyDraft> {
  const judged = await judge();
  const { tag, judgement, hindrances, effects } = judged;
  if (tag !== seen) throw new AppError('range-conflict');
  if (judgement.stale.length > 0) throw new AppError('stale-change');
  if (!judged.health) throw new AppError('range-refused', judgement.faults[0]?.message);
  mustPass(hindrances, signer.reason);
  const approval = await approvalOf(db, await readDraft(db), tag);
  if (effects.review.length > 0 && !approval) throw new AppError('range-unreviewed');
  return { tag, judged, signature: await signatureOf(db, hindrances, signer), approval };
}

/**
 * Locks the draft for its publication, and deletes its review. Throws `range-conflict` if the draft, its approval or the
 * range has changed since `readyDraft` returned it.
 */
export async function lockReady(tx: Database, { tag, approval }: ReadyDraft): Promise<Draft> {
  const [latest, draft] = [await latestRevision(tx), await lockDraft(tx)];
  if (draftTag(latest, draft) !== tag) throw new AppError('range-conflict');
  if (approval && (await approvalOf(tx, draft, tag))?.at !== approval.at) throw new AppError('range-conflict');
  await storeReview(tx, null);
  return draft;
}

/** Adds an entry to the audit log if the publisher has accepted warnings: their number, and the publisher’s reason. */
export async function recordSignature(tx: Database, { signature }: ReadyDraft, by: string, at: Date): Promise<void> {
  if (!signature) return;
  const details = { warnings: signature.count };
  await addAuditEntry(tx, { actorId: by, subjectId: by, action: 'range-signed', details, reason: signature.reason }, at);
}

/** Returns the approval of the draft with this tag; null: nobody has approved the draft in this state. */
async function approvalOf(db: Database, { review }: Pick<Draft, 'review'>, tag: string): Promise<Approval | null> {
  if (review?.draftTag !== tag || !review.decision?.isApproved) return null;
  const { by, at } = review.decision;
  return { by: (await namesOf(db, [by])).get(by) ?? '', at };
}

async function signatureOf(db: Database, { toSign }: Hindrances, { by, reason }: Signer): Promise<ReadyDraft['signature']> {
  if (toSign.length === 0) return null;
  return {
    by: (await namesOf(db, [by])).get(by) ?? '',
    reason,
    warnings: toSign.flatMap(namesOfObjection),
    count: toSign.length,
  };
}
