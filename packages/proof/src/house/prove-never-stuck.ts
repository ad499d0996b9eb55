import { type CompiledModel, NONE } from '@gavel/core/compiled';
import { fallbacksOf, neverStuck } from '../obligations/never-stuck.ts';
import { always } from '../obligations/obligation.ts';
import type { Finding } from '../terms/finding.ts';
import { decide, decideHouse, isAsked } from './decide-house.ts';
import { exampleAt, exampleAtStart, type Showing, showingRule } from './example.ts';
import { HouseSearch } from './house-search.ts';
import type { HouseUnderProof } from './house-under-proof.ts';

/** What was found, and the questions, by position, that can be left without an answer. */
export interface StuckProof {
  readonly findings: readonly Finding[];
  readonly stuck: ReadonlySet<number>;
}

/** One question after the other, in the order of dependencies. */
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
    const state = met && stuck.size > 0 ? decide(obligation.state, compiled, searching) : met;
    const ruleIn = (model: CompiledModel) => neverStuck(model)[position]?.state ?? always;
    const example = state && exampleAt(underProof, state, { shows: showingRule(ruleIn) });
    // Behind a question that is stuck the formula allows more than clicks reach: there the core decides.
    const finding = { property, fault, part, isFault: state !== null && (example !== null || stuck.size === 0), example };
    findings.push(finding);
    note(finding);
  }
  return { findings, stuck };
}

/** A question that is always shown keeps an answer as long as it has one at the start. */
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
