import { inContact } from './season-stories/in-contact.ts';
import { inReview } from './season-stories/in-review.ts';
import { lost } from './season-stories/lost.ts';
import { ordered } from './season-stories/ordered.ts';
import { quoted } from './season-stories/quoted.ts';
import { resting } from './season-stories/resting.ts';
import { savedOnly } from './season-stories/saved-only.ts';
import { suspect } from './season-stories/suspect.ts';
import { unanswered } from './season-stories/unanswered.ts';
import type { Story } from './stories.ts';

/** The requests to the demonstration's builder in the last months, and their outcomes up to today. */
export const seasonStories: readonly Story[] = [
  ...unanswered,
  ...inContact,
  ...inReview,
  ...quoted,
  ...ordered,
  ...resting,
  ...lost,
  ...suspect,
  ...savedOnly,
];
