import { type CompiledModel, NONE } from '@gavel/core/compiled';
import { nothingDead } from '../obligations/nothing-dead.ts';
import { always, type Obligation } from '../obligations/obligation.ts';
import { pricesUsed } from '../obligations/priced.ts';
import type { Finding } from '../terms/finding.ts';
import type { Example } from '../terms/proof.ts';
import { type Decided, decide, decideHouse } from './decide-house.ts';
import { questionsInCircles } from './dependencies.ts';
import { exampleAt, exampleAtStart, showingRule } from './example.ts';
import { HouseSearch } from './house-search.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import { proveBundles } from './prove-bundles.ts';
import { proveDiscounts } from './prove-discounts.ts';
import { proveNeverStuck } from './prove-never-stuck.ts';

export interface HouseProof {
  readonly findings: readonly Finding[];
  /**
   * Whether the results are true for every state that clicks reach. They are if there is no cycle and no question can be left without an
   * answer.
   */
  readonly isExact: boolean;
}

/** Proves everything about a house that its rules decide. */
export function proveHouse(underProof: HouseUnderProof, random: () => number): HouseProof {
  const { compiled } = underProof;
  const circles = findCircles(compiled);
  if (circles.isFault) return { findings: [circles], isExact: false };
  const { findings, stuck } = proveNeverStuck(underProof, random);
  let search: HouseSearch | null = null;
  const searching = () => {
    search ??= new HouseSearch(underProof, stuck);
    return search;
  };
  const decided = decideHouse(underProof, restIn(underProof, compiled), searching, random);
  return {
    findings: [
      circles,
      ...findings,
      ...decided.map((one) => findingOf(underProof, searching, one)),
      ...(underProof.changed ? [] : [...proveBundles(underProof, searching), ...proveDiscounts(underProof, searching)]),
    ],
    isExact: stuck.size === 0,
  };
}

function findCircles(compiled: CompiledModel): Finding {
  const circle = questionsInCircles(compiled);
  const questions = circle.flatMap((at) => compiled.questions[at]?.question ?? []);
  return {
    property: 'noCircles',
    fault: 'circle',
    part: { kind: 'question', id: questions[0]?.id ?? NONE },
    isFault: circle.length > 0,
    example: null,
    words: { questions: questions.map(({ title }) => title).join(', ') },
  };
}

function restIn({ house }: HouseUnderProof, compiled: CompiledModel): Obligation[] {
  return [...nothingDead(compiled), ...pricesUsed(compiled, house.id)];
}

function findingOf(underProof: HouseUnderProof, search: () => HouseSearch, { obligation, position, state }: Decided): Finding {
  const { property, fault, part, must } = obligation;
  if (must === 'avoided') {
    const ruleIn = (model: CompiledModel) => restIn(underProof, model)[position]?.state ?? always;
    const example = state && exampleAt(underProof, state, { shows: showingRule(ruleIn) });
    return { property, fault, part, isFault: state !== null, example };
  }
  const example = state ? null : exampleOfAbsence(underProof, search, obligation, position);
  return { property, fault, part, isFault: state === null, example };
}

/**
 * Returns an example for a fault of the kind "no visit reaches a certain state". The example is a visit in which the rule `near` is true,
 * or the start of a visit.
 */
function exampleOfAbsence(
  underProof: HouseUnderProof,
  search: () => HouseSearch,
  { near, picks }: Obligation,
  position: number,
): Example | null {
  const state = near && decide(near, underProof.compiled, search);
  const ruleIn = (model: CompiledModel) => restIn(underProof, model)[position]?.near ?? always;
  const example = state && exampleAt(underProof, state, { shows: showingRule(ruleIn), picks });
  return example ?? exampleAtStart(underProof, { shows: () => true, picks });
}
