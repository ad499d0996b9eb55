import type { RangePart } from '@gavel/range/model';
import type { Example, FaultKind, Property } from './proof.ts';

/** The result for one statement about a house. */
export interface Finding {
  readonly property: Property;
  readonly fault: FaultKind;
  readonly part: RangePart;
  readonly isFault: boolean;
  readonly example: Example | null;
  /** The number of tried visits, if the statement is tried and not proven; absent: the statement is decided. */
  readonly visits?: number;
  /** Values for placeholders in the fault's sentence, in addition to the names of the part. */
  readonly words?: Readonly<Partial<Record<'questions' | 'area' | 'level' | 'other', string>>>;
}
