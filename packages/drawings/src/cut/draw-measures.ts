import type { Features } from '@gavel/core/plan';
import { number, path, rect } from '../ink/svg.ts';
import type { TextSize } from '../plan/fit-text.ts';
import type { Lettering } from '../plan/write-text.ts';
import { besideStairs, whereOneStands } from './draw-inside.ts';
import type { Measure } from './in-words.ts';
import type { Cut } from './lay-out-cut.ts';

export function measuresOf({ depth, wall, storeys, ridge, isOpen, isAlong }: Cut): readonly Measure[] {
  return [
    { what: isAlong ? 'length' : 'depth', size: depth },
    { what: 'ridge', size: -ridge },
    ...(isOpen ? [] : [{ what: 'wall', size: wall } as const]),
    ...storeys.map(({ floor, ceiling, name }) => ({ what: 'ceiling', size: floor - ceiling, storey: name }) as const),
  ];
}

/**
 * How far the dimension line of the house's depth is below the ground, mm. The dimension line of the wall's thickness is still
 * lower.
 */
const LINE_OF_DEPTH = 2050;

function lineOfWall({ least }: TextSize): number {
  return LINE_OF_DEPTH + Math.max(400, least + 130);
}

export function footOfMeasures({ parts }: Cut, text: TextSize): number {
  return (parts.has('outerWall') ? lineOfWall(text) : LINE_OF_DEPTH) + 250;
}

export function drawMeasures(cut: Cut, features: Features, lettering: Lettering): string {
  const { depth, wall, storeys, ridge, parts } = cut;
  const ink = '#6f665e';
  const size = lettering.size(250);
  const level = (x: number, y: number, text: string) =>
    path(`M${number(x - 90)} ${number(y - 120)}h180l-90 120zM${number(x - 420)} ${number(y)}h840`, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 12,
    }) + lettering.write(text, x, y - 190, 250, 'regular');
  const metres = (y: number) => `${y < 0 ? '+' : y > 0 ? '-' : ''}${(Math.abs(y) / 1000).toFixed(2).replace('.', ',')}`;
  const upright = (x: number, from: number, to: number, text: string) =>
    path(
      `M${number(x)} ${number(from)}V${number(to)}M${number(x - 60)} ${number(from + 60)}l120 -120M${number(x - 60)} ${number(to + 60)}l120 -120`,
      { fill: 'none', stroke: ink, 'stroke-width': 12 },
    ) +
    rect(x - 40 - size, (from + to) / 2 - size * 1.32, size, size * 2.64, {
      fill: '#fff',
      'fill-opacity': 0.85,
      stroke: 'none',
    }) +
    lettering.write(text, x - 90, (from + to) / 2, 250, 'regular', true);
  const along = (y: number, from: number, to: number, text: string) =>
    path(
      `M${number(from)} ${number(y)}H${number(to)}M${number(from - 60)} ${number(y + 60)}l120 -120M${number(to - 60)} ${number(y + 60)}l120 -120M${number(from)} ${number(y - 160)}v320M${number(to)} ${number(y - 160)}v320`,
      { fill: 'none', stroke: ink, 'stroke-width': 12 },
    ) + lettering.write(text, (from + to) / 2, y - 90, 260, 'regular');
  return [
    ...storeys.map(({ floor, ceiling }) =>
      upright(
        besideStairs(cut, features, [0.58, 0.66, 0.72, 0.36, 0.25], whereOneStands(cut, features)),
        floor,
        ceiling,
        String(Math.round(floor - ceiling)),
      ),
    ),
    along(LINE_OF_DEPTH, 0, depth, String(depth)),
    parts.has('outerWall') ? along(lineOfWall(lettering.text), 0, wall, String(wall)) : '',
    // The ridge of a lean-to roof is at the back of the house, so the height of the ridge is written beside the back.
    level(cut.roof.length === 2 ? -1000 : depth + 900, ridge, metres(ridge)),
  ].join('');
}
