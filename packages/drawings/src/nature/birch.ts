import { randomFrom } from '../ink/random.ts';
import { element, group, line, type Point, path, softOutline } from '../ink/svg.ts';
import { crownLeaves, wash } from './foliage.ts';
import { nature } from './palette.ts';

/**
 * Returns a definition of a birch 400 units tall with its foot at (0, 0), lit from the upper left. The picture must contain
 * `foliageDefinitions`.
 */
export function birchDefinition(prefix: string, id: string, seed: string): string {
  const random = randomFrom(`birch ${seed}`);
  const lean = random.between(-14, 14);
  const crown: Point[] = [
    [lean, -255],
    [lean - 46, -205],
    [lean + 50, -215],
    [lean - 20, -320],
    [lean + 26, -310],
    [lean + 4, -160],
    [lean - 58, -262],
    [lean + 62, -268],
  ];
  const back = crown
    .map(([x, y]) => wash(random, [x, y], random.between(34, 46), random.between(32, 42), '#7f9a5c', 0.42))
    .join('');
  const layer = (fill: string, shift: Point, count: number, spread: number) =>
    crownLeaves(
      prefix,
      random,
      crown.map(([x, y]): Point => [x + shift[0], y + shift[1]]),
      [spread, spread * 0.82],
      count,
      0.68,
      fill,
    );
  return group(
    [
      back,
      group(layer(nature.leafDark, [8, 12], 5, 46), { opacity: 0.85 }),
      trunk(lean),
      group(layer(nature.leaf, [0, 0], 6, 46), { opacity: 0.95 }),
      group(layer(nature.leafLit, [-10, -12], 4, 42), { opacity: 0.9 }),
      group(layer(nature.leafSun, [-18, -20], 3, 34), { opacity: 0.75 }),
    ],
    { id: `${prefix}${id}` },
  );

  function trunk(to: number): string {
    const top = -330;
    const marks = Array.from({ length: 15 }, (_, index) => {
      const share = (index + random.between(0.1, 0.9)) / 15;
      const half = 8.5 * (1 - share) + 1.5;
      const x = to * share * share;
      const y = top * share * 0.86 - 4;
      const [from, width] = random.chance(0.5) ? [x - half, half * random.between(0.5, 1.1)] : [x + half * 0.2, half * 0.8];
      return `M${from.toFixed(1)} ${y.toFixed(1)}q${(width / 2).toFixed(1)} ${random.between(0.5, 3).toFixed(1)} ${width.toFixed(1)} 0`;
    }).join('');
    const body: Point[] = [
      [-10, 3],
      [-7, -60],
      [to * 0.3 - 5, -180],
      [to - 1.5, top],
      [to + 1.5, top],
      [to * 0.3 + 5.5, -180],
      [8, -60],
      [12, 3],
    ];
    const shade: Point[] = [
      [2, 3],
      [2, -60],
      [to * 0.3 + 1, -180],
      [to + 0.6, top],
      [to + 1.5, top],
      [to * 0.3 + 5.5, -180],
      [8, -60],
      [12, 3],
    ];
    const boughs = crown.slice(1, 5).map(([x, y]) =>
      line(
        [
          [to * 0.45, y + 88],
          [x * 0.6 + to * 0.4, y + 34],
          [x, y],
        ],
        nature.barkShade,
        2.6,
        { opacity: 0.9 },
      ),
    );
    return [
      ...boughs,
      path(softOutline(body), { fill: nature.bark }),
      path(softOutline(shade), { fill: nature.barkShade, opacity: 0.55 }),
      element('path', {
        d: marks,
        fill: 'none',
        stroke: nature.barkMark,
        'stroke-width': 1.5,
        opacity: 0.7,
        'stroke-linecap': 'round',
      }),
    ].join('');
  }
}
