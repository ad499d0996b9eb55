import { featuresOf, type HousePlan } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { overlap, type Rect } from './rect.ts';

/** The width of a roof window, and its length along the slope; mm. */
const WIDTH = 780;
const LENGTH = 1180;
/** The possible upper ends of a slope's windows as fractions of the way from eaves to ridge, the best first. */
const TOPS = [0.62, 0.53, 0.7];

/** A window in a slope, seen from above. */
export interface RoofWindow {
  readonly side: 'front' | 'back';
  readonly box: Rect;
  /** The upper end as a fraction of the way from eaves to ridge. */
  readonly top: number;
}

/**
 * Returns the chosen roof windows: up to two towards the garden, and any further ones towards the street. The windows of one slope are at
 * the same height. Each window is above a single room, and no window is at a dormer.
 */
export function placeRoofWindows(plan: HousePlan, answers: readonly string[]): readonly RoofWindow[] {
  const { shows = {}, mirrored = false } = featuresOf(plan, answers);
  const count = Number(shows.roofWindows ?? 0);
  const { slope, length, depth } = plan;
  if (count === 0 || !slope) return [];
  const { rooms } = layOutStorey(plan, plan.storeys.length - 1, answers);
  const deep = LENGTH * Math.cos((slope.pitch * Math.PI) / 180);
  return (['back', 'front'] as const).flatMap((side) => {
    const wanted = side === 'back' ? Math.min(2, count) : count - 2;
    const rows = TOPS.map((top) => placeRow(side, wanted, top));
    return rows.find((row) => row.length === wanted) ?? rows.toSorted((one, other) => other.length - one.length)[0] ?? [];
  });

  function placeRow(side: RoofWindow['side'], wanted: number, top: number): RoofWindow[] {
    const end = (top * depth) / 2;
    const y = side === 'back' ? end - deep : depth - end;
    const placed: RoofWindow[] = [];
    for (const share of shares) {
      const box = { x: share * length - WIDTH / 2, y, width: WIDTH, height: deep };
      const isOverOne = rooms.some(
        ({ parts }) => parts.reduce((sum, part) => sum + overlap(part, box), 0) >= WIDTH * deep - 1000,
      );
      const isClear =
        (slope?.dormers ?? []).every(
          (dormer) =>
            dormer.side !== side ||
            Math.abs((mirrored ? length - dormer.at : dormer.at) - share * length) > dormer.width / 2 + WIDTH / 2 + 300,
        ) && placed.every((other) => Math.abs(other.box.x - box.x) > 2 * WIDTH);
      if (placed.length < wanted && isOverOne && isClear) placed.push({ side, box, top });
    }
    return placed;
  }
}

/** The possible places along the roof as fractions of its length, the best first. */
const shares = [0.18, 0.82, 0.24, 0.76, 0.3, 0.7, 0.14, 0.86, 0.36, 0.64, 0.42, 0.58, 0.5, 0.1, 0.9];
