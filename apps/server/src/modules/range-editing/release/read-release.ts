import type { DraftReview, RangeRelease, ScheduledPublication } from '@gavel/contract/staff';
import type { Places } from '@gavel/range/publishing';
import type { Database } from '../../../db/connect.ts';
import { namesOf } from '../../people/accounts/accounts.repository.ts';
import type { Draft } from '../drafts/drafts.repository.ts';
import type { StoredReview } from '../drafts/drafts.tables.ts';
import { isOf } from '../drafts/price-state.ts';
import { fieldOf } from '../drafts/value-state.ts';
import { changedPicture } from '../pictures/changed-picture.ts';
import { isCurrent, reviewersOf } from './review-draft.ts';
import { isAlsoIn, listSchedules, type Schedule } from './schedules.repository.ts';
import type { ScheduledChange } from './schedules.tables.ts';

/** Returns the review of the draft and the scheduled publications, as a user sees them. */
export async function readRelease(
  db: Database,
  places: Places,
  draft: Draft,
  { tag, userId }: { readonly tag: string; readonly userId: string },
): Promise<RangeRelease> {
  const { review } = draft;
  const [schedules, reviewers] = [await listSchedules(db), await reviewersOf(db, draft)];
  const people = [review?.askedBy, review?.decision?.by, ...schedules.map(({ scheduledBy }) => scheduledBy)];
  const names = await namesOf(db, [...new Set(people.flatMap((id) => id ?? []))]);
  return {
    review: review && draft.changes.length > 0 ? draftReview(review, names, tag) : null,
    reviewers: reviewers.map(({ name }) => name),
    mayReview: reviewers.some(({ id }) => id === userId),
    scheduled: schedules.map((schedule) => scheduledPublication(schedule, names, places, draft)),
  };
}

type Names = ReadonlyMap<string, string>;

function draftReview(review: StoredReview, names: Names, tag: string): DraftReview {
  const { askedBy, askedAt, words, decision } = review;
  return {
    askedBy: (askedBy && names.get(askedBy)) || null,
    askedAt,
    words,
    decision: decision && { ...decision, by: names.get(decision.by) ?? null },
    isCurrent: isCurrent(review, tag),
  };
}

function scheduledPublication(schedule: Schedule, names: Names, places: Places, draft: Draft): ScheduledPublication {
  const { id, publishAt, scheduledBy, message, approval, changes, stopped } = schedule;
  const titlesOf = (some: readonly ScheduledChange[]) => [...new Set(some.map((change) => titleOf(places, change)))];
  return {
    id,
    publishAt: publishAt.getTime(),
    by: names.get(scheduledBy) ?? null,
    message,
    approval,
    titles: titlesOf(changes),
    changeCount: changes.length,
    alsoInDraft: titlesOf(changes.filter((change) => isAlsoIn(draft, change))),
    stopped,
  };
}

/** Returns the title of the price, picture or part of the range that a change sets; without a title, its path in the file. */
export function titleOf(places: Places, { before, value, ...change }: ScheduledChange): string {
  const edit = { ...change, before: before?.is, value: value.is };
  const price = places.rows.find((row) => isOf(row, edit));
  return price?.title ?? changedPicture(places, edit)?.title ?? fieldOf(places, edit)?.part.title ?? change.keys.join(' › ');
}
