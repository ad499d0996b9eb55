import type { QuestionId } from '../model/ids.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { compareHouses, type HouseToCompare } from './compare.ts';

/** The facts about a house besides its choices, in the order in which changes are listed. */
const changedFacts = ['name', 'houseModel', 'municipality', 'plots', 'placement'] as const;

/** A house at one moment: its choices, facts and price at that moment. */
export interface HouseAtTime extends HouseToCompare {
  /** Facts about the house besides its choices; an empty text: the house has no such fact. */
  readonly facts: Readonly<Record<ChangedFact['fact'], string>>;
  /** The amount to pay: the ordinary price minus the campaigns. */
  readonly total: Ore;
}

/** The changes of a house between two moments. The amounts add up to the difference of the totals. */
export interface HouseChanges {
  readonly facts: readonly ChangedFact[];
  /** The changed answers, in the order of `compareHouses`. */
  readonly answers: readonly ChangedAnswer[];
  /** The price increase of everything that stayed the same and of questions that summaries do not list; below 0: a decrease. */
  readonly repriced: Ore;
  /** The decrease of the campaign discount; below 0: an increase. */
  readonly campaigns: Ore;
  readonly from: Ore;
  readonly to: Ore;
}

export interface ChangedFact {
  readonly fact: (typeof changedFacts)[number];
  readonly from: string;
  readonly to: string;
  /** The price increase when the house model changes; 0 for every other fact. */
  readonly price: Ore;
}

export interface ChangedAnswer {
  readonly questionId: QuestionId;
  readonly question: string;
  /** The old answer; null: the old house had no answer to the question. */
  readonly from: string | null;
  /** The new answer; null: the new house has no answer to the question. */
  readonly to: string | null;
  /** The price increase by this change; below 0: a decrease. */
  readonly price: Ore;
}

/** Returns the changes, question by question as in `compareHouses`. Null: nothing has changed, not even a price. */
export function houseChanges(was: HouseAtTime, is: HouseAtTime): HouseChanges | null {
  const sections = compareHouses([was, is]);
  const difference = ([before = ore(0), after = ore(0)]: readonly Ore[]) => ore(after - before);
  const house = difference(sections.find(({ kind }) => kind === 'house')?.totals ?? []);
  const facts = changedFacts.flatMap((fact): ChangedFact[] => {
    const [from, to] = [was.facts[fact], is.facts[fact]];
    return from === to ? [] : [{ fact, from, to, price: fact === 'houseModel' ? house : ore(0) }];
  });
  const answers = sections.flatMap(({ rows }) =>
    rows.flatMap(({ questionId, questionTitle: question, cells: [from, to] }): ChangedAnswer[] => {
      if (from?.answerId === to?.answerId) return [];
      const price = difference([from?.price ?? ore(0), to?.price ?? ore(0)]);
      return [{ questionId, question, from: from?.answerTitle ?? null, to: to?.answerTitle ?? null, price }];
    }),
  );
  const ordinary = difference([was.visit.ordinaryPrice, is.visit.ordinaryPrice]);
  const repriced = ore(ordinary - sum([...facts, ...answers].map(({ price }) => price)));
  const campaigns = ore(is.total - was.total - ordinary);
  const isSame = facts.length === 0 && answers.length === 0 && repriced === 0 && campaigns === 0;
  return isSame ? null : { facts, answers, repriced, campaigns, from: was.total, to: is.total };
}
