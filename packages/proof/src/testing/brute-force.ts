import { choose, startVisit, type Visit } from '@gavel/core';
import { type CompiledModel, isListed, NONE, pairAt, validAnswers } from '@gavel/core/compiled';
import { encodeHouse, literalAt } from '../house/encode-house.ts';
import type { HouseUnderProof } from '../house/house-under-proof.ts';
import { Solver } from '../logic/solver.ts';

/**
 * Returns every state that clicks reach, as the kind of municipality and each question's answer. Also counts refused clicks on valid
 * answers.
 */
export function reachableByClicks({ kinds, startIn }: HouseUnderProof): Reached {
  const ofKinds = [...kinds.keys()].map((kind) => reachedIn(startIn(kind).compiled));
  return {
    states: new Set(ofKinds.flatMap(({ states }, kind) => [...states].map((state) => `${kind}: ${state}`))),
    refused: ofKinds.reduce((sum, { refused }) => sum + refused, 0),
  };
}

interface Reached {
  readonly states: ReadonlySet<string>;
  readonly refused: number;
}

function reachedIn(compiled: CompiledModel): Reached {
  let refused = 0;
  const visits = visitsByClicks(compiled, () => {
    refused += 1;
  });
  return { states: new Set(visits.map((visit) => stateOf(compiled, visit))), refused };
}

/** Returns the visits that clicks on listed, valid answers reach. Visits with equal selections are in the list once. */
export function visitsByClicks(compiled: CompiledModel, onRefused: () => void = () => {}): Visit[] {
  const start = startVisit(compiled).visit;
  const states = new Set([stateOf(compiled, start)]);
  const visits = [start];
  // The loop also covers the visits that its body appends to the list.
  for (const visit of visits) {
    for (const question of compiled.questions.filter((one) => isListed(one, visit))) {
      for (const { at } of validAnswers(question, visit)) {
        const transition = choose(compiled, visit, [pairAt(compiled, question.at, at)]);
        if (!transition.accepted) onRefused();
        const state = stateOf(compiled, transition.visit);
        if (states.has(state)) continue;
        states.add(state);
        visits.push(transition.visit);
      }
    }
  }
  return visits;
}

/** Returns every solution of the encoding, in the same form as the states of `reachableByClicks`. */
export function solutionsOf({ compiled, kinds }: HouseUnderProof): ReadonlySet<string> {
  const encoded = encodeHouse(compiled, kinds);
  const { clauses, chosen } = encoded;
  encoded.constrain(compiled.questions.keys());
  const solver = new Solver();
  solver.add(clauses.list);
  const states = new Set<string>();
  while (solver.solve([])) {
    const kind = encoded.kinds.findIndex((literal) => solver.isTrue(literal));
    const isChosen = compiled.answers.map(({ at }) => solver.isTrue(literalAt(chosen, at)));
    const answers = compiled.questions.map((question) => question.answers.find(({ at }) => isChosen[at])?.at ?? NONE);
    states.add(`${kind}: ${answers.join()}`);
    solver.add([[...encoded.kinds, ...chosen].map((literal) => (solver.isTrue(literal) ? -literal : literal))]);
  }
  return states;
}

function stateOf({ questions }: CompiledModel, { answers }: Visit): string {
  return questions.map(({ at }) => answers.get(at)).join();
}
