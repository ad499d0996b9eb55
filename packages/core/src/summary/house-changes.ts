import type { QuestionId } from '../model/ids.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { compareHouses, type HouseToCompare } from './compare.ts';

/** A house at a moment, with what it cost then. */
export interface HouseAtTime extends HouseToCompare {
  /** What is said of it beside what is chosen; empty: nothing. */
  readonly facts: Readonly<Record<ChangedFact['fact'], string>>;
  /** What was to be paid: the ordinary price without what campaigns took off. */
  readonly total: Ore;
}

/** What has become of a house between two moments. Its amounts add up to the difference of the totals. */
export interface HouseChanges {
  readonly facts: readonly ChangedFact[];
  /** In the summary's order. */
  readonly answers: readonly ChangedAnswer[];
  /** By how much dearer it is at other prices for what stayed the same, with what summaries do not list; below 0: cheaper. */
  readonly repriced: Ore;
  /** By how much less campaigns take off; below 0: more. */
  readonly campaigns: Ore;
  readonly from: Ore;
  readonly to: Ore;
}

export interface ChangedFact {
  readonly fact: 'name' | 'houseModel' | 'municipality' | 'plots';
  readonly from: string;
  readonly to: string;
  /** What another house model costs more; otherwise 0. */
  readonly price: Ore;
}

export interface ChangedAnswer {
  readonly questionId: QuestionId;
  readonly question: string;
  /** Null: it had no answer to it. */
  readonly from: string | null;
  /** Null: it has no answer to it any more. */
  readonly to: string | null;
  /** By how much dearer that makes it; below 0: cheaper. */
  readonly price: Ore;
}

/** What is not as it was, question by question as `compareHouses` lays the two side by side. Null: nothing has changed, not even a price. */
export function houseChanges(was: HouseAtTime, is: HouseAtTime): HouseChanges | null {
  const sections = compareHouses([was, is]);
  const difference = ([before = ore(0), after = ore(0)]: readonly Ore[]) => ore(after - before);
  const house = difference(sections.find(({ kind }) => kind === 'house')?.totals ?? []);
  const facts = (['name', 'houseModel', 'municipality', 'plots'] as const).flatMap((fact): ChangedFact[] => {
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
