import type { Features } from '@gavel/core/plan';
import { number, path, polygon, rect } from '../ink/svg.ts';
import { climbed, drawLoft, drawStairs, postsAbove } from './draw-climbing.ts';
import type { TakeNote } from './draw-foundation.ts';
import { EDGE } from './draw-shell.ts';
import type { Cut } from './lay-out-cut.ts';
import { INK } from './write-notes.ts';

const THIN = { fill: 'none', stroke: INK, 'stroke-width': 14 };

/** Draws the parts behind the cut: the windows of the wall there, the stairs or the loft, railings, and a person for scale. */
export function drawInside(cut: Cut, features: Features, note: TakeNote): string {
  const { storeys, depth, wall, open, isOpen, windows } = cut;
  const [ground, upper] = storeys;
  if (!ground || isOpen) return '';
  const panes = windows.map(({ x, y, width, height }) =>
    [
      rect(x, y, width, height, { ...THIN, fill: '#eef3f4' }),
      width > 1000 ? path(`M${number(x + width / 2)} ${number(y)}v${number(height)}`, THIN) : '',
    ].join(''),
  );
  const rail =
    open && upper
      ? [open[0], open[1]]
          .map((x) =>
            x <= wall + 10 || x >= depth - wall - 10
              ? ''
              : path(`M${number(x)} ${number(upper.floor)}v-1000`, { ...THIN, 'stroke-width': 40 }),
          )
          .join('')
      : '';
  const tall = cut.parts.get('ceiling') ?? cut.parts.get('groundCeiling');
  if (tall) note(cut.parts.has('groundCeiling') ? 'groundCeiling' : 'ceiling', depth * 0.3, ground.ceiling + 40);
  const box = cut.ground.stairs?.box;
  const stairs = box ? box.y + box.height / 2 : depth / 2;
  note('steps', stairs, ground.floor + (ground.ceiling - ground.floor) * 0.4, 'right');
  const posts = postsAbove(cut);
  const post = posts[Math.floor(posts.length * 0.6)];
  if (upper && post !== undefined) note('stairRail', post, upper.floor - 500, 'right');
  note('loft', depth * 0.7, ground.ceiling + 60);
  note('lining', depth * 0.6, ground.floor - 1500);
  note('floorAll', depth * 0.4, ground.floor - 30);
  note('storage', wall + 300, ground.floor - 1300);
  note('fill', wall / 2, ground.ceiling + 500);
  return [...panes, drawStairs(cut), rail, drawLoft(cut, features), person(whereOneStands(cut, features), ground.floor)].join('');
}

export function whereOneStands(cut: Cut, features: Features): number {
  return besideStairs(cut, features, [0.45, 0.3, 0.62, 0.2]);
}

/**
 * Returns the first position of `shares` where the drawing shows neither stairs or a ladder nor the person, in mm across the house. If
 * there is no such position, returns the first of `shares`.
 * @param shares the positions to try, as shares of the house's depth
 * @param person the left edge of the person, mm; undefined: the person is no obstacle
 */
export function besideStairs(cut: Cut, features: Features, shares: readonly number[], person?: number): number {
  const box = climbed(cut, features);
  const isFree = (x: number) =>
    (!box || x + 350 < box.y || x - 350 > box.y + box.height) && (person === undefined || x < person - 150 || x > person + 700);
  return cut.depth * (shares.find((share) => isFree(cut.depth * share)) ?? shares[0] ?? 0);
}

/** Draws the lining of the rooms, on the wall behind the cut, with the chosen floor and storage. */
export function drawLining({ parts, depth, wall, storeys, under, isOpen }: Cut): string {
  const [ground] = storeys;
  if (!ground || isOpen) return '';
  const lining = parts.get('lining');
  const room = polygon([[wall, ground.floor], ...under, [depth - wall, ground.floor]], {
    fill: lining?.value === 'plaster' || !lining ? '#fcfaf6' : lining.colour,
    'fill-opacity': lining ? 0.6 : 1,
    stroke: 'none',
  });
  const lines = (step: number, isUpright: boolean, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / step) }, (_, at) => {
      const place = from + (at + 1) * step;
      return isUpright
        ? `M${number(place)} ${number(ground.floor)}V${number(ground.ceiling)}`
        : `M${number(wall)} ${number(ground.floor - (place - from))}H${number(depth - wall)}`;
    }).join('');
  const marks =
    lining?.value === 'studs'
      ? path(lines(600, true, wall, depth - wall), { fill: 'none', stroke: '#8c6436', 'stroke-width': 45 })
      : lining?.value === 'planks'
        ? path(lines(120, false, 0, ground.floor - ground.ceiling), { fill: 'none', stroke: '#8c6436', 'stroke-width': 8 })
        : lining?.value === 'boards'
          ? path(lines(1200, true, wall, depth - wall), { fill: 'none', stroke: '#8c6436', 'stroke-width': 12 })
          : '';
  const floor = parts.get('floorAll');
  const laid = floor
    ? rect(wall, ground.floor - 60, depth - 2 * wall, 60, { fill: floor.colour, ...EDGE, 'stroke-width': 12 })
    : '';
  return room + marks + laid + drawStorage(parts.get('storage')?.value, wall, ground.floor);
}

/** Draws shelves at the left wall, and beside them a workbench if the answer includes one. */
function drawStorage(kind: string | number | undefined, wall: number, floor: number): string {
  if (kind === undefined || kind === 'none') return '';
  const shelves = Array.from({ length: 5 }, (_, at) =>
    rect(wall + 40, floor - 500 - at * 380, 500, 40, { fill: '#c9a877', ...EDGE, 'stroke-width': 10 }),
  );
  const bench =
    kind === 'bench'
      ? rect(wall + 700, floor - 900, 1300, 80, { fill: '#c9a877', ...EDGE, 'stroke-width': 12 }) +
        path(`M${number(wall + 780)} ${number(floor)}v-820M${number(wall + 1920)} ${number(floor)}v-820`, {
          fill: 'none',
          ...EDGE,
        })
      : '';
  return (
    shelves.join('') +
    path(`M${number(wall + 540)} ${number(floor)}v-2080`, { fill: 'none', ...EDGE, 'stroke-width': 24 }) +
    bench
  );
}

/** Draws a person 1.75 m tall. */
function person(x: number, floor: number): string {
  return path(
    `M${number(x)} ${number(floor)}l60 -780q-110 -260 -60 -560q20 -90 130 -100q110 10 130 100q50 300 -60 560l60 780h-90l-40 -700l-40 700zM${number(x + 130)} ${number(floor - 1490)}a125 130 0 1 1 1 0z`,
    { fill: '#d7d1c8', stroke: 'none' },
  );
}
