import type { DrawnPart } from '@gavel/core/plan';
import { circle, number, path, rect } from '../ink/svg.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';
import { INK, type Note } from './write-notes.ts';

export type TakeNote = (part: DrawnPart, x: number, y: number, side?: Note['side']) => void;

const EDGE = { stroke: INK, 'stroke-width': 30 };

/** What the house stands on, down into the ground. */
export function drawFoundation({ depth, storeys, parts, isOpen }: Cut, note: TakeNote): string {
  const floor = storeys[0]?.floor ?? 0;
  const isBare = parts.get('fill')?.value === 0;
  const kind = parts.get('foundation')?.value;
  const told = parts.get('insulation')?.value;
  const foam = typeof told === 'number' ? told : 100;
  const slab = 110;
  const onGround = (piles = '') =>
    [
      rect(-250, floor + slab + foam, depth + 500, 260, { fill: filled('gravel'), stroke: 'none' }),
      rect(0, floor + slab, depth, foam, { fill: filled('foam'), ...EDGE, 'stroke-width': 16 }),
      piles,
      path(`M0 ${number(floor)}H${number(depth)}v${number(slab + 230)}h-420l-140 -230H560l-140 230H0z`, {
        fill: filled('concrete'),
        ...EDGE,
      }),
    ].join('');
  const wooden = () =>
    isOpen
      ? ''
      : [
          rect(0, floor, depth, 280, { fill: isBare ? '#fff' : filled('soft'), ...EDGE, 'stroke-width': 20 }),
          rect(0, floor, depth, 45, { fill: filled('wood'), ...EDGE, 'stroke-width': 12 }),
        ].join('');
  const posts = (count: number, draw: (x: number) => string) =>
    Array.from({ length: count }, (_, at) => draw(180 + ((depth - 360) * at) / (count - 1))).join('');
  // Over a crawl space the ground is open: what keeps it dry lies on it.
  const onFloor = kind === 'crawl' ? 0 : floor + slab + foam;
  note('foundation', depth * 0.28, kind === 'crawl' ? (floor + 280) / 2 : floor + slab + foam / 2);
  note('radon', depth * 0.7, onFloor, 'right');
  const pipe =
    parts.get('radon')?.value === 'vented'
      ? membrane(depth, onFloor, true) + hose(depth, onFloor + 130)
      : membrane(depth, onFloor, parts.get('radon')?.value === 'safe');
  const under = parts.has('radon') ? pipe : '';
  switch (kind) {
    case 'crawl':
      return [
        rect(220, 0, depth - 440, 180, { fill: filled('gravel'), stroke: 'none' }),
        rect(220, floor + 280, depth - 440, -floor - 280, { fill: '#f4f1ec', stroke: 'none' }),
        ...[0, depth - 260].map((x) => rect(x, floor + 280, 260, -floor + 420, { fill: filled('concrete'), ...EDGE })),
        ...[-180, depth - 440].map((x) => rect(x, 700 - 0, 620, 220, { fill: filled('concrete'), ...EDGE })),
        wooden(),
        under,
      ].join('');
    case 'piles':
      return (
        onGround(posts(4, (x) => rect(x - 130, floor + slab, 260, 1340 - floor, { fill: filled('concrete'), ...EDGE }))) + under
      );
    case 'bank':
      // The ground falls towards the garden, and the plinth follows it.
      return [
        path(`M-1520 -20H${number(depth * 0.35)}L-300 560L-1520 578z`, { fill: '#fff', stroke: 'none' }),
        path(`M-1500 578L-300 560L${number(depth * 0.35)} 0`, { fill: 'none', ...EDGE }),
        rect(0, floor + slab, 300, 1000 - floor, { fill: filled('concrete'), ...EDGE }),
        rect(depth - 300, floor + slab, 300, 500 - floor, { fill: filled('concrete'), ...EDGE }),
        rect(300, floor + slab + foam, depth - 600, 700 - floor - foam, { fill: filled('gravel'), stroke: 'none' }),
        rect(300, floor + slab, depth - 600, foam, { fill: filled('foam'), ...EDGE, 'stroke-width': 16 }),
        rect(0, floor, depth, slab, { fill: filled('concrete'), ...EDGE }),
        under,
      ].join('');
    case 'piers':
      // Where there is no floor they carry posts, which end at the ground.
      return (
        posts(isOpen ? 2 : 3, (x) =>
          rect(x - 150, isOpen ? -100 : floor + 280, 300, 900 - floor, { fill: filled('concrete'), ...EDGE }),
        ) + wooden()
      );
    case 'screws':
      return (
        posts(isOpen ? 2 : 4, (x) =>
          path(
            `M${number(x - 45)} ${number(isOpen ? -60 : floor + 280)}h90V900l-45 300l-45 -300zM${number(x - 150)} 700l300 90M${number(x - 150)} 880l300 90`,
            { fill: '#9aa0a3', ...EDGE, 'stroke-width': 20 },
          ),
        ) + wooden()
      );
    case 'own':
      // Not the builder's: an outline.
      return path(`M0 ${number(floor)}H${number(depth)}v${number(340)}H0z`, {
        fill: 'none',
        stroke: INK,
        'stroke-width': 24,
        'stroke-dasharray': '140 90',
      });
    case 'edge':
      return (
        rect(0, floor, depth, 140, { fill: filled('concrete'), ...EDGE }) +
        [0, depth - 320].map((x) => rect(x, floor, 320, 520, { fill: filled('concrete'), ...EDGE })).join('')
      );
    default:
      return onGround() + under;
  }
}

/** A pipe with holes, to a cap in the wall. */
function hose(depth: number, y: number): string {
  const pipe = path(`M${number(depth * 0.15)} ${number(y)}H${number(depth * 0.85)}`, {
    fill: 'none',
    stroke: '#3d6f8a',
    'stroke-width': 90,
    'stroke-dasharray': '190 60',
  });
  return pipe + circle(depth * 0.85, y, 110, { fill: '#fff', stroke: '#3d6f8a', 'stroke-width': 40 });
}

/** Air-tight from edge to edge, or a plain sheet. */
function membrane(depth: number, y: number, isTight: boolean): string {
  return path(`M0 ${number(y)}H${number(depth)}`, {
    fill: 'none',
    stroke: '#3d6f8a',
    'stroke-width': isTight ? 60 : 22,
    'stroke-dasharray': isTight ? undefined : '260 90',
  });
}
