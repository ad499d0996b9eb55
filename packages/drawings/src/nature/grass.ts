import { type Random, randomFrom } from '../ink/random.ts';
import { circle, element, group, number, path, segment } from '../ink/svg.ts';

/**
 * Returns two tufts of grass for `strewGrass`, and two flowers; all up to about 30 units tall with their foot at (0, 0). Grass inherits the
 * fill of the element that uses it.
 */
export function grassDefinitions(prefix: string): string {
  const random = randomFrom('grass');
  const daisy = group(
    [
      segment(0, 0, 1.5, -24, '#6b8048', 1.3),
      circle(1.5, -25, 3.8, { fill: '#fbf7ea' }),
      circle(1.7, -25, 1.5, { fill: '#dcae3f' }),
    ],
    {
      id: `${prefix}daisy`,
    },
  );
  const bell = group(
    [
      segment(0, 0, -1, -20, '#6b8048', 1.2),
      circle(-1, -21, 2.8, { fill: '#8a86b8' }),
      circle(1.6, -16, 2.2, { fill: '#a29ec8' }),
    ],
    {
      id: `${prefix}bell`,
    },
  );
  return path(blades(random, 7), { id: `${prefix}tuft0` }) + path(blades(random, 5), { id: `${prefix}tuft1` }) + daisy + bell;
}

/** Scatters tufts of grass in a band of the lawn, at points where `free` returns true. Tufts nearer to the viewer are larger. */
export function strewGrass(
  prefix: string,
  random: Random,
  band: {
    readonly from: number;
    readonly to: number;
    readonly width: number;
    readonly scale: readonly [far: number, near: number];
    readonly free: (x: number, y: number) => boolean;
  },
  count: number,
  fill: string,
  opacity: number,
): string {
  const rows = 5;
  const strewn = Array.from({ length: rows }, (_, row) => {
    const scale = band.scale[0] + ((band.scale[1] - band.scale[0]) * (row + 0.5)) / rows;
    const tufts = Array.from({ length: Math.round((count / rows) * (0.6 + (0.8 * row) / rows)) }, (_, index) => {
      const share = (row + random.between(0, 1)) / rows;
      const [x, y] = [random.between(0, band.width), band.from + (band.to - band.from) * share];
      return band.free(x, y)
        ? element('use', { href: `#${prefix}tuft${index % 2}`, x: Math.round(x / scale), y: Math.round(y / scale) })
        : '';
    });
    return group(tufts, { transform: `scale(${Math.round(scale * 100) / 100})` });
  });
  return group(strewn, { fill, opacity });
}

function blades(random: Random, count: number): string {
  return Array.from({ length: count }, () => {
    const x = random.between(-12, 12);
    const tip = x + random.nearZero() * 10;
    const height = random.between(12, 28);
    return `M${number(x - 1.1)} 0Q${number(x)} ${number(-height * 0.6)} ${number(tip)} ${number(-height)}Q${number(x + 1.6)} ${number(-height * 0.5)} ${number(x + 1.1)} 0z`;
  }).join('');
}

export const meadowFlowers = ['daisy', 'bell', 'daisy'] as const;
