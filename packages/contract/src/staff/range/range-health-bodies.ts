import { type Body, body, type Fields, lenient } from '../../body.ts';
import { decimal, flag, instant, integer, list, text } from '../../values.ts';
import { z } from '../../zod.ts';
import {
  exampleOrNull,
  type GroupedObjections,
  groupedObjectionsBody,
  type HealthExample,
  type HealthObjection,
  type HealthProperty,
  healthObjectionBody,
  healthProperty,
} from './range-objection-bodies.ts';

export interface HealthVerdict {
  readonly property: HealthProperty;
  /**
   * `proven`: the property is true for every state of every house in every municipality. `tried`: it is not proven, but true in all
   * cases that were tried, such as random visits or all saved houses. `refuted`: there are objections.
   */
  readonly outcome: 'proven' | 'tried' | 'refuted';
  /** The number of statements about this property that were decided, for all houses together. */
  readonly statements: number;
  /** A Swedish sentence without its subject: `Bevisat för alla kommuner` (proven for all municipalities). */
  readonly sentence: string;
}

/** The number of different houses that a house model allows. */
export interface PossibleCount {
  /** A whole number in decimal digits, since it can exceed the largest JavaScript number. */
  readonly count: string;
  /** True: counted; false: estimated from random selections of answers. */
  readonly isExact: boolean;
}

/**
 * The results of the proof of a published version or a draft of the range. The interfaces below add the objections and remarks of the
 * proof.
 */
interface Results {
  readonly at: number;
  /** How long the proof took, without reading and building the range. */
  readonly seconds: number;
  readonly verdicts: readonly HealthVerdict[];
  readonly houses: readonly (PossibleCount & { readonly houseTitle: string; readonly municipalityName: string })[];
}

/** The results of the proof of a published range or a draft, with every objection. */
export interface RangeHealth extends Results {
  readonly objections: readonly HealthObjection[];
  readonly remarks: readonly HealthObjection[];
}

/** The results of the proof of a published range or a draft, with the objections in groups. */
export interface ShownHealth extends Results {
  readonly objections: GroupedObjections;
  readonly remarks: GroupedObjections;
}

/** The number of different houses that a house model allows before and after a change of the range. */
export interface ComparedHouses {
  readonly houseTitle: string;
  /** The municipality that the numbers apply to. */
  readonly municipalityName: string;
  /** `before` and `after` the change. Null: that version of the range does not have the house model. */
  readonly before: PossibleCount | null;
  readonly after: PossibleCount | null;
  /** An example of a house that is no longer possible after the change, and of a house that was not possible before it. */
  readonly lost: HealthExample | null;
  readonly gained: HealthExample | null;
}

const possible = { count: ['Count', text], isExact: ['IsExact', flag] } as const;
const possibleOrNull = lenient<PossibleCount | null>(body<PossibleCount>(possible), null);

const results: Fields<Results> = {
  at: ['AtUtc', instant],
  seconds: ['Seconds', decimal],
  verdicts: [
    'Verdicts',
    list(
      body<HealthVerdict>({
        property: ['Property', healthProperty],
        outcome: ['Outcome', z.enum(['proven', 'tried', 'refuted'])],
        statements: ['Statements', integer],
        sentence: ['Sentence', text],
      }),
    ),
  ],
  houses: [
    'Houses',
    list(
      body<Results['houses'][number]>({
        houseTitle: ['HouseTitle', text],
        municipalityName: ['Municipality', text],
        ...possible,
      }),
    ),
  ],
};

/** The form in which the proof of a version is stored. */
export const rangeHealthBody: Body<RangeHealth> = body<RangeHealth>({
  ...results,
  objections: ['Objections', list(healthObjectionBody)],
  remarks: ['Remarks', list(healthObjectionBody)],
});

export const shownHealthBody: Body<ShownHealth> = body<ShownHealth>({
  ...results,
  objections: ['Objections', groupedObjectionsBody],
  remarks: ['Remarks', groupedObjectionsBody],
});

export const comparedHousesBody: Body<ComparedHouses> = body<ComparedHouses>({
  houseTitle: ['HouseTitle', text],
  municipalityName: ['Municipality', text],
  before: ['Before', possibleOrNull],
  after: ['After', possibleOrNull],
  lost: ['Lost', exampleOrNull],
  gained: ['Gained', exampleOrNull],
});
