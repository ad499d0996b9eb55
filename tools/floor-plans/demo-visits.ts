import {
  asAnswerId,
  asQuestionId,
  type CompiledModel,
  choose,
  compileModel,
  listSections,
  priceOfQuestion,
  selectionsOf,
  startVisit,
  toKr,
} from '@gavel/core';
import { assembleModel } from '@gavel/range';
import { buildRange } from '@gavel/range/publishing';
import { questions, source } from './demo-houses.ts';

const { houses, municipalities } = buildRange(source, source.idsLock, Date.parse('2026-06-01T12:00:00Z'));
const municipality = municipalities.find(({ denied }) => !denied);
if (!municipality) throw new Error('the builder delivers nowhere');
const { areaCode, name } = municipality;
const compiled: ReadonlyMap<string, CompiledModel> = new Map(
  houses.map(({ key, webConfiguration }) => [key, compileModel(assembleModel(webConfiguration, areaCode, name))]),
);

const questionKeys = new Map(questions.flatMap(({ key, answers }) => answers.map((answer) => [answer.key, key] as const)));
const questionId = (key: string) => asQuestionId(source.idsLock.questions?.[key] ?? 0);
const questionOf = (answer: string) => questionId(questionKeys.get(answer) ?? '');
const answerId = (key: string) => asAnswerId(source.idsLock.answers?.[key] ?? 0);

/**
 * Chooses the answers `picks` in a visit of a house of the demo range, one after the other. Returns null if the house lacks at
 * least one of these answers. In the result, `hasAll` is whether all of them are selected at the end; `asks` returns whether the
 * visit then has a certain question; `priceOf` takes any answer to a question, and returns the price (kr) of the answer that is
 * selected for this question.
 */
export function visitDemo(house: string, picks: readonly string[]) {
  const model = compiled.get(house);
  if (!model) throw new Error(`there is no house ${house}`);
  const offered = new Set(model.answers.map(({ answer }) => answer.id));
  if (!picks.every((pick) => offered.has(answerId(pick)))) return null;
  let { visit } = startVisit(model);
  for (const pick of picks) ({ visit } = choose(model, visit, [{ questionId: questionOf(pick), answerId: answerId(pick) }]));
  const selected = new Set(selectionsOf(model, visit).values());
  const asked = new Set(
    listSections(model, visit).flatMap((section) => section.questions.map((question) => question.questionId)),
  );
  return {
    hasAll: picks.every((pick) => selected.has(answerId(pick))),
    asks: (question: string) => asked.has(questionId(question)),
    priceOf: (answer: string) => toKr(priceOfQuestion(model, visit, questionOf(answer))),
  };
}
