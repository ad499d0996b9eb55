import {
  type CompiledModel,
  choose,
  compileModel,
  type Model,
  previewQuestion,
  selectionsOf,
  startVisit,
  type Visit,
} from '@gavel/core';
import { randomModel, seededRandom } from '@gavel/core/testing';
// Import this function from inside the package, because no code except this comparison evaluates all rules at the same time.
import { holds } from '../packages/core/src/rules/compiled-rule.ts';
import { leastOf, ms, quantile, ratio, sampled, verdict } from './measured.ts';
import { rulesEngine } from './rules-engine.ts';
import { type Column, printTable } from './table.ts';

/**
 * The synthetic ranges, which are equal in every run, and the targets in ms. `choice`: for the 99th percentile of the times that the
 * choices take. `preview`: for the median time to compute the previews of all answers in one section. The ranges 10× and 100× have 10 and
 * 100 times as many sections as the typical range. All ranges are measured in one run, so that the ratios are valid on a busy machine. The
 * same choices run several times, and the shortest time of each choice counts: percentiles of a single run would show how busy the machine
 * was.
 */
const sizes = [
  { name: 'typical', factor: 1, targets: { choice: 0.2, preview: 1 } },
  { name: '10×', factor: 10, targets: { choice: 1, preview: 5 } },
  { name: '100×', factor: 100, targets: { choice: 5, preview: 30 } },
];
const TYPICAL_SECTIONS = 17;
const CHOICES = 3000;
const PREVIEWS = 200;
const REPLAYS = 5;
/** The numbers of rounds of the slow measurements. The shortest round counts. */
const EVERYTHING_ROUNDS = 30;
const ENGINE_ROUNDS = 5;

/** Measures choices and the evaluation of rules in each synthetic range, and prints the results. Returns the missed targets. */
export async function benchRules(): Promise<readonly string[]> {
  const measured: Measured[] = [];
  for (const size of sizes) measured.push(await measure(size));
  const missed = printTable(measured.map(({ choices }) => choices));
  console.log('\nAll rules at once, beside json-rules-engine');
  printTable(measured.map(({ beside }) => beside));
  return missed;
}

interface Measured {
  readonly choices: readonly Column[];
  readonly beside: readonly Column[];
}

async function measure({ name, factor, targets }: (typeof sizes)[number]): Promise<Measured> {
  const model = randomModel(7, { sections: TYPICAL_SECTIONS * factor });
  const compiling = sampled(5, () => compileModel(model));
  const compiled = compileModel(model);
  const random = seededRandom(5);
  const picks = Array.from({ length: CHOICES }, () => randomPick(compiled, random));
  const { visit: begun } = startVisit(compiled);

  const evaluations = new Array<number>(CHOICES);
  let visit = begun;
  const choosing = leastOf(REPLAYS, () => {
    visit = begun;
    return sampled(CHOICES, (at) => {
      const transition = choose(compiled, visit, picks.slice(at, at + 1));
      visit = transition.visit;
      evaluations[at] = transition.ruleEvaluations;
    });
  });
  const sections = Array.from({ length: PREVIEWS }, () => model.sections[Math.floor(random() * model.sections.length)]);
  const previewing = leastOf(REPLAYS, () =>
    sampled(PREVIEWS, (at) => {
      for (const { id } of sections[at]?.questions ?? []) previewQuestion(compiled, visit, id);
    }),
  );
  const everything = sampled(EVERYTHING_ROUNDS, (at) => {
    const pick = picks[at];
    if (pick) startVisit(compiled, new Map(selectionsOf(compiled, visit)).set(pick.questionId, pick.answerId));
  });
  const pass = Math.min(...sampled(EVERYTHING_ROUNDS, () => judgeAll(compiled, visit)));
  const engine = Math.min(...(await measureEngine(model, compiled, visit)));
  const choice = quantile(choosing, 0.5);

  const choices: Column[] = [
    { title: 'range', value: name },
    { title: 'questions', value: String(compiled.questions.length) },
    { title: 'rules', value: String(countRules(model)) },
    { title: 'choice p50', value: ms(choice) },
    { title: 'choice p99', value: ms(quantile(choosing, 0.99)) },
    verdict(quantile(choosing, 0.99), targets.choice),
    { title: 'rules asked p50', value: String(quantile(evaluations, 0.5)) },
    { title: 'p99', value: String(quantile(evaluations, 0.99)) },
    { title: 'preview of a section p50', value: ms(quantile(previewing, 0.5)) },
    verdict(quantile(previewing, 0.5), targets.preview),
    { title: 'compile', value: ms(Math.min(...compiling)) },
  ];
  const beside: Column[] = [
    { title: 'range', value: name },
    { title: 'one pass over the rules of questions and answers', value: ms(pass) },
    { title: 'json-rules-engine, the same', value: ratio(engine, pass) },
    { title: 'ours with replacements and prices', value: ms(Math.min(...everything)) },
    { title: 'the engine beside that', value: ratio(engine, Math.min(...everything)) },
    { title: 'ours for one choice', value: ms(choice) },
    { title: 'the engine beside that', value: ratio(engine, choice) },
  ];
  return { choices, beside };
}

/** Returns how many rules of the model’s questions and answers are true for a visit. */
function judgeAll({ questions, providers }: CompiledModel, { answers }: Visit): number {
  let holding = 0;
  for (const question of questions)
    for (const { rule } of [question, ...question.answers]) if (rule && holds(rule, { answers, providers })) holding += 1;
  return holding;
}

/**
 * Returns the time of each round of json-rules-engine, in ms. The engine evaluates the same rules for one selection of answers, but
 * computes neither replacements nor prices.
 */
async function measureEngine(model: Model, compiled: CompiledModel, visit: Visit): Promise<number[]> {
  const judge = rulesEngine(model);
  const times: number[] = [];
  for (let round = 0; round < ENGINE_ROUNDS; round += 1) {
    const start = performance.now();
    await judge(selectionsOf(compiled, visit));
    times.push(performance.now() - start);
  }
  return times;
}

function randomPick({ questions }: CompiledModel, random: () => number) {
  const question = questions[Math.floor(random() * questions.length)];
  const answer = question?.answers[Math.floor(random() * question.answers.length)];
  if (!question || !answer) throw new Error('the synthetic range has an empty question');
  return { questionId: question.question.id, answerId: answer.answer.id };
}

function countRules({ sections, baseAnswerPrices }: Model): number {
  const questions = sections.flatMap((section) => section.questions);
  const prices = [...baseAnswerPrices.values()].flat();
  const texts = [
    ...questions.flatMap(({ rule, answers }) => [rule, ...answers.map((answer) => answer.rule)]),
    ...prices.flatMap(({ rule, conditionalUnits }) => [rule, ...conditionalUnits.map((units) => units.rule)]),
  ];
  return texts.filter((text) => text !== '').length;
}
