import { choose, compileModel, startVisit, type Visit } from '@gavel/core';
import { type CompiledModel, NONE, pairAt, validAnswers } from '@gavel/core/compiled';
import { assembleModel } from '@gavel/range/model';
import { assignIds, buildRange } from '@gavel/range/publishing';
import { expect, inject, test } from 'vitest';
// Imported by path, because the package does not export its test helpers.
import { faultsOf, readSource } from '../../range/src/testing/write-range.ts';
import { proveRange } from './index.ts';
import { seededRandom } from './logic/seeded-random.ts';
import { featureModels, importFeatureModel, replayObjection } from './testing/index.ts';

const CHOICES = inject('propertyDepth') === 'full' ? 1_000_000 : 3000;
/** A random visit ends after this number of choices, or when it shows a question without a chosen answer. Then the next one begins. */
const CHOICES_IN_A_VISIT = 300;
/** The number of choices after which the test checks all chosen answers of a visit against the feature model. */
const CHOICES_BETWEEN_CHECKS = 50;

/** Returns the files of a small range that has only these questions. */
const chapterOf = (text: string, questions: readonly string[]) => ({
  'questions/modell.yaml': text,
  'questions/fasad.yaml': null,
  'questions/kok.yaml': null,
  'sections.yaml': JSON.stringify([{ key: 'modell', title: 'Modell', questions }]),
  'base-questions.yaml': '[]',
  'bundles.yaml': '[]',
  'campaigns.yaml': '[]',
  'product-information.yaml': '[]',
  'alert-messages.yaml': '[]',
  'houses/garage.yaml': null,
});

test.each(featureModels)(
  'the proof reports every question that random visits in the feature model $name show without a chosen answer',
  async (model) => {
    const { text, questions, isProduct } = importFeatureModel(model);
    const files = chapterOf(text, questions);
    const faults = (await faultsOf(files)).map(({ message }) => message);
    expect(faults.filter((message) => !isDefaultOrColour(message))).toEqual([]);
    const source = await readSource(files);
    const range = buildRange(source, assignIds(source, source.idsLock), 0);
    const { objections } = proveRange(range);
    for (const objection of objections) expect(replayObjection(range, objection), objection.sentence).toBe(true);
    const named = new Set(objections.filter(({ property }) => property === 'neverStuck').map(({ part }) => part.id));

    const house = range.houses[0];
    if (!house) throw new Error('the range has no house');
    const compiled = compileModel(assembleModel(house.webConfiguration, 'S', 'Lund'));
    const walked = walk(compiled, seededRandom(44), isProduct);
    expect(walked.wrong, 'choices that are no product of the feature model').toBe(0);
    expect(walked.refused, 'valid clicks that the core refused').toBe(0);
    const unnamed = [...walked.stuck.keys()].filter((id) => !named.has(id));
    expect(unnamed).toEqual([]);
    console.info(
      `${model.name}: ${model.features} features, ${questions.length} questions; the proof names ${named.size} that can be stuck; ` +
        `${CHOICES} choices met ${walked.stuck.size} of them`,
    );
  },
);

interface Walked {
  /** The ids of the questions that a visit showed without a chosen answer. */
  readonly stuck: ReadonlySet<number>;
  /** The number of valid clicks that the core refused. */
  readonly refused: number;
  /** The number of checks in which the feature model did not allow the chosen answers. */
  readonly wrong: number;
}

/** Makes random choices among the valid answers of shown questions. */
function walk(compiled: CompiledModel, random: () => number, isProduct: (chosen: ReadonlySet<string>) => boolean): Walked {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const start = startVisit(compiled).visit;
  const stuck = new Set<number>();
  let [visit, refused, wrong, length] = [start, 0, 0, 0];
  for (let choices = 0; choices < CHOICES; ) {
    const dead = stuckIn(compiled, visit);
    for (const id of dead) stuck.add(id);
    if (dead.length === 0 && choices % CHOICES_BETWEEN_CHECKS === 0 && !isProduct(chosenIn(compiled, visit))) wrong += 1;
    const question = pick(compiled.questions);
    const answer = question && visit.shown.get(question.at) === 1 ? pick(validAnswers(question, visit)) : undefined;
    if (dead.length > 0 || length === CHOICES_IN_A_VISIT) {
      if (visit === start) throw new Error('the start is a dead end');
      [visit, length] = [start, 0];
    } else if (question && answer) {
      const transition = choose(compiled, visit, [pairAt(compiled, question.at, answer.at)]);
      if (!transition.accepted) refused += 1;
      [visit, length, choices] = [transition.visit, length + 1, choices + 1];
    }
  }
  return { stuck, refused, wrong };
}

function stuckIn({ questions }: CompiledModel, visit: Visit): number[] {
  return questions.flatMap(({ at, question: { id } }) =>
    visit.shown.get(at) === 1 && visit.answers.get(at) === NONE ? [id] : [],
  );
}

function chosenIn({ questions, answers }: CompiledModel, visit: Visit): ReadonlySet<string> {
  return new Set(questions.flatMap(({ at }) => answers[visit.answers.get(at)]?.answer.title ?? []));
}

/**
 * Returns whether a message is about standard answers, pictures or colours. An imported model has no pictures, and its questions may have
 * several standard answers.
 */
function isDefaultOrColour(message: string): boolean {
  return /default|picture|colour/.test(message);
}
