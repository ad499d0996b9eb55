import { NONE, type Rule } from '../rules/compiled-rule.ts';
import type { CompiledModel } from './compile-model.ts';

/** The answers that the search has decided so far. */
interface Settled {
  /** Question → its answer. */
  readonly taken: ReadonlyMap<number, number>;
  /** The answers that must not be chosen. */
  readonly excluded: ReadonlySet<number>;
}

/** A rule that must get the wanted value. */
interface Goal {
  readonly rule: Rule;
  readonly wanted: boolean;
}

/** The limit of the search for one answer, in calls of `solve`. Only models with very many dependencies reach it. */
const MOST_STEPS = 20_000;

/**
 * Returns the positions of the answers that can be chosen in some selection whose chosen answers are all valid. The municipality and the
 * kind of house are facts of the model, so answers that they exclude are left out. An answer whose search reaches its limit is included.
 */
export function possibleAnswers(compiled: CompiledModel): ReadonlySet<number> {
  return new Set(compiled.answers.filter(({ at, question }) => canBeChosen(compiled, question, at)).map(({ at }) => at));
}

/** Searches depth first: one goal at a time, and its alternatives one after the other. */
function canBeChosen({ questions, answers, providers }: CompiledModel, question: number, answer: number): boolean {
  let steps = 0;

  const solve = ([goal, ...rest]: readonly Goal[], settled: Settled): boolean => {
    steps += 1;
    if (!goal || steps > MOST_STEPS) return true;
    const { rule, wanted } = goal;
    switch (rule.kind) {
      case 'fact':
        return rule.holds === wanted && solve(rest, settled);
      case 'not':
        return solve([{ rule: rule.rule, wanted: !wanted }, ...rest], settled);
      case 'and':
      case 'or': {
        const parts = rule.rules.map((part): Goal => ({ rule: part, wanted }));
        if ((rule.kind === 'and') === wanted) return solve([...parts, ...rest], settled);
        return parts.some((part) => solve([part, ...rest], settled));
      }
      default: {
        const pairs = pairsOf(rule);
        if (wanted) return pairs.some(([at, one]) => take(at, one, rest, settled));
        return exclude(
          pairs.map(([, one]) => one),
          rest,
          settled,
        );
      }
    }
  };

  /** Gives a question this answer. The rules of the question and of the answer become further goals. */
  const take = (at: number, one: number, goals: readonly Goal[], { taken, excluded }: Settled): boolean => {
    if (taken.get(at) === one) return solve(goals, { taken, excluded });
    if (taken.has(at) || excluded.has(one)) return false;
    const rules = [questions[at]?.rule, answers[one]?.rule].filter((rule) => rule !== null && rule !== undefined);
    const own = rules.map((rule): Goal => ({ rule, wanted: true }));
    return solve([...own, ...goals], { taken: new Map(taken).set(at, one), excluded });
  };

  const exclude = (some: readonly number[], goals: readonly Goal[], { taken, excluded }: Settled): boolean => {
    if (some.some((one) => taken.get(answers[one]?.question ?? NONE) === one)) return false;
    return solve(goals, { taken, excluded: new Set([...excluded, ...some]) });
  };

  /** Returns the (question, answer) pairs each of which alone makes the rule true; the rule is a leaf. */
  const pairsOf = (rule: Exclude<Rule, { kind: 'fact' | 'not' | 'and' | 'or' }>): (readonly [number, number])[] => {
    if (rule.kind === 'answer') return [[rule.question, rule.answer]];
    if (rule.kind === 'answered') return (questions[rule.question]?.answers ?? []).map(({ at }) => [rule.question, at]);
    const pairs = providers[rule.base] ?? new Int32Array();
    return Array.from({ length: pairs.length / 2 }, (_, index) => [pairs[index * 2] ?? NONE, pairs[index * 2 + 1] ?? NONE]);
  };

  return take(question, answer, [], { taken: new Map(), excluded: new Set() });
}
