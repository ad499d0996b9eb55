import type { QuestionId } from '@gavel/core';

/** Stands for the place before the first question among the ids of visited questions, which are positive. */
export const FIRST_STEP = 0;

/** A place of the visit that has been open. */
export type VisitedStep = QuestionId | typeof FIRST_STEP;
