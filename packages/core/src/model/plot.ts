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
  /** The ground area in m² that the detailed plan allows a house to cover; null: unknown. */
  readonly maxBuildArea: number | null;
  /** The height in m that the detailed plan allows; null: unknown. */
  readonly maxHeight: number | null;
  /** The direction that the front of a house on this plot faces, in degrees clockwise from north; null: unknown. */
  readonly frontFaces: number | null;
}
