import type { DrawnPart, Features, HousePlan } from '@gavel/core/plan';
import { featuresOf } from '@gavel/core/plan';
import { sheetOfPaper } from '../ink/sheet-of-paper.ts';
import { type Attributes, line, number, path, polygon, rect } from '../ink/svg.ts';
import type { Shown, TextSize } from '../plan/fit-text.ts';
import { Lettering } from '../plan/write-text.ts';
import { climbed, drawLoft, drawStairs, postsAbove } from './draw-climbing.ts';
import { drawFoundation, type TakeNote } from './draw-foundation.ts';
import { drawInstallations } from './draw-installations.ts';
import { inWords, type Measure } from './in-words.ts';
import { type Cut, type CutBuilding, layOutCut } from './lay-out-cut.ts';
import { layOutNotes } from './lay-out-notes.ts';
import { filled, materials } from './materials.ts';
import { INK, type Note, STYLE } from './write-notes.ts';

export interface DrawingWish {
  /** Keys of the answers that are chosen. */
  readonly answers: readonly string[];
  /** Keys of the answers of the question that is asked; what they name is marked. */
  readonly asked: readonly string[];
  /** As of a plan. */
  readonly shown: Shown | null;
}

/**
 * The house cut across as an architect draws it: ground, foundation, walls, floors and roof by what they are built of, what warms and
 * ventilates it, and its measures. Everything that is chosen is named by what the builder calls it. One unit is a millimetre.
 */
export function drawCut(plan: HousePlan, building: CutBuilding, { answers, asked, shown }: DrawingWish): string {
  const cut = layOutCut(plan, building, answers);
  const features = featuresOf(plan, answers);
  const notes: Note[] = [];
  const note = (part: DrawnPart, x: number, y: number, side?: Note['side']) => {
    const shown = cut.parts.get(part);
    if (shown && (!quiet.has(part) || asked.includes(shown.answer)))
      notes.push({
        text: shown.title,
        at: [x, y],
        side: side ?? (x < cut.depth / 2 ? 'left' : 'right'),
        isMarked: asked.includes(shown.answer),
      });
  };
  const drawn = [
    rect(-1500, 0, cut.depth + 3000, 1500, { fill: filled('earth') }),
    line(
      [
        [-1500, 0],
        [cut.depth + 1500, 0],
      ],
      INK,
      30,
    ),
    drawFoundation(cut, note),
    drawLining(cut),
    drawShell(cut, note),
    drawInside(cut, features, note),
    drawSides(cut, note),
    drawInstallations(cut, features, note),
  ].join('');
  // Over a building that is joined with a house the house is seen.
  const isJoined = cut.parts.get('standing')?.value === 'joined';
  const top = cut.ridge - (isJoined ? 3000 : 1900);
  const { size, sheet, write } = layOutNotes(notes, shown, {
    columns: { left: -1750, right: cut.depth + 1750, top: cut.ridge - 200, widest: 2800 },
    printed: { x: -5300, y: top, width: cut.depth + 2 * 5300, height: 3300 - top },
    drawn: (text) => {
      const y = Math.max(top, cut.ridge - (isJoined ? 3000 : 1000));
      return { x: -1650, y, width: cut.depth + 2 * 1650, height: footOfMeasures(cut, text) - y };
    },
  });
  const lettering = new Lettering(size);
  const written = write(lettering);
  // Over the lines of names, which may pass behind a figure.
  const measures = drawMeasures(cut, features, lettering);
  const words = inWords(measuresOf(cut), cut.parts, asked);
  const definitions = materials + lettering.definitions;
  return sheetOfPaper(sheet, { words, style: STYLE, definitions }, drawn + written + measures);
}

/** What its measures tell, named only where it is asked. */
const quiet: ReadonlySet<DrawnPart> = new Set(['ceiling', 'groundCeiling', 'fill']);

const EDGE = { stroke: INK, 'stroke-width': 34 } as const;
const THIN = { fill: 'none', stroke: INK, 'stroke-width': 14 };

/** Walls, floors and roof, where the saw went through them. */
function drawShell(cut: Cut, note: TakeNote): string {
  const { depth, wall, storeys, joists, roofAt, open, parts, isOpen } = cut;
  const isSolid = parts.get('wallKind')?.value === 'solid';
  const foot = storeys[0]?.floor ?? 0;
  // A block of the wall that is chosen, boards and air outside of it, lining inside.
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
  // A cold attic has its insulation on the ceiling; rooms under the slopes have it between the rafters.
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
  // A room that is open to the ridge has a wall to the attic.
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

/** What bears a roof without walls. */
function posts({ depth, roofAt }: Cut): string {
  return [100, depth - 220].map((x) => rect(x, roofAt(x) - 40, 120, -roofAt(x) + 40, { fill: filled('wood'), ...EDGE })).join('');
}

/** What closes the long side of a carport beyond the cut, and the house that it is joined with. */
function drawSides({ depth, parts, roofAt, isOpen, ridge }: Cut, note: TakeNote): string {
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

/** Where a ceiling meets the slope nearest to one wall. */
function crossing(roofAt: (x: number) => number, height: number, wall: number, depth: number): number {
  const inwards = wall < depth / 2 ? 1 : -1;
  let x = wall;
  while (roofAt(x) > height && Math.abs(x - wall) < depth / 2) x += 20 * inwards;
  return x;
}

/** What one looks at beyond the cut: the windows of the gable, the stairs, somebody for the scale. */
function drawInside(cut: Cut, features: Features, note: TakeNote): string {
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

function whereOneStands(cut: Cut, features: Features): number {
  return besideStairs(cut, features, [0.45, 0.3, 0.62, 0.2]);
}

/** The first of these places across the house, as shares of it, where nobody climbs or stands. */
function besideStairs(cut: Cut, features: Features, shares: readonly number[], person?: number): number {
  const box = climbed(cut, features);
  const isFree = (x: number) =>
    (!box || x + 350 < box.y || x - 350 > box.y + box.height) && (person === undefined || x < person - 150 || x > person + 700);
  return cut.depth * (shares.find((share) => isFree(cut.depth * share)) ?? shares[0] ?? 0);
}

/** What the rooms are lined with, on the wall beyond. */
function drawLining({ parts, depth, wall, storeys, under, isOpen }: Cut): string {
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

/** Along the wall to the garden. */
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

/** 1.75 m. */
function person(x: number, floor: number): string {
  return path(
    `M${number(x)} ${number(floor)}l60 -780q-110 -260 -60 -560q20 -90 130 -100q110 10 130 100q50 300 -60 560l60 780h-90l-40 -700l-40 700zM${number(x + 130)} ${number(floor - 1490)}a125 130 0 1 1 1 0z`,
    { fill: '#d7d1c8', stroke: 'none' },
  );
}

function measuresOf({ depth, wall, storeys, ridge, isOpen }: Cut): readonly Measure[] {
  return [
    { what: 'depth', size: depth },
    { what: 'ridge', size: -ridge },
    ...(isOpen ? [] : [{ what: 'wall', size: wall } as const]),
    ...storeys.map(({ floor, ceiling, name }) => ({ what: 'ceiling', size: floor - ceiling, storey: name }) as const),
  ];
}

/** Where the measure of the depth lies, and under it that of a wall, whose text is above it. */
const LINE_OF_DEPTH = 2050;

function lineOfWall({ least }: TextSize): number {
  return LINE_OF_DEPTH + Math.max(400, least + 130);
}

function footOfMeasures({ parts }: Cut, text: TextSize): number {
  return (parts.has('outerWall') ? lineOfWall(text) : LINE_OF_DEPTH) + 250;
}

function drawMeasures(cut: Cut, features: Features, lettering: Lettering): string {
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
    // A lean-to roof has its ridge over the back.
    level(cut.roof.length === 2 ? -1000 : depth + 900, ridge, metres(ridge)),
  ].join('');
}
