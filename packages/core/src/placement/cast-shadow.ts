import type { Position } from '../model/plot.ts';
import type { Solid } from './house-solids.ts';
import { type HouseOutline, placeOutline, placer, type Spot } from './place-outline.ts';
import { convexHull, cross, isInside } from './polygon.ts';

/** The position of the sun, in degrees. `azimuth`: clockwise from north; `height`: over the horizon, negative if the sun has set. */
export interface Sun {
  readonly azimuth: number;
  readonly height: number;
}

export interface Shadow {
  /** Polygons on the ground that together are the shadow. */
  readonly parts: readonly (readonly Position[])[];
  /** The direction of the shadow, in degrees clockwise from north. */
  readonly direction: number;
  /** How far the shadow reaches from the house in that direction, m. */
  readonly reach: number;
  readonly isOverBorder: boolean;
}

/** A sun below this height, in degrees, gets the shadow of a sun at this height, because its real shadow would be almost endless. */
const LOWEST = 0.5;

/** Returns the shadow that a house casts on level ground; null: the sun is not above the horizon. */
export function castShadow(
  { solids, outline }: { readonly solids: readonly Solid[]; readonly outline: HouseOutline },
  spot: Spot,
  border: readonly Position[],
  { azimuth, height }: Sun,
): Shadow | null {
  if (height <= 0) return null;
  const metres = 1 / Math.tan((Math.max(height, LOWEST) * Math.PI) / 180);
  const direction = (azimuth + 180) % 360;
  const radians = (direction * Math.PI) / 180;
  const [east, north] = [Math.sin(radians), Math.cos(radians)];
  const place = placer(spot);
  const parts = solids.map((solid) =>
    convexHull(
      solid.map(([right, ahead, high]): Position => {
        const [x, y] = place(right, ahead);
        return [x + east * high * metres, y + north * high * metres];
      }),
    ),
  );
  const farthest = (polygons: readonly (readonly Position[])[]) =>
    Math.max(...polygons.flat().map(([x, y]) => x * east + y * north));
  return {
    parts,
    direction,
    reach: Math.max(0, farthest(parts) - farthest(placeOutline(outline, spot))),
    isOverBorder: parts.some((part) => cross(part, border) || part.some((corner) => !isInside(border, corner))),
  };
}
