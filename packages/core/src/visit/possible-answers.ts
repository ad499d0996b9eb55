import { NONE, type Rule } from '../rules/compiled-rule.ts';
import type { CompiledModel } from './compile-model.ts';

/** What the search has settled so far. */
interface Settled {
  /** Question → its answer. */
  readonly taken: ReadonlyMap<number, number>;
  /** Answers that must not be chosen. */
  readonly excluded: ReadonlySet<number>;
}

/** A rule that has to come out as wanted. */
interface Goal {
  readonly rule: Rule;
  readonly wanted: boolean;
}

/** Bounds the search for one answer on models where everything hangs together; ordinary ones stay far below. */
const MOST_STEPS = 20_000;

/**
 * The answers, by position, that can be chosen in some selection in which every chosen answer is valid. Municipality and kind of house
 * are facts of the model, so what is never built there is not among them. An answer that would take too long to decide is.
 */
export function possibleAnswers(compiled: CompiledModel): ReadonlySet<number> {
  return new Set(compiled.answers.filter(({ at, question }) => canBeChosen(compiled, question, at)).map(({ at }) => at));
}

/** Depth first: one goal at a time; where it can be reached in several ways they are tried one after the other. */
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

  /** The question has this answer, whose rules then have to hold too. */
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

  /** The answers, each with its question, of which one makes the leaf true. */
  const pairsOf = (rule: Exclude<Rule, { kind: 'fact' | 'not' | 'and' | 'or' }>): (readonly [number, number])[] => {
    if (rule.kind === 'answer') return [[rule.question, rule.answer]];
    if (rule.kind === 'answered') return (questions[rule.question]?.answers ?? []).map(({ at }) => [rule.question, at]);
    const pairs = providers[rule.base] ?? new Int32Array();
    return Array.from({ length: pairs.length / 2 }, (_, index) => [pairs[index * 2] ?? NONE, pairs[index * 2 + 1] ?? NONE]);
  };

  return take(question, answer, [], { taken: new Map(), excluded: new Set() });
}
