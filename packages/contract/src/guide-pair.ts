import type { QuestionAnswer } from '@gavel/core';
import { type Body, body } from './body.ts';
import { id } from './values.ts';

/** A question and one of its answers, in bundles and in campaigns' triggers. */
export const guidePair: Body<QuestionAnswer> = body<QuestionAnswer>({
  questionId: ['GuideQuestionId', id],
  answerId: ['GuideAnswerId', id],
});
