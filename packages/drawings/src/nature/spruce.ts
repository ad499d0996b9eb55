import { type Random, randomFrom } from '../ink/random.ts';
import { group, outline, type Point, path, rect } from '../ink/svg.ts';
import { nature } from './palette.ts';

/** Returns a definition of a spruce 400 units tall with its foot at (0, 0), lit from the left. */
export function spruceDefinition(prefix: string, id: string, seed: string): string {
  const random = randomFrom(`spruce ${seed}`);
  const dark = silhouette(random, 88, 400, 17);
  const middle = boughs(random, 17, 0.72, -0.08);
  const sun = boughs(random, 17, 0.42, -0.42);
  return group(
    [
      rect(-5, -40, 10, 42, { fill: '#5a4b40' }),
      path(dark, { fill: nature.spruceDark }),
      path(middle, { fill: nature.spruce, opacity: 0.8 }),
      path(sun, { fill: nature.spruceLit, opacity: 0.55 }),
    ],
    { id: `${prefix}${id}` },
  );
}

/** Returns the outline of a spruce with its foot at (0, 0): slightly hanging boughs that get wider downwards. */
function silhouette(random: Random, halfWidth: number, height: number, tiers: number): string {
  const side = (direction: 1 | -1): Point[] =>
    Array.from({ length: tiers }, (_, index): Point[] => {
      const share = (index + 1) / tiers;
      const reach = halfWidth * share ** 0.85 * random.between(0.8, 1.12);
      const y = -height + height * 0.95 * share;
      const droop = (height / tiers) * random.between(0.1, 0.5);
      return [
        [direction * reach * 0.82, y - droop * 0.4],
        [direction * reach, y + droop],
        [direction * reach * 0.8, y + droop * 0.5],
        [direction * reach * 0.62, y - droop * 0.1],
      ];
    }).flat();
  const points: Point[] = [[0, -height], ...side(1), ...side(-1).toReversed()];
  return `${outline(points.map(([x, y]) => [Math.round(x), Math.round(y)]))}z`;
}

/**
 * Returns the outlines of single boughs, which are drawn over the silhouette. `reach` and `shift` are shares of half the tree's width.
 * @param reach how far the boughs are scattered sideways
 * @param shift the horizontal position around which they are scattered; negative: left of the trunk
 */
function boughs(random: Random, tiers: number, reach: number, shift: number): string {
  let drawn = '';
  for (let index = 1; index < tiers; index++) {
    const share = index / tiers;
    const y = -392 + 375 * share;
    const half = 84 * share ** 0.85;
    for (let bough = 0; bough < 2 + Math.round(share * 3); bough++) {
      const x = half * (shift + random.nearZero() * reach);
      const width = half * random.between(0.16, 0.3) + 3;
      const droop = random.between(7, 15);
      drawn += `M${x.toFixed(0)} ${(y - 6).toFixed(0)}q${(-width).toFixed(0)} ${(droop * 0.4).toFixed(0)} ${(-width * 1.3).toFixed(0)} ${droop.toFixed(0)}q${width.toFixed(0)} ${(-droop * 0.5).toFixed(0)} ${(width * 1.5).toFixed(0)} ${(-droop * 0.15).toFixed(0)}z`;
    }
  }
  return drawn;
}
