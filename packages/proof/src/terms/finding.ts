import type { RangePart } from '@gavel/range/model';
import type { Example, FaultKind, Property } from './proof.ts';

/** What was decided of one statement about a house. */
export interface Finding {
  readonly property: Property;
  readonly fault: FaultKind;
  readonly part: RangePart;
  readonly isFault: boolean;
  readonly example: Example | null;
  /** Not proven, only tried in so many visits. */
  readonly visits?: number;
  /** What its sentence needs beside the names of the part. */
  readonly words?: Readonly<Partial<Record<'questions' | 'area' | 'level', string>>>;
}
