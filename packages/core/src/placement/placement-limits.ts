import type { Plot, Position } from '../model/plot.ts';
import { type HouseOutline, placeOutline, type Spot } from './place-outline.ts';
import { cross, distanceToOutline, edgesOf, type Gap, gapBetween, isInside } from './polygon.ts';

/** The facts that decide whether a house may have a position on a plot. */
export interface PlacementLimits {
  /** The least distance between the house and the border, m. Negative: the house reaches this far over the border. */
  readonly distance: number;
  /** The distance that the house must have to the border, m. */
  readonly leastDistance: number;
  readonly isAllowed: boolean;
  /** The ground that the house covers, m². */
  readonly coveredArea: number;
  /** The ground that the house may cover, m²; null: unknown. */
  readonly maxBuildArea: number | null;
  /** Whether the house may cover this area; null: the allowed area is unknown. */
  readonly isAreaAllowed: boolean | null;
}

/** A plot with a known border. */
export type MeasuredPlot = Pick<Plot, 'borderDistance' | 'maxBuildArea' | 'frontFaces'> & {
  readonly border: readonly Position[];
};

/**
 * The tolerated rounding error, m. Positions are rounded to whole centimetres, so a house at the limit may be up to half a centimetre too
 * near in each direction.
 */
const ROUNDING = 0.0075;

export function placementLimits(plot: MeasuredPlot, outline: HouseOutline, spot: Spot): PlacementLimits {
  const distance = distanceToBorder(plot.border, placeOutline(outline, spot));
  const coveredArea = coveredAreaOf(outline);
  const { borderDistance: leastDistance, maxBuildArea } = plot;
  return {
    distance,
    leastDistance,
    isAllowed: isFarEnough(distance, plot),
    coveredArea,
    maxBuildArea,
    // Limits are stated in whole square metres, so an excess of less than half a square metre is allowed.
    isAreaAllowed: maxBuildArea === null ? null : Math.round(coveredArea) <= maxBuildArea,
  };
}

export function isFarEnough(distance: number, { borderDistance }: Pick<MeasuredPlot, 'borderDistance'>): boolean {
  return distance >= borderDistance - ROUNDING;
}

/** Returns a distance as screens and documents show it: rounded down to tenths of a metre, after adding the tolerated rounding error. */
export function shownDistance(distance: number): number {
  return Math.floor((distance + ROUNDING) * 10) / 10;
}

/** Returns the ground that a house covers, m². */
function coveredAreaOf(outline: HouseOutline): number {
  return outline.reduce((sum, { area }) => sum + area, 0);
}

/**
 * Returns the least distance between the parts of a house and a border, m. Negative: how far the farthest corner of the house is outside
 * the border. If the border cuts the house although no corner is outside, the result is 0 or negative.
 */
export function distanceToBorder(border: readonly Position[], parts: readonly (readonly Position[])[]): number {
  const corners = parts.flat();
  const outside = corners.filter((corner) => !isInside(border, corner));
  if (outside.length > 0) return -Math.max(...outside.map((corner) => distanceToOutline(border, corner)));
  if (!parts.some((part) => cross(part, border)))
    return Math.min(
      ...corners.map((corner) => distanceToOutline(border, corner)),
      ...border.flatMap((corner) => parts.map((part) => distanceToOutline(part, corner))),
    );
  // The border cuts the house, so measure how far corners of the border reach into the house.
  const within = border.filter((corner) => parts.some((part) => isInside(part, corner)));
  return -Math.max(0, ...within.map((corner) => Math.min(...parts.map((part) => distanceToOutline(part, corner)))));
}

/** Returns the shortest line from the house to each edge of the border, the shortest first. */
export function gapsToBorder(border: readonly Position[], parts: readonly (readonly Position[])[]): readonly Gap[] {
  const sides = parts.flatMap(edgesOf);
  return edgesOf(border)
    .map((edge) => {
      const [first, ...others] = sides.map((side) => gapBetween(side, edge));
      return others.reduce((least, gap) => (least && gap.distance < least.distance ? gap : least), first);
    })
    .filter((gap) => gap !== undefined)
    .toSorted((a, b) => a.distance - b.distance);
}
