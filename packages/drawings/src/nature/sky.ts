import { randomFrom } from '../ink/random.ts';
import { gradient, group, type Point, path, rect, softOutline } from '../ink/svg.ts';
import { nature } from './palette.ts';

/** Draws a morning sky down to `horizon`, with a few clouds. The picture must contain `skyDefinitions`. */
export function drawSky(prefix: string, seed: string, width: number, horizon: number): string {
  const random = randomFrom(`sky ${seed}`);
  const banks = [
    [random.between(0.02, 0.2), random.between(0.2, 0.3), random.between(0.9, 1.1)],
    [random.between(0.66, 0.8), random.between(0.14, 0.24), random.between(1, 1.25)],
    [random.between(0.36, 0.52), random.between(0.34, 0.44), random.between(0.5, 0.7)],
    [random.between(0.84, 0.96), random.between(0.5, 0.58), random.between(0.55, 0.75)],
    [random.between(0, 0.14), random.between(0.56, 0.66), random.between(0.5, 0.7)],
  ] as const;
  const clouds = banks.map(([x, y, size]) => cloud(x * width, y * horizon, size * width * 0.15)).join('');
  return rect(0, 0, width, horizon + 2, { fill: `url(#${prefix}sky)` }) + group(clouds);

  /** Draws a cloud as three thin layers. Each layer has a soft top edge and fades downwards. */
  function cloud(x: number, y: number, size: number): string {
    return [
      wash(x + size * 0.34, y - size * 0.1, size * 0.8, 0.5),
      wash(x - size * 0.3, y + size * 0.02, size * 0.95, 0.6),
      wash(x + size * 0.1, y + size * 0.1, size * 1.25, 0.85),
    ].join('');
  }

  function wash(x: number, y: number, half: number, opacity: number): string {
    const bumps = 9;
    const tops = Array.from({ length: bumps }, (_, index): Point => {
      const along = (index / (bumps - 1)) * 2 - 1;
      return [x + along * half, y - half * 0.15 * (1 - along * along) * random.between(0.55, 1.35) - (index % 2) * half * 0.03];
    });
    const points: Point[] = [...tops, [x + half * 1.2, y + half * 0.08], [x, y + half * 0.13], [x - half * 1.2, y + half * 0.08]];
    return path(softOutline(points), { fill: `url(#${prefix}cloud)`, opacity });
  }
}

export function skyDefinitions(prefix: string): string {
  return (
    gradient(`${prefix}sky`, [
      [0, nature.skyHigh],
      [0.5, nature.skyMiddle],
      [0.85, nature.skyLow],
      [1, nature.skyLow],
    ]) +
    gradient(`${prefix}cloud`, [
      [0, nature.cloud, 0.85],
      [0.4, nature.cloud, 0.45],
      [0.74, nature.cloud, 0],
    ])
  );
}
