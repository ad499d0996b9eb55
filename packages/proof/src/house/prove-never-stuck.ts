import { type CompiledModel, NONE } from '@gavel/core/compiled';
import { fallbacksOf, neverStuck } from '../obligations/never-stuck.ts';
import { always } from '../obligations/obligation.ts';
import type { Finding } from '../terms/finding.ts';
import { decide, decideHouse, isAsked } from './decide-house.ts';
import { exampleAt, exampleAtStart, type Showing, showingRule } from './example.ts';
import { HouseSearch } from './house-search.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import type { State } from './simulate-visits.ts';

/** The findings, and the positions of the questions that can be left without an answer. */
export interface StuckProof {
  readonly findings: readonly Finding[];
  readonly stuck: ReadonlySet<number>;
}

/** Decides for each question, in the order of dependencies, whether a visit can leave it without a valid answer. */
export function proveNeverStuck(underProof: HouseUnderProof, random: () => number): StuckProof {
  const { compiled } = underProof;
  const stuck = new Set<number>();
  let search: HouseSearch | null = null;
  const searching = () => {
    search ??= new HouseSearch(underProof, stuck);
    return search;
  };
  const findings = startsAnswered(underProof);
  const note = ({ isFault, part }: Finding) => {
    if (!isFault) return;
    stuck.add([...compiled.questionAt].find(([id]) => id === part.id)?.[1] ?? NONE);
    search = null;
  };
  findings.forEach(note);
  for (const { obligation, position, state: met } of decideHouse(underProof, neverStuck(compiled), searching, random)) {
    const { property, fault, part } = obligation;
    const ruleIn = (model: CompiledModel) => neverStuck(model)[position]?.state ?? always;
    const exampleOf = (state: State | null) => state && exampleAt(underProof, state, { shows: showingRule(ruleIn) });
    // If an earlier question can be left without an answer, the formula allows more states than clicks reach. So only a state that the
    // core reaches counts as a fault. A state in which that question has an answer is tried first, because clicks reach it more often.
    const isCertain = stuck.size === 0;
    const example = exampleOf(met) ?? (isCertain ? null : exampleOf(decide(obligation.state, compiled, searching)));
    const finding = { property, fault, part, isFault: example !== null || (isCertain && met !== null), example };
    findings.push(finding);
    note(finding);
  }
  return { findings, stuck };
}

/**
 * Checks that each question without a rule has an answer at the start of a visit. The start is enough, because later the core replaces an
 * answer that becomes invalid.
 */
function startsAnswered(underProof: HouseUnderProof): Finding[] {
  return underProof.compiled.questions
    .filter((question) => !question.rule && fallbacksOf(question).every(({ rule }) => rule))
    .filter(({ at }) => isAsked(underProof, [at]))
    .map(({ at, question, answers }): Finding => {
      const isUnanswered: Showing['shows'] = (_, visit) =>
        visit.answers.get(at) === NONE && answers.some((answer) => visit.valid.get(answer.at) === 1);
      const example = exampleAtStart(underProof, { shows: isUnanswered });
      const part = { kind: 'question', id: question.id } as const;
      return { property: 'neverStuck', fault: 'unanswered', part, isFault: example !== null, example };
    });
}
