import { randomFrom } from '../ink/random.ts';
import { group, number, path, use } from '../ink/svg.ts';
import { nature } from './palette.ts';

/** A path in a picture, from its start at the house (`x`, `from`) to its end at the lower edge of the picture (`endX`, `to`). */
export interface GardenPath {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly startWidth: number;
  readonly endX: number;
  readonly endWidth: number;
}

/** Returns whether a point is on a path, or within about `margin` units of it. */
export function isOnPath(way: GardenPath, x: number, y: number, margin: number): boolean {
  const { from, to } = way;
  const share = Math.sqrt(Math.max(0, Math.min(1, (y - from) / (to - from))));
  const middle = way.x + (way.endX - way.x) * share ** 2;
  return y > from && Math.abs(x - middle) < (way.startWidth + (way.endWidth - way.startWidth) * share) / 2 + margin;
}

/** Draws a gravel path in a soft bend, with grass along its edges. The picture must contain `grassDefinitions`. */
export function drawGardenPath(prefix: string, way: GardenPath): string {
  const random = randomFrom(`path ${number(way.x)}`);
  const height = way.to - way.from;
  const bend = (way.endX - way.x) * 0.25;
  const side = (direction: 1 | -1) => ({
    start: `${number(way.x + (direction * way.startWidth) / 2)} ${number(way.from)}`,
    middle: `${number(way.x - bend + direction * way.startWidth * 0.75)} ${number(way.from + height * 0.42)} ${number(way.endX - bend * 2 + direction * way.endWidth * 0.34)} ${number(way.from + height * 0.5)}`,
    end: `${number(way.endX + (direction * way.endWidth) / 2)} ${number(way.to)}`,
  });
  const [left, right] = [side(-1), side(1)];
  const reversed = (middle: string) => {
    const [a, b, c, d] = middle.split(' ');
    return `${c} ${d} ${a} ${b}`;
  };
  const shape = `M${left.start}C${left.middle} ${left.end}H${number(way.endX + way.endWidth / 2)}C${reversed(right.middle)} ${right.start}z`;
  const edge = `M${left.start}C${left.middle} ${left.end}M${right.start}C${right.middle} ${right.end}`;
  return group([
    path(shape, { fill: `url(#${prefix}gravel)` }),
    path(edge, { fill: 'none', stroke: nature.lawnShade, 'stroke-width': 5, opacity: 0.22 }),
    stones(0.35, nature.gravelShade, 60, 3),
    stones(0.7, '#f3ecdd', 40, 3.4),
    tufts(),
  ]);

  /** Returns the middle and the half width of the path at a point of its curve; `share`: 0 at the house, 1 at the end. */
  function at(share: number): readonly [x: number, y: number, half: number] {
    const t = share;
    const [p0, p1, p2, p3] = [way.x, way.x - bend, way.endX - bend * 2, way.endX];
    const x = (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3;
    const y = way.from + height * (3 * (1 - t) ** 2 * t * 0.42 + 3 * (1 - t) * t * t * 0.5 + t ** 3);
    const half =
      ((1 - t) ** 3 * 0.5 + 3 * (1 - t) ** 2 * t * 0.75) * way.startWidth +
      (3 * (1 - t) * t * t * 0.34 + t ** 3 * 0.5) * way.endWidth;
    return [x, y, half];
  }

  function stones(opacity: number, colour: string, count: number, size: number): string {
    let d = '';
    for (let index = 0; index < count; index++) {
      const [x, y, half] = at(random.between(0.02, 1));
      d += `M${number(x + random.between(-0.94, 0.94) * half)} ${number(y)}h${number(random.between(1, size * 2))}`;
    }
    return path(d, { fill: 'none', stroke: colour, 'stroke-width': size * 0.8, 'stroke-linecap': 'round', opacity });
  }

  function tufts(): string {
    let strewn = '';
    for (let index = 0; index < 32; index++) {
      const share = (index + random.between(0, 1)) / 32;
      const [x, y, half] = at(share);
      strewn += use(
        `${prefix}tuft${index % 2}`,
        x + (index % 4 < 2 ? -1 : 1) * half * random.between(0.95, 1.06),
        y + 4,
        0.35 + share * 0.75,
      );
    }
    return group(strewn, { fill: nature.lawnNear });
  }
}
