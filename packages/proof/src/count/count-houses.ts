import { atomsOf, type CompiledModel, type CompiledQuestion, NONE, type Rule } from '@gavel/core/compiled';
import { combinations, type Factor, product, type Sizes, valuesOf, without } from './factor.ts';

/** The most combinations that one table may have. A table of this size costs some seconds. */
const WIDEST = 400_000;

/**
 * Returns the number of different selections of a house in its model's municipality; null if a table would have too many combinations.
 * Eliminates one question after the other, always the one that needs the smallest table. Questions must not form a cycle.
 */
export function countHouses(compiled: CompiledModel): bigint | null {
  const values = valuesOfQuestions(compiled);
  const sizes = values.map(({ length }) => length);
  let factors: Factor[] = [];
  for (const question of compiled.questions) {
    const scope = [...new Set([question.at, ...question.reads])].sort((one, other) => one - other);
    if (combinations(scope, sizes) > WIDEST) return null;
    factors.push(factorOf(compiled, question, scope, values, sizes));
  }
  let total = 1n;
  const left = new Set(compiled.questions.map(({ at }) => at));
  while (left.size > 0) {
    const { question, width } = narrowest(left, factors, sizes);
    if (width > WIDEST) return null;
    left.delete(question);
    const [first, ...others] = factors.filter(({ questions }) => questions.includes(question));
    factors = factors.filter(({ questions }) => !questions.includes(question));
    if (!first) continue;
    const rest = without(
      others.reduce((joined, factor) => product(joined, factor, sizes), first),
      question,
      sizes,
    );
    if (rest.questions.length > 0) factors.push(rest);
    else total *= rest.ways.get(0) ?? 0n;
  }
  return total;
}

/**
 * The values of one question, each a list of positions of answers. An answer that a rule reads is a value of its own. All other answers
 * share one value. The last value is an empty list: the question has no answer.
 */
type Values = readonly (readonly number[])[];

function valuesOfQuestions({ questions, answers, providers }: CompiledModel): readonly Values[] {
  const rules = [...questions, ...answers].flatMap(({ rule }) => (rule ? [...atomsOf(rule)] : []));
  const named = new Set(
    rules.flatMap((atom) => {
      if (atom.kind === 'answer') return [atom.answer];
      return atom.kind === 'base' ? [...(providers[atom.base] ?? [])].filter((_, at) => at % 2 === 1) : [];
    }),
  );
  return questions.map((question): Values => {
    const [single, alike] = [true, false].map((isNamed) =>
      question.answers.map(({ at }) => at).filter((at) => named.has(at) === isNamed),
    );
    return [...(single ?? []).map((at) => [at]), ...(alike && alike.length > 0 ? [alike] : []), []];
  });
}

/**
 * Returns the factor of one question: how many valid answers each value of the question has, for each combination of values of the
 * questions that its rules read.
 */
function factorOf(
  compiled: CompiledModel,
  question: CompiledQuestion,
  scope: readonly number[],
  values: readonly Values[],
  sizes: Sizes,
): Factor {
  const read = scope.filter((at) => at !== question.at);
  const own = scope.indexOf(question.at);
  const ways = new Map<number, bigint>();
  const placesAfter = combinations(scope.slice(own + 1), sizes);
  for (let code = 0; code < combinations(read, sizes); code += 1) {
    const chosen = new Map(
      valuesOf(code, read, sizes).map((value, at) => [read[at] ?? NONE, values[read[at] ?? NONE]?.[value] ?? []]),
    );
    const valid = new Set(validAnswers(compiled, question, chosen));
    const after = code % placesAfter;
    const before = (code - after) / placesAfter;
    values[question.at]?.forEach((answers, value) => {
      const count = answers.length === 0 ? Number(valid.size === 0) : answers.filter((at) => valid.has(at)).length;
      const size = sizes[question.at] ?? 1;
      if (count > 0) ways.set((before * size + value) * placesAfter + after, BigInt(count));
    });
  }
  return { questions: scope, ways };
}

function validAnswers(
  { providers }: CompiledModel,
  { rule, answers }: CompiledQuestion,
  chosen: ReadonlyMap<number, readonly number[]>,
): number[] {
  const has = (question: number, answer: number) => chosen.get(question)?.includes(answer) ?? false;
  const holds = (some: Rule | null): boolean => {
    if (!some) return true;
    switch (some.kind) {
      case 'fact':
        return some.holds;
      case 'answer':
        return has(some.question, some.answer);
      case 'base': {
        const pairs = providers[some.base] ?? new Int32Array();
        return pairs.some((question, at) => at % 2 === 0 && has(question, pairs[at + 1] ?? NONE));
      }
      case 'answered':
        return (chosen.get(some.question)?.length ?? 0) > 0;
      case 'not':
        return !holds(some.rule);
      case 'and':
        return some.rules.every(holds);
      case 'or':
        return some.rules.some(holds);
    }
  };
  return holds(rule) ? answers.filter((answer) => holds(answer.rule)).map(({ at }) => at) : [];
}

/** Returns the question whose elimination needs the smallest table, and the number of combinations in this table (`width`). */
function narrowest(left: ReadonlySet<number>, factors: readonly Factor[], sizes: Sizes): { question: number; width: number } {
  let best = { question: NONE, width: Number.POSITIVE_INFINITY };
  for (const question of left) {
    const joined = new Set(factors.flatMap(({ questions }) => (questions.includes(question) ? questions : [])));
    const width = combinations(joined, sizes);
    if (width < best.width) best = { question, width };
  }
  return best;
}
