import type { QuestionId } from '@gavel/core';

/** The page before the first question. The ids of questions are positive, so 0 is none of them. */
export const FIRST_STEP = 0;

/** A page that the visitor has opened: a question, or the page before the first question. */
export type VisitedStep = QuestionId | typeof FIRST_STEP;
