import type { AnswerId, HouseId, QuestionId } from '@gavel/core';
import type { Place, PublishedRange, RangePart } from '@gavel/range/model';

/** The parts of a range that a proof needs. */
export interface ProvableRange extends Pick<PublishedRange, 'municipalities' | 'areas'> {
  readonly houses: readonly Pick<PublishedRange['houses'][number], 'id' | 'title' | 'webConfiguration'>[];
}

/** The proof of a range. Contains only plain data: it can be stored, and sent between a worker, a server and a page. */
export interface Proof {
  readonly verdicts: readonly Verdict[];
  /**
   * Faults that prevent publishing: `stops` says whether an administrator can accept the fault. Faults that can follow from other faults
   * are last. Each of these two groups is sorted by file and line.
   */
  readonly objections: readonly Objection[];
  /** Facts that an author should know and that never prevent publishing: bundles that other choices make impossible. */
  readonly remarks: readonly Objection[];
}

/** A property of the whole range on which the proof gives a verdict. */
export type Property = 'neverStuck' | 'nothingDead' | 'noCircles' | 'priced' | 'bundles' | 'discounts';

export interface Verdict {
  readonly property: Property;
  /**
   * proven: the property is true for every state of every house in every municipality. tried: a number of visits found no objection.
   * refuted: there are objections.
   */
  readonly outcome: 'proven' | 'tried' | 'refuted';
  /** The number of statements about the property, summed over all houses. */
  readonly obligations: number;
  /** The verdict in Swedish, such as `Bevisat för alla kommuner`. */
  readonly sentence: string;
}

export type FaultKind =
  | 'empty'
  | 'unanswered'
  | 'deadAnswer'
  | 'needlessRule'
  | 'deadPrice'
  | 'deadUnits'
  | 'deadBundle'
  | 'deadCampaign'
  | 'circle'
  | 'noPrice'
  | 'noUnits'
  | 'refusedAtStart'
  | 'refusedLater'
  | 'deadLevel'
  | 'nothingLeft'
  | 'sameOffer';

export interface Objection {
  readonly property: Property;
  readonly fault: FaultKind;
  /**
   * `always`: a range with this fault cannot be published. `unlessSigned`: it can be published only if an administrator accepts the fault.
   * `never`: the fault is a remark (`Proof.remarks`) and does not prevent publishing.
   */
  readonly stops: 'always' | 'unlessSigned' | 'never';
  readonly part: RangePart;
  /** The file and line of the part; null: they are unknown. */
  readonly place: Place | null;
  /** The description in Swedish. */
  readonly sentence: string;
  /** The houses with this fault. */
  readonly houseIds: readonly HouseId[];
  readonly example: Example | null;
}

/** A visit that shows the fault: the clicks from the start, each of which the core accepts. */
export interface Example {
  readonly houseId: HouseId;
  readonly houseTitle: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly clicks: readonly Click[];
  /** Answers that the core refuses if they are chosen together after the clicks; empty: the clicks alone show the fault. */
  readonly picks: readonly Click[];
  /** Those of `picks` that cannot be chosen. Because of them, the core refuses all of `picks`. */
  readonly refused: readonly Click[];
}

export interface Click {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  /** The titles of the question and the answer. */
  readonly question: string;
  readonly answer: string;
}
