import { type Body, body, lenient } from '../../body.ts';
import { decimalOrNull, flag, instant, integer, list, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';
import { approvalBody, longWords, type VersionApproval } from './range-version-bodies.ts';

/** The kinds of effects for which a draft needs the approval of a second person. */
export const reviewReasonKinds = ['price', 'rules', 'house', 'campaign'] as const;

/**
 * An effect of the draft that needs approval: a house’s price with standard answers changes by more than the builder’s limit, rules change,
 * a house is removed, or a campaign is removed or turned off.
 */
export interface ReviewReason {
  readonly kind: (typeof reviewReasonKinds)[number];
  /** The title of the house or campaign; empty for rules. */
  readonly title: string;
  /** The price change in percent, in the price area where it is largest; negative: the house gets cheaper. Null: another kind of reason. */
  readonly percent: number | null;
}

/** The last review of the draft of the range. */
export interface DraftReview {
  /** The person who asked for the review; null: nobody did, or the account is deleted. */
  readonly askedBy: string | null;
  readonly askedAt: number;
  readonly words: string;
  /** Null: the review is waiting for a decision. */
  readonly decision: {
    readonly isApproved: boolean;
    /** Null: the account is deleted. */
    readonly by: string | null;
    readonly at: number;
    readonly words: string;
  } | null;
  /** False: the review is about an earlier draft or an earlier version of the range, so it no longer counts. */
  readonly isCurrent: boolean;
}

/**
 * The reasons why a scheduled publication did not happen. `stale`: the published range no longer has the values that the changes replace.
 * `faults`: the changed range is invalid, so it cannot be proved. `refused`: objections that nobody can sign for. `unsigned`: objections
 * without a signature. `unreviewed`: a second person must approve.
 */
export const stopReasons = ['stale', 'faults', 'refused', 'unsigned', 'unreviewed'] as const;

/** Changes that are published at a set time. */
export interface ScheduledPublication {
  readonly id: number;
  readonly publishAt: number;
  /** The person who scheduled the publication; null: the account is deleted. */
  readonly by: string | null;
  readonly message: string;
  readonly approval: VersionApproval | null;
  /** The titles of the changed parts of the range, each once. */
  readonly titles: readonly string[];
  readonly changeCount: number;
  /** The titles of scheduled values that the draft changes too. If the publication is cancelled, the draft keeps its own values. */
  readonly alsoInDraft: readonly string[];
  /** Why the server did not publish the scheduled changes at the set time; null: the changes still wait. */
  readonly stopped: { readonly at: number; readonly why: (typeof stopReasons)[number]; readonly detail: string } | null;
}

/** What happens to the draft of the range before it is published: its review, and publications at a set time. */
export interface RangeRelease {
  readonly review: DraftReview | null;
  /** The names of the people who may approve the draft: they may publish and have changed nothing in it. */
  readonly reviewers: readonly string[];
  /** Whether the user is one of the reviewers. */
  readonly mayReview: boolean;
  /** In the order of their publication times. */
  readonly scheduled: readonly ScheduledPublication[];
}

export const noRelease: RangeRelease = { review: null, reviewers: [], mayReview: false, scheduled: [] };

const decision = body<NonNullable<DraftReview['decision']>>({
  isApproved: ['IsApproved', flag],
  by: ['By', textOrNull],
  at: ['AtUtc', instant],
  words: ['Words', text],
});

const draftReview = body<DraftReview>({
  askedBy: ['AskedBy', textOrNull],
  askedAt: ['AskedAtUtc', instant],
  words: ['Words', text],
  decision: ['Decision', lenient<DraftReview['decision']>(decision, null)],
  isCurrent: ['IsCurrent', flag],
});

const scheduledPublication = body<ScheduledPublication>({
  id: ['Id', integer],
  publishAt: ['PublishAtUtc', instant],
  by: ['By', textOrNull],
  message: ['Message', text],
  approval: ['Approval', lenient<VersionApproval | null>(approvalBody, null)],
  titles: ['Titles', list(text)],
  changeCount: ['ChangeCount', integer],
  alsoInDraft: ['AlsoInDraft', list(text)],
  stopped: [
    'Stopped',
    lenient<ScheduledPublication['stopped']>(
      body<NonNullable<ScheduledPublication['stopped']>>({
        at: ['AtUtc', instant],
        why: ['Why', z.enum(stopReasons)],
        detail: ['Detail', text],
      }),
      null,
    ),
  ],
});

export const rangeReleaseBody: Body<RangeRelease> = lenient<RangeRelease>(
  body<RangeRelease>({
    review: ['Review', lenient<DraftReview | null>(draftReview, null)],
    reviewers: ['Reviewers', list(text)],
    mayReview: ['MayReview', flag],
    scheduled: ['Scheduled', list(scheduledPublication)],
  }),
  noRelease,
);

export const reviewReasonBody: Body<ReviewReason> = body<ReviewReason>({
  kind: ['Kind', z.enum(reviewReasonKinds)],
  title: ['Title', text],
  percent: ['Percent', decimalOrNull],
});

/** A review that waits for the user’s decision. */
export interface WaitingReview {
  readonly askedBy: string | null;
  readonly askedAt: number;
  readonly words: string;
  readonly changeCount: number;
}

export const waitingReviewBody: Body<{ waiting: WaitingReview | null }> = body<{ waiting: WaitingReview | null }>({
  waiting: [
    'Waiting',
    lenient<WaitingReview | null>(
      body<WaitingReview>({
        askedBy: ['AskedBy', textOrNull],
        askedAt: ['AskedAtUtc', instant],
        words: ['Words', text],
        changeCount: ['ChangeCount', integer],
      }),
      null,
    ),
  ],
});

/** The reviewer’s decision about the draft of the range, with a message. */
export interface ReviewDecision {
  readonly isApproved: boolean;
  readonly words: string;
}

export const reviewDecisionBody: Body<ReviewDecision> = body<ReviewDecision>({
  isApproved: ['IsApproved', z.boolean()],
  words: ['Words', longWords],
});

/** When and why the draft of the range is published. `reason`: why the user signs for its objections; empty: the user signs for none. */
export interface NewSchedule {
  readonly message: string;
  readonly reason: string;
  /** Date and time on Stockholm’s clock: `2026-12-01T06:00`. */
  readonly publishAt: string;
}

export const newScheduleBody: Body<NewSchedule> = body<NewSchedule>({
  message: ['Message', longWords],
  reason: ['SignedReason', lenient(longWords, '')],
  publishAt: ['PublishAt', z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'expected a time like 2026-12-01T06:00'))],
});
