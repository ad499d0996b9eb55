import { type DrawnPart, GROUND_FLOORS } from '@gavel/core/plan';
import { circle, number, path, rect } from '../ink/svg.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';
import { INK, type Note } from './write-notes.ts';

export type TakeNote = (part: DrawnPart, x: number, y: number, side?: Note['side']) => void;

const EDGE = { stroke: INK, 'stroke-width': 30 };

const { slab: SLAB, joists: TIMBER } = GROUND_FLOORS;

/** Draws the foundation of the house, down into the ground. */
export function drawFoundation(cut: Cut, note: TakeNote): string {
  const { depth, storeys, parts, isOpen } = cut;
  const floor = storeys[0]?.floor ?? 0;
  const kind = parts.get('foundation')?.value;
  const told = parts.get('insulation')?.value;
  const foam = typeof told === 'number' ? told : 100;
  const posts = (count: number, draw: (x: number) => string) =>
    Array.from({ length: count }, (_, at) => draw(180 + ((depth - 360) * at) / (count - 1))).join('');
  // The radon membrane is on the ground of a crawl space, and below the insulation of a slab.
  const onFloor = kind === 'crawl' ? 0 : floor + SLAB + foam;
  note('foundation', depth * 0.28, kind === 'crawl' ? (floor + TIMBER) / 2 : floor + SLAB + foam / 2);
  note('radon', depth * 0.7, onFloor, 'right');
  const under = parts.has('radon') ? radonSeal(parts.get('radon')?.value, depth, onFloor) : '';
  const timber = isOpen ? '' : timberFloor(depth, floor, parts.get('fill')?.value === 0);
  switch (kind) {
    case 'crawl':
      return crawlSpace(depth, floor) + timber + under;
    case 'piles': {
      const piles = posts(4, (x) => rect(x - 130, floor + SLAB, 260, 1340 - floor, { fill: filled('concrete'), ...EDGE }));
      return slabOnGround(depth, floor, foam, piles) + under;
    }
    case 'bank':
      return slabOnBank(depth, floor, foam) + under;
    case 'piers':
      // Under a building without walls (`isOpen`), there is no floor, so the piers end just above the ground.
      return (
        posts(isOpen ? 2 : 3, (x) =>
          rect(x - 150, isOpen ? -100 : floor + TIMBER, 300, 900 - floor, { fill: filled('concrete'), ...EDGE }),
        ) + timber
      );
    case 'screws':
      return posts(isOpen ? 2 : 4, (x) => groundScrew(x, isOpen ? -60 : floor + TIMBER)) + timber;
    case 'own':
      return ownFoundation(depth, floor);
    case 'edge':
      return (
        rect(0, floor, depth, GROUND_FLOORS.edge, { fill: filled('concrete'), ...EDGE }) +
        [0, depth - 320].map((x) => rect(x, floor, 320, 520, { fill: filled('concrete'), ...EDGE })).join('')
      );
    default:
      return slabOnGround(depth, floor, foam) + under;
  }
}

function slabOnGround(depth: number, floor: number, foam: number, piles = ''): string {
  return [
    rect(-250, floor + SLAB + foam, depth + 500, 260, { fill: filled('gravel'), stroke: 'none' }),
    rect(0, floor + SLAB, depth, foam, { fill: filled('foam'), ...EDGE, 'stroke-width': 16 }),
    piles,
    path(`M0 ${number(floor)}H${number(depth)}v${number(SLAB + 230)}h-420l-140 -230H560l-140 230H0z`, {
      fill: filled('concrete'),
      ...EDGE,
    }),
  ].join('');
}

/** Draws a foundation on ground that falls towards the garden, so the plinth is higher on that side. */
function slabOnBank(depth: number, floor: number, foam: number): string {
  return [
    path(`M-1520 -20H${number(depth * 0.35)}L-300 560L-1520 578z`, { fill: '#fff', stroke: 'none' }),
    path(`M-1500 578L-300 560L${number(depth * 0.35)} 0`, { fill: 'none', ...EDGE }),
    rect(0, floor + SLAB, 300, 1000 - floor, { fill: filled('concrete'), ...EDGE }),
    rect(depth - 300, floor + SLAB, 300, 500 - floor, { fill: filled('concrete'), ...EDGE }),
    rect(300, floor + SLAB + foam, depth - 600, 700 - floor - foam, { fill: filled('gravel'), stroke: 'none' }),
    rect(300, floor + SLAB, depth - 600, foam, { fill: filled('foam'), ...EDGE, 'stroke-width': 16 }),
    rect(0, floor, depth, SLAB, { fill: filled('concrete'), ...EDGE }),
  ].join('');
}

function crawlSpace(depth: number, floor: number): string {
  return [
    rect(220, 0, depth - 440, 180, { fill: filled('gravel'), stroke: 'none' }),
    rect(220, floor + TIMBER, depth - 440, -floor - TIMBER, { fill: '#f4f1ec', stroke: 'none' }),
    ...[0, depth - 260].map((x) => rect(x, floor + TIMBER, 260, -floor + 420, { fill: filled('concrete'), ...EDGE })),
    ...[-180, depth - 440].map((x) => rect(x, 700 - 0, 620, 220, { fill: filled('concrete'), ...EDGE })),
  ].join('');
}

function timberFloor(depth: number, floor: number, isBare: boolean): string {
  return (
    rect(0, floor, depth, TIMBER, { fill: isBare ? '#fff' : filled('soft'), ...EDGE, 'stroke-width': 20 }) +
    rect(0, floor, depth, 45, { fill: filled('wood'), ...EDGE, 'stroke-width': 12 })
  );
}

function groundScrew(x: number, top: number): string {
  return path(
    `M${number(x - 45)} ${number(top)}h90V900l-45 300l-45 -300zM${number(x - 150)} 700l300 90M${number(x - 150)} 880l300 90`,
    { fill: '#9aa0a3', ...EDGE, 'stroke-width': 20 },
  );
}

/** Draws only the outline of a foundation that the customer builds. */
function ownFoundation(depth: number, floor: number): string {
  return path(`M0 ${number(floor)}H${number(depth)}v${number(340)}H0z`, {
    fill: 'none',
    stroke: INK,
    'stroke-width': 24,
    'stroke-dasharray': '140 90',
  });
}

/** Draws a radon membrane, with a perforated pipe below it if the answer includes one. */
function radonSeal(kind: string | number | undefined, depth: number, y: number): string {
  return kind === 'vented' ? membrane(depth, y, true) + hose(depth, y + 130) : membrane(depth, y, kind === 'safe');
}

/** Draws a perforated pipe with a cap at its end. */
function hose(depth: number, y: number): string {
  const pipe = path(`M${number(depth * 0.15)} ${number(y)}H${number(depth * 0.85)}`, {
    fill: 'none',
    stroke: '#3d6f8a',
    'stroke-width': 90,
    'stroke-dasharray': '190 60',
  });
  return pipe + circle(depth * 0.85, y, 110, { fill: '#fff', stroke: '#3d6f8a', 'stroke-width': 40 });
}

/** Draws an airtight membrane (an unbroken line) or a plain sheet (a dashed line) below the whole depth of the house. */
function membrane(depth: number, y: number, isTight: boolean): string {
  return path(`M0 ${number(y)}H${number(depth)}`, {
    fill: 'none',
    stroke: '#3d6f8a',
    'stroke-width': isTight ? 60 : 22,
    'stroke-dasharray': isTight ? undefined : '260 90',
  });
}
