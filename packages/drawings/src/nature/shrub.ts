import { type Random, randomFrom } from '../ink/random.ts';
import { ellipse, group, path } from '../ink/svg.ts';
import { leaves, wash } from './foliage.ts';
import { nature } from './palette.ts';

export const shrubs = ['box', 'hydrangea', 'lavender', 'fern'] as const;
export type Shrub = (typeof shrubs)[number];

/**
 * Returns four low shrubs, each about 100 units wide and up to 70 tall, with its foot at (0, 0). The picture must contain
 * `foliageDefinitions`.
 */
export function shrubDefinitions(prefix: string): string {
  const random = randomFrom('shrubs');
  return shrubs.map((shrub) => group([shade, ...draw(shrub)], { id: `${prefix}${shrub}` })).join('');

  function draw(shrub: Shrub): readonly string[] {
    switch (shrub) {
      case 'box':
        return bush(nature.leafDark, '#5f7f4d', '#8ba35c', 1);
      case 'hydrangea':
        return [...bush('#4e6c46', '#6b8a50', '#93a964', 1.05), flowers(random, 30, ['#fbf6ea', '#efe6dc', '#e6d3cf'], 3.4)];
      case 'lavender':
        return [...bush('#5d7358', '#7b8f6c', '#9aaa82', 0.72), spikes(random, '#7d75a8', 17), spikes(random, '#a49cc6', 13)];
      case 'fern':
        return bush('#567a45', '#7d9c52', '#b3c274', 0.8);
    }
  }

  function bush(dark: string, middle: string, light: string, tall: number): readonly string[] {
    return [
      wash(random, [0, -24 * tall], 48, 27 * tall, dark, 0.8),
      leaves(prefix, random, [3, -24 * tall], [36, 20 * tall], 8, 0.62, dark),
      leaves(prefix, random, [-3, -30 * tall], [34, 18 * tall], 8, 0.56, middle),
      leaves(prefix, random, [-12, -39 * tall], [26, 13 * tall], 5, 0.5, light),
    ];
  }
}

const shade = ellipse(8, 0, 58, 7, { fill: nature.lawnShade, opacity: 0.45 });

function flowers(random: Random, count: number, colours: readonly [string, ...string[]], size: number): string {
  return Array.from({ length: count }, () => {
    const x = random.nearZero() * 44;
    const y = -26 - random.between(-12, 34) * (1 - (x / 52) ** 2);
    return ellipse(x, y, size * random.between(0.7, 1.3), size * random.between(0.6, 1.1), { fill: random.pick(colours) });
  }).join('');
}

function spikes(random: Random, colour: string, count: number): string {
  const d = Array.from({ length: count }, () => {
    const x = random.between(-42, 42);
    const from = -random.between(26, 40);
    return `M${x.toFixed(1)} ${from.toFixed(1)}l${(x * 0.12).toFixed(1)} ${(-random.between(12, 24)).toFixed(1)}`;
  }).join('');
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': 3, 'stroke-linecap': 'round' });
}
