import type { PlotId } from './ids.ts';
import type { Ore } from './money.ts';

export interface Municipality {
  /** The official four-digit code. */
  readonly id: string;
  readonly name: string;
}

export interface Plot {
  readonly id: PlotId;
  readonly address: string;
  readonly municipalityName: string;
  readonly areaName: string;
  readonly imageUrl: string;
  /** m². */
  readonly landArea: number;
  readonly price: Ore;
  readonly propertyReference: string;
  readonly url: string;
  /** What the plan allows a house to cover, m²; null: not known. */
  readonly maxBuildArea: number | null;
  /** How high it allows a house to be, m; null: not known. */
  readonly maxHeight: number | null;
  /** Where the front of a house looks that stands there, degrees from north to the right; null: not known. */
  readonly frontFaces: number | null;
}
