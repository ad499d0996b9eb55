import type { ReviewDecision, WaitingReview } from '@gavel/contract/staff';
import type { Mail } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { findUser, namesOf } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { findLatestRevision } from '../../range/revisions.repository.ts';
import { draftTag } from '../drafts/draft-tag.ts';
import { type Draft, lockDraft, readDraft, storeReview } from '../drafts/drafts.repository.ts';
import type { StoredReview } from '../drafts/drafts.tables.ts';
import { latestRevision, type RangeEditing } from '../range-editing.ts';
import { listPublishers, type Publisher } from './publishers.repository.ts';
import { reviewAskedMail, reviewDecidedMail } from './release-mails.ts';

type Reviewing = Pick<RangeEditing, 'db' | 'mails' | 'now'>;

/**
 * E-mails everybody else who may approve the draft, and asks them to approve it. Throws `range-conflict` if the draft has changed since
 * `by` read it, or is empty.
 * @param seen the tag (`draftTag`) that the draft had when `by` read it
 */
export async function askForReview({ db, mails, now }: Reviewing, seen: string, by: string, words: string): Promise<void> {
  const at = now();
  const draft = await readDraft(db);
  const reviewers = await reviewersOf(db, draft);
  const from = (await namesOf(db, [by])).get(by) ?? '';
  const asked = { from, words, changes: draft.changes.length, at: new Date(at) };
  const written = await Promise.all(
    reviewers.filter(({ id }) => id !== by).map((to) => mails.write(reviewAskedMail({ ...asked, to }))),
  );
  await db.transaction(async (tx) => {
    await lockSeen(tx, seen);
    await storeReview(tx, { draftTag: seen, askedBy: by, askedAt: at, words, decision: null });
    await sendAll(tx, mails, written);
  });
}

/**
 * Approves the draft exactly as the reviewer read it, or rejects it. E-mails the person who asked for the review, or the authors
 * of the changes if nobody asked. Throws `range-conflict` if the draft has changed since the reviewer read it or is empty, and
 * `own-draft` if one of its changes is the reviewer’s own.
 * @param seen the tag (`draftTag`) that the draft had when the reviewer read it
 */
export async function decideReview(
  { db, mails, now }: Reviewing,
  seen: string,
  by: string,
  { isApproved, words }: ReviewDecision,
): Promise<void> {
  const at = now();
  const read = await readDraft(db);
  const from = (await namesOf(db, [by])).get(by) ?? '';
  const told = read.review?.askedBy ? [read.review.askedBy] : authorsOf(read);
  const written: Mail[] = [];
  for (const id of told) {
    const to = id === by ? null : await findUser(db, id);
    if (to) written.push(await mails.write(reviewDecidedMail({ to, from, isApproved, words, at: new Date(at) })));
  }
  await db.transaction(async (tx) => {
    const draft = await lockSeen(tx, seen);
    if (authorsOf(draft).includes(by)) throw new AppError('own-draft');
    const asked = draft.review?.draftTag === seen ? draft.review : { askedBy: null, askedAt: at, words: '' };
    const { askedBy, askedAt } = asked;
    const decision = { isApproved, by, at, words };
    await storeReview(tx, { draftTag: seen, askedBy, askedAt, words: asked.words, decision });
    const action = isApproved ? 'range-approved' : 'range-returned';
    await addAuditEntry(tx, { actorId: by, subjectId: null, action }, new Date(at));
    await sendAll(tx, mails, written);
  });
}

/** Returns the review that this user should decide; null: no review waits, or this user may not decide it. */
export async function waitingReview(db: Database, userId: string): Promise<WaitingReview | null> {
  const [revision, draft] = [await findLatestRevision(db), await readDraft(db)];
  const { review, changes } = draft;
  if (!revision || !review || review.decision || !isCurrent(review, draftTag(revision, draft))) return null;
  if (!(await reviewersOf(db, draft)).some(({ id }) => id === userId)) return null;
  const { askedBy, askedAt, words } = review;
  const names = await namesOf(db, askedBy ? [askedBy] : []);
  return { askedBy: (askedBy && names.get(askedBy)) || null, askedAt, words, changeCount: changes.length };
}

/** Returns the people who may approve the draft: those who may publish and have changed nothing in it. */
export async function reviewersOf(db: Database, draft: Pick<Draft, 'changes'>): Promise<readonly Publisher[]> {
  const authors = authorsOf(draft);
  return (await listPublishers(db)).filter(({ id }) => !authors.includes(id));
}

/** Returns whether a review is about the draft with this tag (`draftTag`); false: the draft or the range has changed since. */
export function isCurrent(review: StoredReview, tag: string): boolean {
  return review.draftTag === tag;
}

function authorsOf({ changes }: Pick<Draft, 'changes'>): readonly string[] {
  return [...new Set(changes.map(({ changedBy }) => changedBy))];
}

async function lockSeen(tx: Database, seen: string): Promise<Draft> {
  const [latest, draft] = [await latestRevision(tx), await lockDraft(tx)];
  if (draftTag(latest, draft) !== seen || draft.changes.length === 0) throw new AppError('range-conflict');
  return draft;
}

async function sendAll(tx: Database, mails: RangeEditing['mails'], written: readonly Mail[]): Promise<void> {
  for (const mail of written) await mails.queue(tx, mail);
}
