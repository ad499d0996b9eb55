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

/** What happened in one page of the configurator since the page's last report. The report contains no data about the visitor. */
export interface CountedVisit {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  readonly webConfigurationId: WebConfigurationId;
  /** True: the visitor started the house in this page; false: the visitor continued a house. */
  readonly isStarted: boolean;
  /** Sections in which the visitor opened at least one step. */
  readonly sections: readonly SectionId[];
  /** Answers that the visitor clicked but could not choose. */
  readonly tried: readonly TriedAnswer[];
  /** The chosen answers at the moment when the summary opened; null: the summary did not open. */
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
