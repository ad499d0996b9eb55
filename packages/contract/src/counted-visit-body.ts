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

/** Events of one page of the configurator since its last report. It has no data about the visitor. */
export interface CountedVisit {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  readonly webConfigurationId: WebConfigurationId;
  /** Whether the house was started in this page, not continued. */
  readonly isStarted: boolean;
  /** Sections in which the visitor opened at least one step. */
  readonly sections: readonly SectionId[];
  /** Answers that the visitor clicked but could not choose. */
  readonly tried: readonly TriedAnswer[];
  /** The answers when the summary opened; null: it did not open. */
  readonly selections: Selections | null;
}

export interface TriedAnswer {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  /** The chosen answer that made the clicked answer impossible; null: the reason was not a chosen answer. */
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
