import { type Attributes, line, number, path, polygon, rect } from '../ink/svg.ts';
import type { TakeNote } from './draw-foundation.ts';
import type { Cut } from './lay-out-cut.ts';
import { filled } from './materials.ts';
import { INK } from './write-notes.ts';

export const EDGE = { stroke: INK, 'stroke-width': 34 } as const;

/** Draws walls, floors and roof where the section cuts them. */
export function drawShell(cut: Cut, note: TakeNote): string {
  const { depth, wall, storeys, joists, roofAt, open, parts, isOpen } = cut;
  const isSolid = parts.get('wallKind')?.value === 'solid';
  const foot = storeys[0]?.floor ?? 0;
  // The layers of a wall from outside: cladding with an air gap, the chosen core, lining.
  const block = Number(parts.get('outerWall')?.value ?? 0);
  const cladding = block > 0 ? (wall - block) * 0.45 : Math.min(60, wall / 3);
  const isBare = parts.get('fill')?.value === 0;
  const walls = isOpen
    ? [posts(cut)]
    : [0, 1].map((side) => {
        const x = (from: number) => (side === 0 ? from : depth - from);
        const upright = (from: number, to: number, below: number, attributes: Attributes) =>
          polygon(
            [
              [x(from), below],
              [x(from), roofAt(x(from)) - 40],
              [x(to), roofAt(x(to)) - 40],
              [x(to), below],
            ],
            { ...EDGE, 'stroke-width': 20, ...attributes },
          );
        const board = (block > 0 ? wall - block - cladding : 40) + (isSolid ? 100 : 0);
        return [
          upright(0, cladding, foot + 30, { fill: filled('wood') }),
          upright(cladding, wall - board, foot, { fill: isBare ? '#fff' : filled('soft') }),
          upright(wall - board, wall, foot, { fill: isBare ? 'none' : filled('wood') }),
        ].join('');
      });
  note('outerWall', wall / 2, (foot + (storeys[0]?.ceiling ?? 0)) / 2 - 300);
  const floors = storeys.slice(1).map(({ floor }) => {
    const pieces: readonly (readonly [number, number])[] = open
      ? [
          [wall, open[0]],
          [open[1], depth - wall],
        ]
      : [[wall, depth - wall]];
    return pieces
      .filter(([from, to]) => to - from > 50)
      .map(([from, to]) =>
        [
          rect(from, floor, to - from, joists, { fill: filled('soft'), ...EDGE, 'stroke-width': 24 }),
          rect(from, floor, to - from, 45, { fill: filled('wood'), ...EDGE, 'stroke-width': 12 }),
          rect(from, floor + joists - 30, to - from, 30, { fill: '#fff', ...EDGE, 'stroke-width': 12 }),
        ].join(''),
      )
      .join('');
  });
  if (open && storeys.length > 1) note('openUp', (open[0] + open[1]) / 2, (storeys[0]?.ceiling ?? 0) - 60);
  if (open && storeys.length === 1 && parts.has('openUp'))
    note('openUp', (open[0] + open[1]) / 2, roofAt((open[0] + open[1]) / 2) + 150);
  return [...walls, ...floors, drawRoof(cut)].join('');
}

function drawRoof(cut: Cut): string {
  const { roof, roofAt, depth, wall, storeys, isSloped, open } = cut;
  const inner = roof.map(([x, y]) => [x, y + 330] as const).toReversed();
  const slab = polygon([...roof, ...inner], { fill: filled('wood'), ...EDGE });
  const last = storeys.at(-1);
  if (!last || cut.isOpen) return slab + cover(cut);
  const ceilingEnds = [wall, depth - wall].map((x) => (isSloped ? crossing(roofAt, last.ceiling, x, depth) : x)) as [
    number,
    number,
  ];
  // The insulation is on the ceiling below a cold attic. Where rooms reach up to the sloping roof, it is between the rafters.
  const isHigh = storeys.length === 1 && open !== null;
  const [from, to] = [isHigh ? open[1] : ceilingEnds[0], ceilingEnds[1]];
  const heap = Math.max(140, Math.min(500, last.ceiling - roofAt((from + to) / 2) - 60));
  const steps = 24;
  const heapTop = Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps;
    return [x, Math.max(last.ceiling - heap, Math.min(last.ceiling, roofAt(x) - 60))] as const;
  });
  const isBare = cut.parts.get('fill')?.value === 0;
  const rafters =
    (isSloped || isHigh) && !isBare
      ? polygon([...roof.map(([x, y]) => [x, y + 70] as const), ...inner.map(([x, y]) => [x, y - 40] as const)], {
          fill: filled('soft'),
          stroke: 'none',
        })
      : '';
  const attic = isBare
    ? ''
    : polygon([[from, last.ceiling], ...heapTop, [to, last.ceiling]], { fill: filled('soft'), ...EDGE, 'stroke-width': 16 });
  // A wall separates the room that is open to the ridge from the attic beside it.
  const divided = isHigh
    ? polygon(
        [
          [from, last.ceiling],
          [from, roofAt(from)],
          [from + 120, roofAt(from + 120)],
          [from + 120, last.ceiling],
        ],
        { fill: filled('soft'), ...EDGE, 'stroke-width': 16 },
      )
    : '';
  return [
    slab,
    rafters,
    attic,
    divided,
    isBare ? '' : rect(from, last.ceiling - 20, to - from, 40, { fill: '#fff', ...EDGE, 'stroke-width': 14 }),
    cover(cut),
  ].join('');
}

function cover({ roof, parts }: Cut): string {
  return line(roof, parts.get('roofing')?.colour ?? '#4b4a47', 90) + line(roof, INK, 20);
}

/** Draws the posts of a roof without walls. */
function posts({ depth, roofAt }: Cut): string {
  return [100, depth - 220].map((x) => rect(x, roofAt(x) - 40, 120, -roofAt(x) + 40, { fill: filled('wood'), ...EDGE })).join('');
}

/** Draws the cladding of a carport's long sides, and with dashed lines what joins a side building with a house. */
export function drawSides({ depth, parts, roofAt, isOpen, ridge }: Cut, note: TakeNote): string {
  const kind = parts.get('sides');
  const standing = parts.get('standing')?.value;
  const dash = { fill: 'none', stroke: INK, 'stroke-width': 20, 'stroke-dasharray': '160 110' };
  if (isOpen && kind) note('sides', 220, -900);
  note('standing', depth * 0.8, standing === 'joined' ? ridge - 900 : -2100);
  const posts = (x: number) => rect(x, roofAt(x) - 40, 120, -roofAt(x) + 40, { fill: filled('wood'), ...EDGE });
  const closed = (x: number) =>
    rect(x, roofAt(x), 45, -roofAt(x) - 150, { fill: kind?.colour ?? '#fff', ...EDGE, 'stroke-width': 14 });
  const slats = (x: number) =>
    Array.from({ length: Math.floor((-roofAt(x) - 250) / 140) }, (_, at) =>
      rect(x, roofAt(x) + 150 + at * 140, 45, 60, { fill: kind?.colour ?? '#fff', ...EDGE, 'stroke-width': 10 }),
    ).join('');
  return [
    isOpen && kind?.value === 'slats' ? slats(40) : '',
    isOpen && kind?.value === 'boards' ? closed(40) + closed(depth - 85) : '',
    standing === 'joined'
      ? path(
          `M${number(-600)} 0V${number(ridge - 500)}L${number(depth / 2)} ${number(ridge - 2300)}L${number(depth + 600)} ${number(ridge - 500)}V0`,
          dash,
        )
      : '',
    standing === 'covered'
      ? rect(depth / 2 - 900, -2500, 1800, 160, { ...dash }) +
        [depth / 2 - 900, depth / 2 + 780].map((x) => path(`M${number(x)} 0V-2340h120V0`, dash)).join('')
      : '',
    isOpen && kind?.value === 'boards' ? posts(100) : '',
  ].join('');
}

/**
 * Returns the position across the house, searched inwards from a wall, where the sloping roof is first as high as a ceiling of this
 * height.
 */
function crossing(roofAt: (x: number) => number, height: number, wall: number, depth: number): number {
  const inwards = wall < depth / 2 ? 1 : -1;
  let x = wall;
  while (roofAt(x) > height && Math.abs(x - wall) < depth / 2) x += 20 * inwards;
  return x;
}
