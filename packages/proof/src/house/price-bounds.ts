import type { CompiledAnswer, CompiledModel, CompiledPrice, CompiledQuestion } from '@gavel/core/compiled';

/** The lowest and the highest amount, in öre. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Returns a lower bound for the ordinary price of all visits, in öre: the price of the house, and for each question the price of its
 * cheapest answer, even if these answers exclude each other.
 */
export function lowestPrice(compiled: CompiledModel): number {
  return compiled.model.housePrice + boundsOf(compiled, compiled.questions).least;
}

/** Returns the bounds of the accessory price (the sum of the prices of questions with `accessories: true`). */
export function accessoryBounds(compiled: CompiledModel): Bounds {
  return boundsOf(compiled, accessoriesOf(compiled));
}

export function accessoriesOf({ questions }: CompiledModel): CompiledQuestion[] {
  return questions.filter(({ question }) => question.hasAccessories);
}

function boundsOf(compiled: CompiledModel, questions: readonly CompiledQuestion[]): Bounds {
  return added(
    questions.map(({ rule, answers }) => {
      const priced = answers.map((answer) => answerBounds(compiled, answer));
      const mayBeUnanswered = rule !== null || answers.every((answer) => answer.rule !== null);
      return either([...priced, ...(mayBeUnanswered || priced.length === 0 ? [NOTHING] : [])]);
    }),
  );
}

/** Returns the bounds of the price of an answer. */
export function answerBounds({ bases }: CompiledModel, answer: CompiledAnswer): Bounds {
  return added(answer.bases.flatMap((base) => bases[base]?.prices ?? []).map(entryBounds));
}

function entryBounds({ rule, amounts }: CompiledPrice): Bounds {
  const mayBeNothing = rule !== null || amounts.every((one) => one.rule !== null);
  return either([...amounts.map(({ amount }) => ({ least: amount, most: amount })), ...(mayBeNothing ? [NOTHING] : [])]);
}

const NOTHING: Bounds = { least: 0, most: 0 };

function either(bounds: readonly Bounds[]): Bounds {
  return { least: Math.min(...bounds.map(({ least }) => least)), most: Math.max(...bounds.map(({ most }) => most)) };
}

function added(bounds: readonly Bounds[]): Bounds {
  return bounds.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), NOTHING);
}
