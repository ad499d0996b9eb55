import { type Selections, selectionsOf, startVisit } from '@gavel/core';
import { type CompiledModel, NONE } from '@gavel/core/compiled';
import { consequencesOf, encodeHouse, literalAt } from '../house/encode-house.ts';
import { exampleAt } from '../house/example.ts';
import type { HouseUnderProof } from '../house/house-under-proof.ts';
import type { Literal } from '../logic/clauses.ts';
import { Solver } from '../logic/solver.ts';
import type { Example } from '../terms/proof.ts';

/**
 * Returns an example of a selection that the rules of `one` allow and the rules of `other` do not; null: no such selection exists, or
 * clicks do not reach the one that was found. Both houses must have the same kinds of municipality.
 */
export function possibleOnlyIn(one: HouseUnderProof, other: HouseUnderProof): Example | null {
  const { compiled, kinds } = one;
  const encoded = encodeHouse(compiled, kinds);
  const { clauses, chosen } = encoded;
  encoded.constrain(compiled.questions.keys());
  const solver = new Solver();
  const { visit } = one.startIn(0);
  // Prefer the answers of the standard house: an example that differs little from it is the most useful.
  for (const { at, question } of compiled.answers)
    solver.prefer(visit.answers.get(question) === at ? literalAt(chosen, at) : -literalAt(chosen, at));
  const forbidden = forbiddenIn(one, other, encoded);
  solver.add(clauses.list);
  if (!solver.solve([forbidden])) return null;
  const answers = compiled.questions.map(
    (question) => question.answers.find(({ at }) => solver.isTrue(literalAt(chosen, at)))?.at ?? NONE,
  );
  const kind = encoded.kinds.findIndex((literal) => solver.isTrue(literal));
  return exampleAt(
    one,
    { kind, answers: Int32Array.from(answers) },
    { shows: (model, shown) => !isPossible(other.startIn(kind).compiled, selectionsOf(model, shown), model) },
  );
}

/**
 * Returns a literal that is true in three cases: the other house lacks a chosen answer, its rules forbid a chosen answer, or its rules
 * require an answer where none is chosen. The literal ignores questions that only the other house has.
 */
function forbiddenIn(
  { compiled, kinds }: HouseUnderProof,
  { compiled: other }: HouseUnderProof,
  { clauses, chosen, ...encoded }: ReturnType<typeof encodeHouse>,
): Literal {
  const literalOf = new Map(compiled.answers.map(({ at, answer }) => [answer.id, literalAt(chosen, at)]));
  const ofOther = other.answers.map(({ answer }) => literalOf.get(answer.id) ?? -clauses.always);
  const { valid, answerable } = consequencesOf(other, kinds, { chosen: ofOther, kinds: encoded.kinds }, clauses);
  const unknown = compiled.answers.filter(({ answer }) => !other.answerAt.has(answer.id)).map(({ at }) => literalAt(chosen, at));
  const invalid = other.answers.map(({ at }) => clauses.and([literalAt(ofOther, at), -literalAt(valid, at)]));
  const missing = other.questions
    .filter(({ question }) => compiled.questionAt.has(question.id))
    .map(({ at, answers }) =>
      clauses.and([literalAt(answerable, at), ...answers.map((answer) => -literalAt(ofOther, answer.at))]),
    );
  return clauses.or([...unknown, ...invalid, ...missing]);
}

/**
 * Returns whether a visit that starts with these selections keeps them all, and answers no other question of `from`.
 * @param from the model to which the selections belong
 */
function isPossible(compiled: CompiledModel, selections: Selections, from: CompiledModel): boolean {
  const opened = selectionsOf(compiled, startVisit(compiled, selections).visit);
  return [...from.questionAt.keys()].every((id) => opened.get(id) === selections.get(id));
}
