/**
 * The number of possible selections for each combination of values of some questions. Combinations without any possible selection are
 * left out.
 */
export interface Factor {
  /** The positions of the questions, ascending. */
  readonly questions: readonly number[];
  /**
   * The number of possible selections by combination. A combination is one number in the mixed radix of `sizes`. The value of the
   * first question is its most significant digit.
   */
  readonly ways: ReadonlyMap<number, bigint>;
}

/** Question → the number of its values. */
export type Sizes = readonly number[];

/** Returns the number of combinations of values of these questions. */
export function combinations(questions: Iterable<number>, sizes: Sizes): number {
  let product = 1;
  for (const question of questions) product *= sizes[question] ?? 1;
  return product;
}

export function valuesOf(code: number, questions: readonly number[], sizes: Sizes): number[] {
  const values: number[] = [];
  let rest = code;
  for (const question of questions.toReversed()) {
    const size = sizes[question] ?? 1;
    values.push(rest % size);
    rest = Math.floor(rest / size);
  }
  return values.reverse();
}

function codeOf(values: readonly number[], questions: readonly number[], sizes: Sizes): number {
  return questions.reduce((code, question, at) => code * (sizes[question] ?? 1) + (values[at] ?? 0), 0);
}

/** Multiplies two factors: returns the number of selections for each combination of values of all their questions. */
export function product(left: Factor, right: Factor, sizes: Sizes): Factor {
  const questions = [...new Set([...left.questions, ...right.questions])].sort((one, other) => one - other);
  const shared = left.questions.filter((question) => right.questions.includes(question));
  const at = (list: readonly number[], wanted: readonly number[]) => wanted.map((question) => list.indexOf(question));
  const [inLeft, inRight] = [at(left.questions, shared), at(right.questions, shared)];
  const [fromLeft, fromRight] = [at(left.questions, questions), at(right.questions, questions)];
  const decoded = [...right.ways].map(([code, ways]) => ({ values: valuesOf(code, right.questions, sizes), ways }));
  const alike = Map.groupBy(decoded, ({ values }) => codeOf(pick(values, inRight), shared, sizes));
  const joined = new Map<number, bigint>();
  for (const [code, ways] of left.ways) {
    const values = valuesOf(code, left.questions, sizes);
    for (const other of alike.get(codeOf(pick(values, inLeft), shared, sizes)) ?? []) {
      const all = questions.map((_, index) => {
        const place = fromLeft[index] ?? -1;
        return (place === -1 ? other.values[fromRight[index] ?? 0] : values[place]) ?? 0;
      });
      joined.set(codeOf(all, questions, sizes), ways * other.ways);
    }
  }
  return { questions, ways: joined };
}

/** Eliminates a question: adds up the numbers of selections over all of its values. */
export function without(factor: Factor, question: number, sizes: Sizes): Factor {
  const place = factor.questions.indexOf(question);
  const questions = factor.questions.toSpliced(place, 1);
  const ways = new Map<number, bigint>();
  for (const [code, some] of factor.ways) {
    const rest = codeOf(valuesOf(code, factor.questions, sizes).toSpliced(place, 1), questions, sizes);
    ways.set(rest, (ways.get(rest) ?? 0n) + some);
  }
  return { questions, ways };
}

function pick(values: readonly number[], places: readonly number[]): number[] {
  return places.map((place) => values[place] ?? 0);
}
