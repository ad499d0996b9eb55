import { circle, line, number, type Point, path, rect } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import { COOL, EDGE, WARM } from './installation-style.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';

/** Draws the heating of the rooms: radiators, or pipes in the floors. */
export function drawWarmth({ parts, storeys, depth, wall, open }: Cut, note: TakeNote): string {
  const kind = parts.get('warmth')?.value;
  const dots = (y: number, colour = WARM, gap: Cut['open'] = null) =>
    Array.from({ length: Math.floor((depth - 2 * wall - 300) / 300) }, (_, at) => wall + 250 + at * 300)
      .filter((x) => !gap || x < gap[0] || x > gap[1])
      .map((x) => circle(x, y, 42, { fill: colour, stroke: 'none' }))
      .join('');
  const radiator = (x: number, floor: number) =>
    rect(x, floor - 620, 1000, 480, { fill: '#fff', stroke: WARM, 'stroke-width': 26 }) +
    Array.from({ length: 6 }, (_, at) =>
      path(`M${number(x + 140 + at * 144)} ${number(floor - 620)}v480`, { fill: 'none', stroke: WARM, 'stroke-width': 14 }),
    ).join('');
  const [ground, upper] = storeys;
  if (!ground || kind === undefined) return '';
  note('warmth', wall + 1150, ground.floor + (kind === 'radiators' ? -400 : 50), 'left');
  if (kind === 'radiators')
    return (
      radiator(wall + 1100, ground.floor) +
      (upper ? radiator(depth * 0.36, upper.floor) : radiator(depth - wall - 2000, ground.floor))
    );
  const lower =
    kind === 'boards'
      ? rect(wall, ground.floor - 45, depth - 2 * wall, 45, { fill: filled('wood'), ...EDGE, 'stroke-width': 10 }) +
        dots(ground.floor - 22)
      : dots(ground.floor + 55);
  const thermostats =
    kind === 'rooms'
      ? [wall + 260, depth * 0.42, depth - wall - 1150]
          .map((x) => rect(x, ground.floor - 1400, 150, 190, { fill: '#fff', stroke: WARM, 'stroke-width': 30 }))
          .join('')
      : '';
  return lower + thermostats + (kind === 'both' && upper ? dots(upper.floor + 30, WARM, open) : '');
}

/**
 * Draws the heating system, such as the indoor unit in the technical room and the part outdoors. `cupboard`: the left edge of the indoor
 * unit, mm.
 */
export function drawHeating({ parts, storeys, depth, wall }: Cut, cupboard: number, note: TakeNote): string {
  const kind = parts.get('heating')?.value;
  const floor = storeys[0]?.floor ?? 0;
  if (kind === undefined) return '';
  const colour = parts.get('heating')?.colour ?? '#dfe0de';
  const indoors = indoorUnit(cupboard, floor, colour);
  switch (kind) {
    case 'airWater':
      note('heating', depth + 1000, -450, 'right');
      return indoors + pipe([cupboard + 600, floor - 300], [depth + 280, floor - 300]) + fan(depth + 280, 0, 950, colour);
    case 'rock':
      note('heating', depth + 620, 900, 'right');
      return indoors + pipe([cupboard + 300, floor], [cupboard + 300, 420], [depth + 560, 420]) + borehole(depth);
    case 'district':
      note('heating', depth + 900, 480, 'right');
      return indoors + districtPipes(cupboard, floor, depth);
    case 'electric':
      note('heating', depth - wall - 1400, floor - 350, 'right');
      return rect(depth - wall - 1900, floor - 600, 1000, 420, { fill: colour, ...EDGE });
    case 'airAir':
      note('heating', depth + 700, -900, 'right');
      return fan(depth + 420, -500, 700, colour) + rect(depth - wall - 850, floor - 2200, 800, 300, { fill: colour, ...EDGE });
    case 'floor':
      note('heating', depth * 0.7, floor + 30, 'right');
      return line(
        [
          [wall, floor + 30],
          [depth - wall, floor + 30],
        ],
        WARM,
        60,
      );
    default:
      note('heating', cupboard + 300, floor - 1000, 'right');
      return indoors;
  }
}

function indoorUnit(x: number, floor: number, colour: string): string {
  return (
    rect(x, floor - 1900, 600, 1900, { fill: colour, ...EDGE }) +
    path(`M${number(x + 90)} ${number(floor - 1250)}h420`, { fill: 'none', ...EDGE })
  );
}

/** Draws an outdoor unit of height `size`. */
function fan(x: number, y: number, size: number, colour: string): string {
  return (
    rect(x, y - size, size * 1.25, size, { fill: colour, ...EDGE }) +
    circle(x + size * 0.62, y - size / 2, size * 0.36, { fill: 'none', ...EDGE }) +
    path(
      `M${number(x + size * 0.62)} ${number(y - size * 0.8)}v${number(size * 0.6)}M${number(x + size * 0.32)} ${number(y - size * 0.5)}h${number(size * 0.6)}`,
      { fill: 'none', ...EDGE, 'stroke-width': 12 },
    )
  );
}

/** Draws a borehole with a pipe down into the rock and up again. */
function borehole(depth: number): string {
  return (
    rect(depth + 520, 250, 140, 1250, { fill: '#fff', ...EDGE }) +
    line(
      [
        [depth + 565, 300],
        [depth + 565, 1440],
        [depth + 615, 1440],
        [depth + 615, 300],
      ],
      COOL,
      28,
    )
  );
}

/** Draws the pipes of district heating through the ground to the street: warm in, cool out. */
function districtPipes(cupboard: number, floor: number, depth: number): string {
  return (
    pipe([cupboard + 300, floor], [cupboard + 300, 420], [depth + 3200, 420]) +
    line(
      [
        [cupboard + 180, floor],
        [cupboard + 180, 560],
        [depth + 3200, 560],
      ],
      COOL,
      50,
    )
  );
}

function pipe(...points: readonly Point[]): string {
  return line(points, WARM, 50);
}
