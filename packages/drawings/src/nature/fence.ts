import { randomFrom } from '../ink/random.ts';
import { number, path, pattern } from '../ink/svg.ts';

/** The height of a round-pole fence in the picture, in units. */
export const fenceHeight = 46;

/** Returns a round-pole fence ("gärdsgård") as a tile: pairs of posts and slanting rails of grey wood. `base`: y of its foot. */
export function fenceDefinition(prefix: string, base: number): string {
  const random = randomFrom('fence');
  const [step, posts] = [58, 3];
  const width = step * posts;
  let rails = '';
  let stakes = '';
  for (let index = 0; index < posts; index++) {
    const x = index * step + 10 + random.between(-3, 3);
    stakes += `M${number(x)} ${fenceHeight}l${number(random.between(-2, 2))} ${-fenceHeight + 3}M${number(x + 8)} ${fenceHeight}l${number(random.between(-2, 2))} ${-fenceHeight + 6}`;
    // Each rail rises from the ground over two posts. Rails that leave the tile continue at its left edge.
    for (const shift of [0, 20, 40]) {
      const start = index * step + shift;
      for (const back of [0, width])
        rails += `M${number(start - back)} ${number(fenceHeight - 4 - random.between(0, 3))}l${step * 2} ${number(-fenceHeight + 12)}`;
    }
  }
  return pattern(
    `${prefix}fence`,
    0,
    base - fenceHeight,
    width,
    fenceHeight,
    path(rails, { fill: 'none', stroke: '#a39c8d', 'stroke-width': 2.6 }) +
      path(stakes, { fill: 'none', stroke: '#7d766a', 'stroke-width': 3 }),
  );
}
