import { atomsOf, type CompiledModel, type Rule } from '@gavel/core/compiled';

/** Question → itself and all questions that it depends on, directly or through others. */
export type Dependencies = readonly ReadonlySet<number>[];

/** Returns the dependencies of all questions, which must not form a cycle. */
export function dependenciesOf({ questions, order }: CompiledModel): Dependencies {
  const all: Set<number>[] = [];
  for (const at of order) {
    const needed = new Set([at]);
    for (const read of questions[at]?.reads ?? []) for (const further of all[read] ?? []) needed.add(further);
    all[at] = needed;
  }
  return all;
}

/** Returns these questions and all questions on which they depend. */
export function neededFor(questions: Iterable<number>, dependencies: Dependencies): Set<number> {
  return new Set([...questions].flatMap((at) => [...(dependencies[at] ?? [])]));
}

/** Returns the questions that a rule reads. */
export function questionsIn(rule: Rule, { providers }: CompiledModel): number[] {
  return [...atomsOf(rule)].flatMap((atom) =>
    atom.kind === 'base' ? [...(providers[atom.base] ?? [])].filter((_, at) => at % 2 === 0) : [atom.question],
  );
}

/** Returns questions that depend on each other or on themselves, in range order; empty: there is no cycle. */
export function questionsInCircles({ questions }: CompiledModel): number[] {
  const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
    [...(questions[from]?.reads ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const suspects = questions.filter(({ reads, rank }) => [...reads].some((read) => (questions[read]?.rank ?? rank) >= rank));
  return suspects.length === 0 ? [] : questions.filter(({ at }) => reaches(at, at)).map(({ at }) => at);
}
