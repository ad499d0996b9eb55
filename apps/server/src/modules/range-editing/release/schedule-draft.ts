import { readTime, TimeError } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import type { JudgedDraft } from '../health/judge.ts';
import type { RangeEditing } from '../range-editing.ts';
import { lockReady, readyDraft, recordSignature, type Signer } from './ready-draft.ts';
import { putBack, scheduleChanges } from './schedules.repository.ts';

/** How far ahead a publication can be scheduled, in ms. */
const LONGEST_MS = 366 * 86_400_000;

interface Scheduling extends Signer {
  readonly message: string;
  /** Date and time in Stockholm, such as `2026-12-01T06:00`. */
  readonly publishAt: string;
}

/**
 * Moves all changes out of the draft and stores them, to be published at a set time. Changes that are made after that stay in the draft.
 * Throws `publication-time` if the time has passed, does not exist (30 February) or is more than 366 days away, and the errors of
 * `readyDraft`.
 * @param seen the tag (`draftTag`) that the draft had when `by` read its effects
 */
export async function scheduleDraft(
  editing: RangeEditing,
  judge: () => Promise<JudgedDraft>,
  seen: string,
  { by, message, reason, publishAt: written }: Scheduling,
): Promise<void> {
  const at = editing.now();
  const publishAt = instantOf(written);
  if (publishAt === null || publishAt <= at || publishAt > at + LONGEST_MS) throw new AppError('publication-time');
  const ready = await readyDraft(editing, judge, seen, { by, reason });
  const { approval } = ready;
  const signature = ready.signature && { by: ready.signature.by, reason, warnings: ready.signature.warnings };
  await editing.db.transaction(async (tx) => {
    const draft = await lockReady(tx, ready);
    // Somebody may meanwhile have removed or published all changes of the draft.
    if (draft.changes.length === 0) throw new AppError('range-conflict');
    const scheduled = { publishAt: new Date(publishAt), scheduledBy: by, scheduledAt: new Date(at) };
    await scheduleChanges(tx, draft, { ...scheduled, message, signature, approval });
    await addAuditEntry(tx, { actorId: by, subjectId: null, action: 'range-scheduled' }, new Date(at));
    await recordSignature(tx, ready, by, new Date(at));
  });
}

/**
 * Withdraws a scheduled publication. Puts its changes back into the draft, except those to values that the draft has changed since.
 * Throws `unknown-schedule`.
 */
export async function takeBackSchedule({ db, now }: Pick<RangeEditing, 'db' | 'now'>, id: number, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await putBack(tx, id))) throw new AppError('unknown-schedule');
    await addAuditEntry(tx, { actorId: by, subjectId: null, action: 'range-unscheduled' }, new Date(now()));
  });
}

function instantOf(written: string): number | null {
  try {
    return readTime(written).start;
  } catch (error) {
    if (error instanceof TimeError) return null;
    throw error;
  }
}
