import { type CompiledModel, NONE } from '@gavel/core/compiled';
import type { RangePart } from '@gavel/range/model';
import { fallbacksOf, neverStuck } from '../obligations/never-stuck.ts';
import { nothingDead } from '../obligations/nothing-dead.ts';
import { always, type Obligation } from '../obligations/obligation.ts';
import { pricesUsed } from '../obligations/priced.ts';
import type { Finding } from '../terms/finding.ts';
import type { Example } from '../terms/proof.ts';
import { type Decided, decideHouse } from './decide-house.ts';
import { questionsInCircles } from './dependencies.ts';
import { exampleAt, exampleAtStart, type Showing, showingRule } from './example.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import type { State } from './simulate-visits.ts';

export interface HouseProof {
  readonly findings: readonly Finding[];
  /** Whether what was decided holds for every state that clicks reach: no circle, no question that is stuck. */
  readonly isExact: boolean;
}

/** Everything about a house that its rules decide. */
export function proveHouse(underProof: HouseUnderProof, random: () => number): HouseProof {
  const { compiled } = underProof;
  const circle = questionsInCircles(compiled);
  const titles = circle.flatMap((at) => compiled.questions[at]?.question.title ?? []);
  const circles: Finding = {
    property: 'noCircles',
    fault: 'circle',
    part: { kind: 'question', id: compiled.questions[circle[0] ?? 0]?.question.id ?? NONE },
    isFault: circle.length > 0,
    example: null,
    words: { questions: titles.join(', ') },
  };
  if (circles.isFault) return { findings: [circles], isExact: false };
  const stuck = proveNeverStuck(underProof, random);
  const mayStayEmpty = new Set(stuck.flatMap(({ isFault, part }) => (isFault ? positionOf(compiled, part) : [])));
  const decided = decideHouse(underProof, restIn(underProof, compiled), random, mayStayEmpty);
  const others = decided.map((one) => findingOf(underProof, one));
  return { findings: [circles, ...stuck, ...others], isExact: mayStayEmpty.size === 0 };
}

function restIn({ house }: HouseUnderProof, compiled: CompiledModel): Obligation[] {
  return [...nothingDead(compiled), ...pricesUsed(compiled, house.id)];
}

/** One after the other, in the order of dependencies. */
function proveNeverStuck(underProof: HouseUnderProof, random: () => number): Finding[] {
  const { compiled } = underProof;
  const obligations = neverStuck(compiled);
  const mayStayEmpty = new Set<number>();
  const findings: Finding[] = startsAnswered(underProof);
  const decided = decideHouse(underProof, obligations, random);
  for (const first of decided) {
    const again = first.state && mayStayEmpty.size > 0;
    const [one = first] = again ? decideHouse(underProof, [first.obligation], random, mayStayEmpty) : [first];
    const ruleIn = (model: CompiledModel) => neverStuck(model)[first.position]?.state ?? always;
    const example = one.state && exampleAt(underProof, one.state, { shows: showingRule(ruleIn) });
    const { property, fault, part } = first.obligation;
    // Behind a question that is stuck the formula allows more than clicks reach: there the core decides.
    const isFault = one.state !== null && (example !== null || mayStayEmpty.size === 0);
    findings.push({ property, fault, part, isFault, example });
    if (isFault) for (const at of positionOf(compiled, part)) mayStayEmpty.add(at);
  }
  return findings;
}

/** A question that is always shown keeps an answer as long as it has one at the start. */
function startsAnswered(underProof: HouseUnderProof): Finding[] {
  return underProof.compiled.questions
    .filter((question) => !question.rule && fallbacksOf(question).every(({ rule }) => rule))
    .map(({ at, question, answers }): Finding => {
      const isUnanswered: Showing['shows'] = (_, visit) =>
        visit.answers.get(at) === NONE && answers.some((answer) => visit.valid.get(answer.at) === 1);
      const example = exampleAtStart(underProof, { shows: isUnanswered });
      const part = { kind: 'question', id: question.id } as const;
      return { property: 'neverStuck', fault: 'unanswered', part, isFault: example !== null, example };
    });
}

function findingOf(underProof: HouseUnderProof, { obligation, position, state }: Decided): Finding {
  const { property, fault, part, must } = obligation;
  if (must === 'avoided') {
    const ruleIn = (model: CompiledModel) => restIn(underProof, model)[position]?.state ?? always;
    const example = state && exampleAt(underProof, state, { shows: showingRule(ruleIn) });
    return { property, fault, part, isFault: state !== null, example };
  }
  const example = state ? null : exampleOfAbsence(underProof, obligation, position);
  return { property, fault, part, isFault: state === null, example };
}

/** A visit that comes as near as one can to what nobody can have; the start where that is already far. */
function exampleOfAbsence(underProof: HouseUnderProof, { near, picks }: Obligation, position: number): Example | null {
  const startOnly = () => exampleAtStart(underProof, { shows: () => true, picks });
  if (!near) return startOnly();
  const ruleIn = (model: CompiledModel) => restIn(underProof, model)[position]?.near ?? always;
  const state = nearest(underProof, near);
  return (state && exampleAt(underProof, state, { shows: showingRule(ruleIn), picks })) ?? startOnly();
}

function nearest(underProof: HouseUnderProof, near: Obligation['state']): State | null {
  const looked: Obligation = {
    property: 'nothingDead',
    fault: 'deadAnswer',
    part: { kind: 'house', id: underProof.house.id },
    must: 'reached',
    state: near,
    near: null,
    picks: [],
  };
  return decideHouse(underProof, [looked], () => 0.5)[0]?.state ?? null;
}

function positionOf({ questionAt }: CompiledModel, part: RangePart): number[] {
  return [...questionAt].filter(([id]) => part.kind === 'question' && id === part.id).map(([, at]) => at);
}
