import type { AnswerId, HouseId, QuestionId, SectionId } from '@gavel/core';
import type { ShownCount } from '@gavel/core/statistics';
import { type Body, body } from '../body.ts';
import { answerId, decimalOrNull, houseId, list, questionId, sectionId, text, textOrNull } from '../values.ts';
import { count } from './shown-count.ts';

/** An answer, how often it was chosen, and its share (0–1) of all answers to its question. A null count or share is not shown. */
export interface CountedAnswer {
  readonly id: AnswerId;
  /** Null: the range no longer has the answer. */
  readonly title: string | null;
  readonly count: ShownCount;
  readonly share: number | null;
}

export interface CountedQuestion {
  readonly id: QuestionId;
  readonly title: string | null;
  readonly total: ShownCount;
  readonly answers: readonly CountedAnswer[];
}

export interface CountedSection {
  readonly id: SectionId;
  readonly title: string;
  /** The number of visits that opened a step of the section. */
  readonly reached: ShownCount;
  readonly questions: readonly CountedQuestion[];
}

/** An answer that visitors clicked but could not choose. */
export interface RefusedAnswer {
  readonly question: string;
  readonly answer: string;
  /** The title of the answer that made the clicked answer impossible; null: the cause was not an answer, or it is unknown. */
  readonly because: string | null;
  readonly count: ShownCount;
}

/** How far visitors came with one house, and which answers they chose. */
export interface HouseStatistics {
  readonly houseId: HouseId;
  readonly started: ShownCount;
  readonly finished: ShownCount;
  readonly sections: readonly CountedSection[];
  /** Most frequent first. */
  readonly refused: readonly RefusedAnswer[];
}

const answer = body<CountedAnswer>({
  id: ['Id', answerId],
  title: ['Title', textOrNull],
  count: ['Count', count],
  share: ['Share', decimalOrNull],
});
const question = body<CountedQuestion>({
  id: ['Id', questionId],
  title: ['Title', textOrNull],
  total: ['Total', count],
  answers: ['Answers', list(answer)],
});

export const houseStatisticsBody: Body<HouseStatistics> = body<HouseStatistics>({
  houseId: ['HouseId', houseId],
  started: ['Started', count],
  finished: ['Finished', count],
  sections: [
    'Sections',
    list(
      body<CountedSection>({
        id: ['Id', sectionId],
        title: ['Title', text],
        reached: ['Reached', count],
        questions: ['Questions', list(question)],
      }),
    ),
  ],
  refused: [
    'Refused',
    list(
      body<RefusedAnswer>({
        question: ['Question', text],
        answer: ['Answer', text],
        because: ['Because', textOrNull],
        count: ['Count', count],
      }),
    ),
  ],
});
