import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionAnswer } from '../model/model.ts';
import { sum } from '../model/money.ts';
import { filterSummary, summarize } from '../summary/summarize.ts';
import { examples } from '../testing/examples.ts';
import { type RandomModelShape, ReferenceVisit, randomModel, stateOf } from '../testing/index.ts';
import { choose, startVisit, type Transition } from './choose.ts';
import { type CompiledModel, compileModel } from './compile-model.ts';
import { explainAnswer } from './explain-answer.ts';
import { listSections } from './list-sections.ts';
import { priceOfQuestion, selectionsOf, type Visit } from './visit.ts';

const small = { sections: 3, questionsPerSection: 3, answersPerQuestion: 4, reach: 9 };

/** Models without cycles of rules. In the first kind, each question has answers without a rule. In the second, any answer may have one. */
const acyclic = [{ ...small }, { ...small, freeAnswers: 0 }];
const anyKind = [...acyclic, { ...small, cyclic: true }, { ...small, cyclic: true, freeAnswers: 0 }];

/** Transactions as pairs of numbers. `pickOf` turns each pair into a pick of any model. A transaction may answer a question twice. */
const anyClicks = fc.array(fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { minLength: 1, maxLength: 4, size: 'small' }), {
  minLength: 1,
  maxLength: 12,
});

/**
 * Tests a property with random models and random transactions. `start` gets each new visit and returns a function. This function gets each
 * transaction, and the visit before it.
 */
function overVisits(
  shapes: readonly Partial<RandomModelShape>[],
  runs: number,
  start: (visited: { compiled: CompiledModel; visit: Visit }) => (step: Step) => void,
): void {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...shapes), anyClicks, (seed, shape, clicks) => {
      const compiled = compileModel(randomModel(seed, shape));
      let { visit } = startVisit(compiled);
      const look = start({ compiled, visit });
      for (const click of clicks) {
        const picks = click.map(([question, answer]) => pickOf(compiled, question, answer));
        const transition = choose(compiled, visit, picks);
        look({ compiled, before: visit, picks, transition });
        visit = transition.visit;
      }
    }),
    examples(runs, 20_261_120),
  );
}

interface Step {
  readonly compiled: CompiledModel;
  readonly before: Visit;
  readonly picks: readonly QuestionAnswer[];
  readonly transition: Transition;
}

describe('the real implementation and the reference implementation', () => {
  test('the real and the reference implementation agree on selections, refusals, notices, listed questions and prices', () => {
    overVisits(anyKind, 150, ({ compiled, visit }) => {
      const reference = new ReferenceVisit(compiled.model);
      expectSame(compiled, visit, reference);
      return ({ picks, transition }) => {
        const notices = reference.choose(picks);
        expect(transition.accepted).toBe(notices !== null);
        expect(transition.notices.map(({ questionId, from, to }) => [questionId, from, to])).toEqual(notices ?? []);
        expectSame(compiled, transition.visit, reference);
      };
    });
  });

  function expectSame(compiled: CompiledModel, visit: Visit, reference: ReferenceVisit): void {
    expect(selectionsOf(compiled, visit)).toEqual(reference.selected());
    expect(listed(compiled, visit)).toEqual(reference.listed());
    expect(visit.ordinaryPrice).toBe(reference.ordinaryPrice());
    for (const question of reference.questions) {
      expect(priceOfQuestion(compiled, visit, question.id)).toBe(reference.priceOf(question));
    }
  }
});

test('choosing the same answer again changes nothing', () => {
  overVisits(anyKind, 60, () => ({ compiled, picks, transition }) => {
    if (!transition.accepted) return;
    const again = choose(compiled, transition.visit, picks);
    expect(again).toMatchObject({ accepted: true, notices: [], changes: [], priceDifference: 0 });
    expect(stateOf(compiled, again.visit)).toEqual(stateOf(compiled, transition.visit));
  });
});

test('every state that random picks reach is valid and has the same prices as a newly opened visit with the same selections', () => {
  overVisits(anyKind, 60, () => ({ compiled, picks, transition: { accepted, visit } }) => {
    const selections = selectionsOf(compiled, visit);
    if (accepted) for (const { questionId, answerId } of picks) expect(selections.get(questionId)).toBe(answerId);
    for (const [id, answer] of selections) expect(explainAnswer(compiled, visit, id, answer)).toEqual([]);
    // With cyclic rules, a question that lost its answer may have valid answers again. A newly opened visit gives this question an answer,
    // with all consequences. So the newly opened visit may differ from the visit after the picks.
    if (isCyclic(compiled) && selections.size < compiled.questions.length) return;
    const anew = startVisit(compiled, selections).visit;
    expect(selectionsOf(compiled, anew)).toEqual(selections);
    expect(stateOf(compiled, anew)).toEqual(stateOf(compiled, visit));
  });
});

test('the changes that choose returns are the differences between the visit before and after the transaction', () => {
  overVisits(anyKind, 60, () => ({ compiled, before, transition }) => {
    const [old, now] = [selectionsOf(compiled, before), selectionsOf(compiled, transition.visit)];
    const differing = compiled.questions.map(({ question }) => question.id).filter((id) => old.get(id) !== now.get(id));
    expect(transition.changes.map(({ questionId, from, to }) => [questionId, from, to])).toEqual(
      differing.map((id) => [id, old.get(id) ?? null, now.get(id) ?? null]),
    );
    for (const { questionId, priceDifference } of transition.changes) {
      const [was, is] = [before, transition.visit].map((visit) => priceOfQuestion(compiled, visit, questionId));
      expect(priceDifference).toBe((is ?? 0) - (was ?? 0));
    }
    expect(transition.priceDifference).toBe(transition.visit.ordinaryPrice - before.ordinaryPrice);
    expect(transition.accepted || transition.visit === before).toBe(true);
  });
});

test('the section totals of the summary always add up to the ordinary price, and the row prices of a section to its total', () => {
  overVisits(anyKind, 60, () => ({ compiled, transition: { visit } }) => {
    const sections = summarize(compiled, visit);
    for (const filter of ['mine', 'priced'] as const) {
      const shown = filterSummary(sections, filter);
      expect(sum(shown.map(({ total }) => total))).toBe(visit.ordinaryPrice);
      for (const { kind, total, rows } of shown) if (kind === 'section') expect(sum(rows.map(({ price }) => price))).toBe(total);
    }
    expect(sum(sections.map(({ total }) => total))).toBe(visit.ordinaryPrice);
    for (const { kind, total, rows } of sections) if (kind === 'section') expect(sum(rows.map(({ price }) => price))).toBe(total);
    const prices = compiled.questions.map(({ question }) => priceOfQuestion(compiled, visit, question.id));
    expect(sum([compiled.model.housePrice, ...prices])).toBe(visit.ordinaryPrice);
    const accessories = compiled.questions.filter(({ question }) => question.hasAccessories);
    expect(sum(accessories.map(({ question }) => priceOfQuestion(compiled, visit, question.id)))).toBe(visit.accessoryPrice);
  });
});

describe('with acyclic rules', () => {
  test('a visit that startVisit starts with all selections of another visit has the same state as that visit', () => {
    overVisits(acyclic, 60, () => ({ compiled, before, transition }) => {
      for (const visit of [transition.visit, before]) {
        const anew = startVisit(compiled, selectionsOf(compiled, visit)).visit;
        expect(stateOf(compiled, anew)).toEqual(stateOf(compiled, visit));
      }
    });
  });

  test('the order of picks in a transaction has no effect', () => {
    overVisits(acyclic, 60, () => ({ compiled, before, picks, transition }) => {
      const reversed = choose(compiled, before, picks.toReversed());
      expect(reversed.accepted).toBe(transition.accepted);
      expect(reversed.notices).toEqual(transition.notices);
      expect(stateOf(compiled, reversed.visit)).toEqual(stateOf(compiled, transition.visit));
    });
  });

  test('a single answer is accepted exactly when explainAnswer returns no reason against it', () => {
    overVisits(acyclic, 60, () => ({ compiled, before, picks, transition }) => {
      const [only, ...others] = picks;
      if (!only || others.length > 0) return;
      expect(explainAnswer(compiled, before, only.questionId, only.answerId).length === 0).toBe(transition.accepted);
    });
  });

  test('the random models are acyclic: the rules of a question read only questions that a transaction decides before it', () => {
    overVisits(acyclic, 20, ({ compiled }) => {
      for (const { reads, rank } of compiled.questions) {
        for (const read of reads) expect(compiled.questions[read]?.rank).toBeLessThan(rank);
      }
      return () => {};
    });
  });
});

function pickOf({ questions }: CompiledModel, question: number, answer: number): QuestionAnswer {
  const found = questions[question % questions.length];
  const picked = found?.answers[answer % found.answers.length];
  if (!found || !picked) throw new Error('the model has no questions');
  return { questionId: found.question.id, answerId: picked.answer.id };
}

function isCyclic({ questions }: CompiledModel): boolean {
  return questions.some(({ reads, rank }) => [...reads].some((read) => (questions[read]?.rank ?? rank) >= rank));
}

/** Returns for the real implementation what `ReferenceVisit.listed` returns. */
function listed(compiled: CompiledModel, visit: Visit): unknown {
  return listSections(compiled, visit).flatMap(({ questions }) =>
    questions.map(({ questionId, answers }) => [questionId, answers.map(({ answerId, disabled }) => [answerId, disabled])]),
  );
}
