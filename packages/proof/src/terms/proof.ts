import type { AnswerId, HouseId, QuestionId } from '@gavel/core';
import type { Place, PublishedRange, RangePart } from '@gavel/range/model';

/** What a range has to have to be proven. */
export type ProvableRange = Pick<PublishedRange, 'houses' | 'municipalities' | 'areas'>;

/** Everything here is plain data: it can be stored, and sent between a worker, a server and a page. */
export interface Proof {
  readonly verdicts: readonly Verdict[];
  /** What speaks against publishing, by where it stands in the files. */
  readonly objections: readonly Objection[];
  /** What an author should know, and what publishing does not wait for. */
  readonly remarks: readonly Objection[];
}

/** What is proven of a range as a whole. */
export type Property = 'neverStuck' | 'nothingDead' | 'noCircles' | 'priced' | 'bundles' | 'discounts';

export interface Verdict {
  readonly property: Property;
  /** proven: for every state of every house in every municipality. tried: in so many visits, none of which objects. */
  readonly outcome: 'proven' | 'tried' | 'refuted';
  /** How many statements were decided, house by house. */
  readonly obligations: number;
  /** In Swedish: `Bevisat för alla kommuner`. */
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
  | 'nothingLeft';

export interface Objection {
  readonly property: Property;
  readonly fault: FaultKind;
  /** always: no range with it is published. unlessSigned: an administrator may answer for it. never: a remark. */
  readonly stops: 'always' | 'unlessSigned' | 'never';
  readonly part: RangePart;
  /** Where it is written; null: nobody knows the files. */
  readonly place: Place | null;
  /** In Swedish. */
  readonly sentence: string;
  /** The houses that have it. */
  readonly houseIds: readonly HouseId[];
  readonly example: Example | null;
}

/** A visit in which the fault shows: the clicks from the start, each of which the core accepts. */
export interface Example {
  readonly houseId: HouseId;
  readonly houseTitle: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly clicks: readonly Click[];
  /** Chosen together after the clicks, these are refused. */
  readonly picks: readonly Click[];
  /** Those of them that could not stay. */
  readonly refused: readonly Click[];
}

export interface Click {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  /** Titles. */
  readonly question: string;
  readonly answer: string;
}
