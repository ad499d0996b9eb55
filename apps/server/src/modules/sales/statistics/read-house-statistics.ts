import type { AskedPeriod, CountedQuestion, CountedSection, HouseStatistics, RefusedAnswer } from '@gavel/contract/staff';
import { asAnswerId, asQuestionId, type HouseId } from '@gavel/core';
import { shownCount, shownParts, shownShare } from '@gavel/core/statistics';
import type { PublishedQuestion, PublishedSection } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import { sumOfHouse } from './counted.repository.ts';
import { lookedAt } from './periods.ts';
import type { Reading } from './read-statistics.ts';

type Counted = Awaited<ReturnType<typeof sumOfHouse>>;

/** The greatest number of refused answers in the list. A refused answer is one that a visitor could not choose. */
const MOST_REFUSED = 50;

/** Returns how far visitors get in the visit of a house and which answers they choose. Throws `malformed-query` and `unknown-house`. */
export async function readHouseStatistics(
  { db, currentRange, now }: Reading,
  { house: houseId, ...asked }: AskedPeriod & { readonly house: HouseId },
): Promise<HouseStatistics> {
  const { period } = lookedAt(asked, now());
  const house = (await currentRange()).houses.find(({ id }) => id === houseId);
  if (!house) throw new AppError('unknown-house', `There is no house ${houseId}`, { field: 'house' });
  const started = await sumOfHouse(db, houseId, 'started', period);
  const finished = await sumOfHouse(db, houseId, 'finished', period);
  const reached = await sumOfHouse(db, houseId, 'section', period);
  const answers = await sumOfHouse(db, houseId, 'answer', period);
  const refused = await sumOfHouse(db, houseId, 'refused', period);
  const { sections } = house.webConfiguration;
  return {
    houseId,
    started: shownCount(sum(started)),
    finished: shownCount(sum(finished)),
    sections: sections.map((section) => countedSection(section, reached, answers)),
    refused: refusedAnswers(sections, refused),
  };
}

function countedSection({ id, title, questions }: PublishedSection, reached: Counted, answers: Counted): CountedSection {
  return {
    id,
    title,
    reached: shownCount(sum(reached.filter(({ itemId }) => itemId === id))),
    questions: questions.map((question) => countedQuestion(question, answers)).filter(({ total }) => total !== 0),
  };
}

/**
 * Returns a question with the counts of its answers: first the answers that the range has, in the order of the range, then answers
 * that the range no longer has.
 */
function countedQuestion({ id, title, answers }: PublishedQuestion, counted: Counted): CountedQuestion {
  const ofQuestion = counted.filter(({ questionId }) => questionId === id);
  const gone = ofQuestion
    .map(({ itemId }) => asAnswerId(itemId))
    .filter((itemId) => !answers.some((answer) => answer.id === itemId));
  const listed = [
    ...answers.map((answer) => ({ id: answer.id, title: answer.title })),
    ...gone.map((one) => ({ id: one, title: null })),
  ];
  const { total, parts } = shownParts(listed.map((one) => sum(ofQuestion.filter(({ itemId }) => itemId === one.id))));
  return {
    id,
    title,
    total,
    answers: listed.map((one, at) => {
      const count = parts[at] ?? null;
      return { ...one, count, share: shownShare(count, total) };
    }),
  };
}

/**
 * Returns the refused answers, each with the answer that blocked it, most frequent first. Leaves out pairs that were counted fewer than
 * five times, and answers that the range no longer has.
 */
function refusedAnswers(sections: readonly PublishedSection[], refused: Counted): readonly RefusedAnswer[] {
  const questions = new Map(sections.flatMap((section) => section.questions.map((one) => [one.id, one] as const)));
  const titles = new Map(
    [...questions.values()].flatMap((one) => one.answers.map((answer) => [answer.id, answer.title] as const)),
  );
  return refused
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ questionId, itemId, becauseId, count }) => {
      const question = questions.get(asQuestionId(questionId))?.title;
      const answer = titles.get(asAnswerId(itemId));
      const shown = shownCount(count);
      if (!question || !answer || shown === null) return [];
      return [{ question, answer, because: titles.get(asAnswerId(becauseId)) ?? null, count: shown }];
    })
    .slice(0, MOST_REFUSED);
}

function sum(rows: Counted): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
