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
import { ms, quantile, ratio, sampled, verdict } from './measured.ts';
import { rulesEngine } from './rules-engine.ts';
import { type Column, printTable } from './table.ts';

/**
 * How the core behaves as ranges grow: one table, everything in one run, so that the ratios hold on a noisy machine. Times are ms.
 * The synthetic ranges are the same every time; 10× and 100× multiply the sections.
 */
const sizes = [
  { name: 'typical', factor: 1, targets: { choice: 0.2, preview: 1 } },
  { name: '10×', factor: 10, targets: { choice: 1, preview: 5 } },
  { name: '100×', factor: 100, targets: { choice: 5, preview: 30 } },
];
const TYPICAL_SECTIONS = 17;
const CHOICES = 3000;
const PREVIEWS = 200;
/** The others are slow: fewer rounds, enough for a median. */
const EVERYTHING_ROUNDS = 30;
const ENGINE_ROUNDS = 5;

/** Prints the table. */
export async function benchRules(): Promise<void> {
  const rows: Column[][] = [];
  for (const size of sizes) rows.push(await measure(size));
  printTable(rows);
}

async function measure({ name, factor, targets }: (typeof sizes)[number]): Promise<Column[]> {
  const model = randomModel(7, { sections: TYPICAL_SECTIONS * factor });
  const compiling = sampled(5, () => compileModel(model));
  const compiled = compileModel(model);
  const random = seededRandom(5);
  let { visit } = startVisit(compiled);

  const pick = () => randomPick(compiled, random);
  for (let warmUp = 0; warmUp < CHOICES / 4; warmUp += 1) visit = choose(compiled, visit, [pick()]).visit;
  const evaluations: number[] = [];
  const choosing = sampled(CHOICES, () => {
    const transition = choose(compiled, visit, [pick()]);
    visit = transition.visit;
    evaluations.push(transition.ruleEvaluations);
  });
  const previewing = sampled(PREVIEWS, () => {
    const section = model.sections[Math.floor(random() * model.sections.length)];
    for (const { id } of section?.questions ?? []) previewQuestion(compiled, visit, id);
  });
  const everything = sampled(EVERYTHING_ROUNDS, () => {
    const { questionId, answerId } = pick();
    startVisit(compiled, new Map(selectionsOf(compiled, visit)).set(questionId, answerId));
  });
  const engine = await measureEngine(model, compiled, visit);

  return [
    { title: 'range', value: name },
    { title: 'questions', value: String(compiled.questions.length) },
    { title: 'rules', value: String(countRules(model)) },
    { title: 'choice p50', value: ms(quantile(choosing, 0.5)) },
    { title: 'choice p99', value: ms(quantile(choosing, 0.99)) },
    { title: 'target', value: verdict(quantile(choosing, 0.99), targets.choice) },
    { title: 'rules asked p50', value: String(quantile(evaluations, 0.5)) },
    { title: 'p99', value: String(quantile(evaluations, 0.99)) },
    { title: 'preview of a section p50', value: ms(quantile(previewing, 0.5)) },
    { title: 'target', value: verdict(quantile(previewing, 0.5), targets.preview) },
    { title: 'compile', value: ms(quantile(compiling, 0.5)) },
    { title: 'everything anew', value: ratio(quantile(everything, 0.5), quantile(choosing, 0.5)) },
    { title: 'json-rules-engine', value: ratio(quantile(engine, 0.5), quantile(choosing, 0.5)) },
  ];
}

/** The engine judges every rule for one selection; replacements and prices would come on top. */
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
