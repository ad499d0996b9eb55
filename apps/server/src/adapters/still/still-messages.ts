import type { DescribedHouse } from '@gavel/core/plan';
import type { Frame, StillView } from '@gavel/house-model/still';

/** The message to the thread that renders houses. */
export interface StillJob extends DescribedHouse {
  /** The keys of the answers that shape the house. */
  readonly answers: readonly string[];
  readonly view: StillView;
  readonly frame: Frame;
}

/** The message from the thread that renders houses: the pixels of the picture, row by row, with three bytes for each pixel. */
export interface StillAnswer {
  readonly pixels: Uint8Array<ArrayBuffer>;
}
