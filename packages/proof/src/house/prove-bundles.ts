import { type Bundle, chooseBundle, type QuestionAnswer } from '@gavel/core';
import { type CompiledModel, type CompiledQuestion, NONE, type Rule } from '@gavel/core/compiled';
import type { Literal } from '../logic/clauses.ts';
import type { Finding } from '../terms/finding.ts';
import type { Example } from '../terms/proof.ts';
import { neededFor } from './dependencies.ts';
import { literalAt, ruleLiterals } from './encode-house.ts';
import { exampleAt, exampleAtStart, type Showing } from './example.ts';
import type { HouseSearch } from './house-search.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import { kindsApart } from './municipality-kinds.ts';

/**
 * Proves for each bundle (a ready-made set of answers) two statements: the core accepts it at the start of a visit, and no earlier clicks
 * can make the core refuse it.
 */
export function proveBundles(underProof: HouseUnderProof, search: () => HouseSearch): Finding[] {
  const { compiled } = underProof;
  return compiled.model.bundles.flatMap((bundle): Finding[] => {
    const showing: Showing = {
      shows: (model, visit) => !chooseBundle(model, visit, bundle).transition.accepted,
      picks: bundle.answers,
    };
    const needed = neededFor(questionsOf(compiled, bundle.answers), underProof.dependencies);
    const rules = [...needed].flatMap((at) => rulesOf(compiled.questions[at]));
    const atStart = exampleAtStart(underProof, showing, kindsApart(underProof.kinds, rules));
    const later = atStart ? null : refusedLater(underProof, search(), bundle, showing);
    const part = { kind: 'bundle', id: bundle.id } as const;
    return [
      { property: 'bundles', fault: 'refusedAtStart', part, isFault: atStart !== null, example: atStart },
      { property: 'bundles', fault: 'refusedLater', part, isFault: later !== null, example: later },
    ];
  });
}

/**
 * Returns an example in which the core refuses the bundle. Choosing a bundle also removes other bundles that contradict it, and the formula
 * does not model this removal. So states in which no other bundle is selected are tried first, and the core confirms the example.
 */
function refusedLater(underProof: HouseUnderProof, search: HouseSearch, bundle: Bundle, showing: Showing): Example | null {
  const { compiled } = underProof;
  const others = compiled.model.bundles.filter(({ id }) => id !== bundle.id);
  const whole = others.map(({ answers }) => search.encoded.clauses.and(answers.map((pick) => chosenIn(search, compiled, pick))));
  const read = questionsOf(compiled, bundle.answers);
  const refused = refusal(underProof, search, bundle.answers, neededFor(read, underProof.dependencies));
  const needed = [
    ...read,
    ...questionsOf(
      compiled,
      others.flatMap(({ answers }) => answers),
    ),
  ];
  for (const assumptions of [[refused, ...whole.map((literal) => -literal)], [refused]]) {
    const state = search.find(assumptions, needed);
    const example = state && exampleAt(underProof, state, showing);
    if (example) return example;
  }
  return null;
}

/**
 * Returns a literal that is true when the core refuses these picks together. Encodes what the core does with the picks, question by
 * question in the order of dependencies.
 */
function refusal(
  { compiled, kinds }: HouseUnderProof,
  { encoded }: HouseSearch,
  picks: readonly QuestionAnswer[],
  needed: ReadonlySet<number>,
): Literal {
  const { clauses, chosen } = encoded;
  const after: Literal[] = [];
  const literalOf = ruleLiterals(compiled, kinds, { chosen: after, kinds: encoded.kinds }, clauses);
  const picked = new Map(picks.map((pick) => [pick.questionId, pick.answerId]));
  const refused: Literal[] = [];
  for (const at of compiled.order) {
    const question = compiled.questions[at];
    if (!question || !needed.has(at)) continue;
    const shown = literalOf(question.rule);
    const valid = question.answers.map((answer) => clauses.and([shown, literalOf(answer.rule)]));
    const pick = picked.get(question.question.id);
    if (pick === undefined) {
      const before = question.answers.map((answer) => literalAt(chosen, answer.at));
      settled(question, before, valid).forEach((literal, index) => {
        after[question.answers[index]?.at ?? NONE] = literal;
      });
      continue;
    }
    question.answers.forEach(({ at: answer, answer: { id } }, index) => {
      after[answer] = id === pick ? clauses.always : -clauses.always;
      if (id === pick) refused.push(-literalAt(valid, index));
    });
  }
  return clauses.or(refused);

  /**
   * Returns the answer of a question after the picks: the previous answer if it is still valid, otherwise the first valid default answer,
   * otherwise the first valid answer.
   */
  function settled({ answers }: CompiledQuestion, before: readonly Literal[], valid: readonly Literal[]): Literal[] {
    const kept = before.map((literal, index) => clauses.and([literal, literalAt(valid, index)]));
    const isKept = clauses.or(kept);
    const rank = (index: number) => Number(!answers[index]?.answer.isDefaultAnswer);
    const inTurn = [...answers.keys()].sort((one, other) => rank(one) - rank(other) || one - other);
    return answers.map((_, index) => {
      const earlier = inTurn.slice(0, inTurn.indexOf(index)).map((one) => -literalAt(valid, one));
      return clauses.or([literalAt(kept, index), clauses.and([-isKept, literalAt(valid, index), ...earlier])]);
    });
  }
}

function chosenIn({ encoded }: HouseSearch, { answerAt }: CompiledModel, { answerId }: QuestionAnswer): Literal {
  const at = answerAt.get(answerId);
  return at === undefined ? -encoded.clauses.always : literalAt(encoded.chosen, at);
}

function questionsOf({ questionAt }: CompiledModel, picks: readonly QuestionAnswer[]): number[] {
  return picks.flatMap(({ questionId }) => questionAt.get(questionId) ?? []);
}

function rulesOf(question: CompiledQuestion | undefined): Rule[] {
  return question ? [question, ...question.answers].flatMap(({ rule }) => rule ?? []) : [];
}
