import type { PlotId } from './ids.ts';
import type { Ore } from './money.ts';

export interface Municipality {
  /** The official four-digit code of the municipality. */
  readonly id: string;
  readonly name: string;
}

/** A point in metres east and north of the origin, which is any fixed point near the plot. */
export type Position = readonly [east: number, north: number];

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
  /** The direction in which the front of a house on this plot must face, in degrees clockwise from north; null: unknown. */
  readonly frontFaces: number | null;
  /** The corners of the plot, anticlockwise; null: unknown. */
  readonly border: readonly Position[] | null;
  /** The smallest allowed distance from a house to the border, in m. */
  readonly borderDistance: number;
}

/** The distance in m from a house to the border that Swedish municipalities usually demand. A detailed plan may demand another one. */
export const usualBorderDistance = 4.5;

/** The position and direction of a house on a plot. */
export interface Placement {
  readonly plotId: PlotId;
  /** The middle of the house (between its outer walls) in m, in the same coordinates as the plot’s border. */
  readonly east: number;
  readonly north: number;
  /** The direction that the front faces, in degrees clockwise from north, 0 ≤ turn < 360. */
  readonly turn: number;
}
