import { frameOf } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { bar, box, prism, tube } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { MaterialKey } from './house-model.ts';
import { ground } from './walls.ts';

/** The height of a rail over the steps or the floor, and about the greatest gap between its balusters, m. */
const RAIL = { high: 0.9, gap: 0.1 } as const;

export type RailPart = readonly [MaterialKey, readonly Mesh[]];

/**
 * Builds a rail from one spot to another: a handrail over a pane, or over balusters and a post at the first spot.
 * @param kind the chosen kind of rail
 * @param drop how far the post continues below the first spot, m
 * @param top the height over the ground where tall balusters end, m; null: the balusters end at the handrail
 */
export function stairRail(
  from: Vector,
  to: Vector,
  kind: string,
  { drop, top }: { readonly drop: number; readonly top: number | null },
): readonly RailPart[] {
  const { high } = RAIL;
  const over = ([x, y, z]: Vector, up: number): Vector => [x, y + up, z];
  const [start, end] = [over(from, high), over(to, high)];
  if (kind === 'glass') {
    const [one, other]: readonly [Flat, Flat] = [
      [from[0], from[2]],
      [to[0], to[2]],
    ];
    return [
      ['railingGlass', [upright(one, other, [from[1] - 0.1, to[1] - 0.1], [start[1], end[1]], 0.012)]],
      ['steel', [tube([start, end], 0.021, 8)]],
    ];
  }
  const material: MaterialKey = kind === 'iron' ? 'metal' : kind === 'tall' ? 'stairs' : 'stairTrim';
  const thick = kind === 'tall' ? 0.032 : 0.026;
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[2] - from[2]) / (RAIL.gap + 0.03));
  const balusters = Array.from({ length: count - 1 }, (_, index): Mesh => {
    const share = (index + 1) / count;
    const [x, foot, z] = [0, 1, 2].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share) as [
      number,
      number,
      number,
    ];
    if (kind === 'iron') return tube([over([x, foot, z], -0.03), over([x, foot, z], high)], 0.008, 6);
    return square([x, foot, z], thick, [foot - 0.03, Math.max(top ?? 0, foot + high - 0.02)]);
  });
  const post = square(from, kind === 'iron' ? 0.03 : 0.08, [from[1] - drop, start[1] + 0.03]);
  return [
    [material, [...balusters, post]],
    ['stairs', [bar(start, end, 0.06, 0.045)]],
  ];
}

/** Builds a square post of this width. */
function square([x, , z]: Vector, wide: number, up: Flat): Mesh {
  return box(ground, [x - wide / 2, x + wide / 2], [-z - wide / 2, -z + wide / 2], up);
}

/** Returns an upright board between two spots of the floor plan (x, z), with the heights of its lower and its upper edge at both ends. */
export function upright(one: Flat, other: Flat, [low0, low1]: Flat, [high0, high1]: Flat, thick: number): Mesh {
  const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const frame = frameOf([one[0], 0, one[1]], [other[0] - one[0], 0, other[1] - one[1]], [0, 1, 0]);
  const outline: readonly Flat[] = [
    [0, low0],
    [length, low1],
    [length, high1],
    [0, high0],
  ];
  return prism(frame, outline, -thick / 2, thick / 2);
}
