import { type CompiledModel, choose, compileModel, findWay, selectionsOf, startVisit, type Visit } from '@gavel/core';
import { type RandomModelShape, randomModel } from '@gavel/core/testing';
import { ms, quantile, sampled, verdict } from './measured.ts';
import { type Column, printTable } from './table.ts';

/**
 * The measured ranges. In the last range, the rule of an answer may depend on any question. No real range is like this, but even then a
 * page must not freeze.
 */
const ranges: readonly { readonly name: string; readonly shape: Partial<RandomModelShape> }[] = [
  { name: 'typical', shape: { sections: 17 } },
  { name: '10×', shape: { sections: 170 } },
  { name: 'circles everywhere', shape: { sections: 17, cyclic: true } },
];
const ANSWERS = 150;
/** When all searches in a range together have needed this time, in ms, no further search starts. */
const ENOUGH = 10_000;
/** The greatest time that a search may take while a page renders, in ms. */
const LONGEST = 50;

/**
 * Measures `findWay` in ms. For an answer that cannot be chosen, `findWay` searches for the fewest other choices that make the answer
 * possible. Returns the missed targets.
 */
export async function benchWays(): Promise<readonly string[]> {
  return printTable(ranges.map(({ name, shape }) => measure(name, compileModel(randomModel(7, shape)))));
}

function measure(name: string, compiled: CompiledModel): readonly Column[] {
  const { visit } = startVisit(compiled);
  const blocked = blockedAnswers(compiled, visit);
  const every = Math.max(1, Math.floor(blocked.length / ANSWERS));
  const asked = blocked.filter((_, at) => at % every === 0).slice(0, ANSWERS);
  const found: boolean[] = [];
  const times: number[] = [];
  for (const { questionId, answerId } of asked) {
    if (times.reduce((sum, time) => sum + time, 0) > ENOUGH) break;
    const search = () => found.push(findWay(compiled, visit, questionId, answerId) !== null);
    times.push(...sampled(1, search));
  }
  return [
    { title: 'range', value: name },
    { title: 'answers blocked', value: String(blocked.length) },
    { title: 'searched for', value: String(times.length) },
    { title: 'found', value: String(found.filter(Boolean).length) },
    { title: 'p50', value: ms(quantile(times, 0.5)) },
    { title: 'p99', value: ms(quantile(times, 0.99)) },
    { title: 'longest', value: ms(Math.max(...times)) },
    verdict(Math.max(...times), LONGEST),
  ];
}

function blockedAnswers(compiled: CompiledModel, visit: Visit) {
  const selected = new Set(selectionsOf(compiled, visit).values());
  const picks = compiled.questions.flatMap(({ question, answers }) =>
    answers.map(({ answer }) => ({ questionId: question.id, answerId: answer.id })),
  );
  return picks.filter((pick) => !selected.has(pick.answerId) && !choose(compiled, visit, [pick]).accepted);
}
