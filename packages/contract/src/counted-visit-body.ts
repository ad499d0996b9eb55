import type { AnswerId, HouseId, QuestionId, SectionId, Selections, WebConfigurationId } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import {
  answerId,
  answerIdOrNull,
  flag,
  houseId,
  list,
  questionId,
  sectionId,
  selections,
  text,
  webConfigurationId,
} from './values.ts';

/** What happened in one page of the configurator since it told of itself last. Nothing in it says who it was. */
export interface CountedVisit {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  readonly webConfigurationId: WebConfigurationId;
  /** The house was begun in this page, not gone on with. */
  readonly isStarted: boolean;
  /** Sections of which a step has been open. */
  readonly sections: readonly SectionId[];
  /** Answers that the visitor wanted and that could not be chosen. */
  readonly tried: readonly TriedAnswer[];
  /** What was chosen when the summary opened; null: it did not. */
  readonly selections: Selections | null;
}

export interface TriedAnswer {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  /** The answer that stood in the way, where it was one. */
  readonly because: AnswerId | null;
}

const triedAnswer = body<TriedAnswer>({
  questionId: ['QuestionId', questionId],
  answerId: ['AnswerId', answerId],
  because: ['BecauseAnswerId', answerIdOrNull],
});

export const countedVisitBody: Body<CountedVisit> = body<CountedVisit>({
  houseId: ['HouseId', houseId],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  isStarted: ['IsStarted', flag],
  sections: ['SectionIds', list(sectionId)],
  tried: ['Tried', list(triedAnswer)],
  selections: ['Answers', lenient<Selections | null>(selections, null)],
});
