import {
  type Features,
  featuresOf,
  type HousePlan,
  layOutStorey,
  overlap,
  placeRoofWindows,
  type Rect,
  type RoofWindow,
  type Room,
  type Storey,
} from '@gavel/core/plan';
import { sheetOfPaper } from '../ink/sheet-of-paper.ts';
import { number, path, rect } from '../ink/svg.ts';
import { CHAIN, drawDimensions, hasAllChains, reachOfChains } from './draw-dimensions.ts';
import { drawGround, type Ground, groundRound } from './draw-ground.ts';
import { drawGlassWall, drawWay, drawWindow } from './draw-openings.ts';
import { drawPiece } from './draw-piece.ts';
import { drawStairs } from './draw-stairs.ts';
import { fitText, type Shown, type TextSize } from './fit-text.ts';
import { middleOf } from './floor-space.ts';
import { type Furnished, furnishStorey } from './furnish-storey.ts';
import { loftOver } from './loft-over.ts';
import { heightOf, type Label, LEADING, placeLabel, SMALL } from './place-label.ts';
import { Lettering, type PlanWords, textWidth } from './write-text.ts';

/** A storey as a plan. */
export interface FloorPlan {
  readonly svg: string;
  readonly storey: PlannedStorey;
}

/** What a plan says in words, for who does not see it; it lies in the drawing's `metadata` too, as JSON. Areas are m². */
interface PlannedStorey {
  readonly name: string;
  readonly area: number;
  readonly rooms: readonly {
    readonly name: string;
    readonly area: number;
    /** Where it lies, in parts of the drawing's width and height. */
    readonly parts: readonly Rect[];
    /** What became of it with the latest answer; absent: nothing. `was`: its name or its area before. */
    readonly change?: 'new' | 'fitted' | { readonly name: string; readonly area: number };
  }[];
}

export interface PlanWish {
  readonly storey: number;
  /** Keys of the answers that are chosen. */
  readonly answers: readonly string[];
  /** The rooms that something changed in are marked: what was chosen before that; null: none are. */
  readonly before: readonly string[] | null;
  /** Null: it is printed. */
  readonly shown: Shown | null;
  /** Where north is, degrees to the right of the top; null: no plot is known. */
  readonly north: number | null;
}

/**
 * A storey of a house as an architect prints it: walls, doors, windows, stairs, furniture to scale, names, areas and measures, in lines
 * that a printer without colours keeps. One unit is a millimetre in the house; letters are outlines, so it looks the same everywhere.
 */
export function drawFloorPlan(plan: HousePlan, wish: PlanWish, words: PlanWords): FloorPlan {
  const storey = layOutStorey(plan, wish.storey, wish.answers);
  const features = featuresOf(plan, wish.answers);
  const furnished = furnishStorey(storey, features);
  const ground = groundRound(plan, storey, features);
  const said = ceilingInWords(storey, features, words);
  const { size, sheet } = fitText(wish.shown, (text) => sheetRound(plan, ground, wish, { text, isSaid: said !== '' }));
  const lettering = new Lettering(size, words);
  const labels = placeLabels(storey, furnished, size.least);
  const foot = ground.front + chainInFront(size);
  const below = foot + (wish.shown ? 420 : 650);
  const marked = wish.before ? changedRooms(plan, wish, storey, furnished, size.least) : [];
  const inWords = plannedStorey(storey, sheet, marked, wish.before && layOutStorey(plan, wish.storey, wish.before));
  const drawn = [
    storey.rooms.map((room) => drawFloor(room, marked.includes(room))).join(''),
    storey.voids.map((part) => drawVoid(part, lettering)).join(''),
    drawGround(plan, storey, features, lettering),
    storey.slope ? drawLow(storey.slope.low) : '',
    storey.slope ? drawRoofWindows(placeRoofWindows(plan, wish.answers)) : '',
    drawWalls(plan, storey, features),
    storey.stairs ? drawStairs(storey.stairs, storey.at, lettering) : '',
    furnished.pieces.map((piece) => drawPiece(piece)).join(''),
    furnished.pieces.map(({ mark, box: where }) => (mark ? markOn(where, mark, lettering) : '')).join(''),
    labels.map((label) => writeLabel(label, lettering)).join(''),
    storey.at === 0 ? drawAbove(storey, features, furnished, lettering) : '',
    storey.at === 0 && plan.storeys.length > 1
      ? layOutStorey(plan, 1, wish.answers)
          .voids.map((part) => box(part, 'dash'))
          .join('')
      : '',
    drawDimensions(plan, storey, { ...ground, foot, head: ground.back }, lettering),
    size.isSparse ? '' : drawScale(plan, below, lettering),
    writeCeiling(plan, said, size.isSparse ? foot + 110 + lettering.size(210) : below + 130, lettering),
    wish.north === null ? '' : drawNorth(plan, (size.isSparse ? ground.front + 400 : below) + 50, wish.north, lettering),
  ].join('');
  const svg = sheetOfPaper(sheet, { words: inWords, style: STYLE, definitions: lettering.definitions }, drawn);
  return { svg, storey: inWords };
}

/** All that is drawn, in such text; `isSaid`: there are words under the plan. */
function sheetRound(
  { length, depth }: HousePlan,
  ground: Ground,
  { shown, north }: PlanWish,
  { text, isSaid }: { readonly text: TextSize; readonly isSaid: boolean },
): Rect {
  const reach = reachOfChains(text);
  const [top, left] = [-ground.back - reach, -ground.left - reach];
  const bar = chainInFront(text) + (shown ? 420 : 650) + 220 + Math.max(190, text.least) + (shown ? 40 : 90);
  // Also those of the plan twice magnified, whose chain lies before the house.
  const magnified = 760 + (isSaid ? Math.max(210, text.least / 2) : 0);
  const words = Math.max(chainInFront(text) + 230 + (isSaid ? text.least : 0), magnified);
  const needle = north === null ? 0 : 250 + (text.isSparse ? 700 : 0);
  // The thickness of the last wall stands beyond the end of its chain.
  const lastFigure = hasAllChains(text) ? length + 80 + 1.9 * text.least : 0;
  return {
    x: left,
    y: top,
    width:
      Math.max(length + ground.right + CHAIN + (text.isSparse ? 150 : 450), lastFigure, north === null ? 0 : NORTH.sheet) - left,
    height: depth + ground.front + (text.isSparse ? words : bar) + needle - top,
  };
}

/** How far from what stands before the house the chain of its measures lies, with its text between the two; less where there is none. */
function chainInFront({ least, isSparse }: TextSize): number {
  return isSparse && !hasAllChains({ least, isSparse }) ? 100 : Math.max(620, least + 320);
}

/** Names where nothing stands; furniture that is least needed makes way. */
export function placeLabels(storey: Storey, furnished: Furnished, least: number): readonly Label[] {
  const labels: Label[] = [];
  for (const room of storey.rooms.toSorted((a, b) => a.area - b.area)) {
    const taken = labels.map(({ box: where }) => where);
    let label = placeLabel(room, furnished.space, taken, { least });
    while (!label || (label.size < 220 && least < 220 && room.area > 4)) {
      const at = furnished.pieces.findLastIndex((piece) => piece.room === room.letter && spare.has(piece.kind));
      const [gone] = at < 0 ? [] : furnished.pieces.splice(at, 1);
      if (!gone) break;
      furnished.space.solid.splice(furnished.space.solid.indexOf(gone.box), 1);
      label = placeLabel(room, furnished.space, taken, { least });
    }
    label ??= placeLabel(room, furnished.space, taken, { least, isOnLeaves: true });
    if (label) labels.push(label);
  }
  return labels;
}

const spare: ReadonlySet<string> = new Set([
  'armchair',
  'shelf',
  'desk',
  'night',
  'bench',
  'tv',
  'rack',
  'wardrobe',
  'sofa',
  'table',
  'car',
]);

const INK = '#241d17';
const STYLE = [
  `path,rect,circle,ellipse{fill:none;stroke:${INK}}`,
  `.x{fill:${INK};stroke:none}`,
  '.p{fill:#fff;stroke:none}',
  '.f.p{stroke:#5c534b;stroke-width:14}',
  '.r{fill:#fcfaf6;stroke:none}',
  '.wet{fill:#f3f5f4;stroke:none}',
  '.tile{stroke:#dfe4e2;stroke-width:6}',
  '.c{fill:#dcebdf;stroke:none}',
  '.deck{fill:#f6f1e8;stroke:none}',
  '.deck.f{stroke:#5c534b}',
  '.o{stroke-width:24}',
  '.w{fill:#4d453d;stroke:none}',
  '.m{stroke-width:18}',
  '.g{fill:#fff;stroke-width:12}',
  '.f{stroke:#5c534b;stroke-width:14}',
  '.h{stroke:#9a9188;stroke-width:10}',
  '.l{stroke-width:26}',
  '.a{stroke:#6f665e;stroke-width:9}',
  '.dash{stroke:#857b72;stroke-width:11;stroke-dasharray:70 50}',
  '.b{stroke:#c9c2b9;stroke-width:9}',
  '.d{stroke:#6f665e;stroke-width:9}',
  '.t{stroke-width:20}',
  '.k{fill:#241d17;stroke-width:12}',
].join('');

function box({ x, y, width, height }: Rect, name: string): string {
  return rect(x, y, width, height, { class: name });
}

/** Wet rooms have tiles; a room that something was chosen in is marked. */
function drawFloor({ parts, kind }: Room, isMarked: boolean): string {
  const isWet = wet.has(kind);
  return parts.map((part) => box(part, isMarked ? 'c' : isWet ? 'wet' : 'r') + (isWet ? tiles(part) : '')).join('');
}

const wet: ReadonlySet<string> = new Set(['bath', 'wc', 'laundry', 'sauna']);

function tiles({ x, y, width, height }: Rect): string {
  const count = (length: number) => Math.ceil(length / 300) - 1;
  const across = Array.from({ length: count(height) }, (_, at) => `M${number(x)} ${number(y + (at + 1) * 300)}h${number(width)}`);
  const down = Array.from({ length: count(width) }, (_, at) => `M${number(x + (at + 1) * 300)} ${number(y)}v${number(height)}`);
  return path([...across, ...down].join(''), { class: 'tile' });
}

/** Open to below: a cross, and a railing round it. */
function drawVoid({ x, y, width, height }: Rect, lettering: Lettering): string {
  const cross = `M${number(x)} ${number(y)}l${number(width)} ${number(height)}M${number(x + width)} ${number(y)}l${number(-width)} ${number(height)}`;
  const size = lettering.size(Math.min(230, width / 8));
  const lines = path(cross, { class: 'dash' }) + box({ x, y, width, height }, 'l');
  if (!lettering.fits(lettering.words('open'), size, 'regular', width - 60)) return lines;
  return (
    lines +
    box({ x: x + width / 2 - size * 3, y: y + height / 2 - size * 0.9, width: size * 6, height: size * 1.6 }, 'p') +
    lettering.write(lettering.words('open'), x + width / 2, y + height / 2 + size * 0.3, size, 'regular')
  );
}

/** What lies over the ground floor: a loft, or no ceiling. */
function drawAbove(storey: Storey, features: Features, { pieces }: Furnished, lettering: Lettering): string {
  const over = loftOver(storey, features);
  if (over) {
    const word = lettering.words('loft');
    const x = over.x + over.width / 2;
    const size = lettering.size(190);
    if (!lettering.fits(word, size, 'regular', over.width)) return box(over, 'dash');
    const written = (y: number) => ({
      x: x - textWidth(word, size, 'regular') / 2,
      y: y - size,
      width: textWidth(word, size, 'regular'),
      height: size + 50,
    });
    const heights = Array.from({ length: Math.floor(over.height / 100) - 3 }, (_, at) => over.y + 330 + at * 100);
    const y = heights.find((at) => pieces.every((piece) => overlap(piece.box, written(at)) === 0)) ?? over.y + 330;
    return box(over, 'dash') + lettering.write(word, x, y, size, 'regular');
  }
  const living = features.shows?.openUp === 'ridge' ? storey.rooms.find(({ kind }) => kind === 'living') : undefined;
  const part = living?.parts.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!part) return '';
  const y = part.y + part.height / 2;
  return path(`M${number(part.x)} ${number(y)}h${number(part.width)}`, { class: 'dash' });
}

function drawWalls(plan: HousePlan, storey: Storey, features: Features): string {
  const { walls, windows, ways } = storey;
  const outlineOf = ({ x, y, width, height }: Rect) =>
    `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`;
  return [
    path([...walls.outer, ...walls.inner].map(outlineOf).join(''), { class: 'o' }),
    path(walls.inner.map(outlineOf).join(''), { class: 'w' }),
    path(walls.outer.map(outlineOf).join(''), { class: 'w' }),
    plan.open ? drawPosts(plan) + (features.carport === 'slats' ? drawLattice(plan) : '') : '',
    windows.map((window) => drawWindow(window, ways)).join(''),
    features.shows?.sauna === 'glass' ? glassOfSauna(storey).map(drawGlassWall).join('') : '',
    ways.map(drawWay).join(''),
  ].join('');
}

/** The wall between a sauna and the room that one comes from. */
function glassOfSauna({ rooms, ways }: Storey): readonly Rect[] {
  const sauna = rooms.find(({ kind }) => kind === 'sauna');
  const way = ways.find((one) => sauna && one.rooms.includes(sauna.letter));
  const outside = rooms.find(({ letter }) => letter !== sauna?.letter && way?.rooms.includes(letter));
  if (!sauna || !way || !outside) return [];
  const { gap, isUpright } = way;
  const along = ({ x, y, width, height }: Rect) => (isUpright ? [y, y + height] : [x, x + width]) as [number, number];
  return sauna.parts.flatMap((inner) =>
    outside.parts.flatMap((outer) => {
      const [from, to] = [Math.max(along(inner)[0], along(outer)[0]), Math.min(along(inner)[1], along(outer)[1])];
      if (to <= from) return [];
      return [isUpright ? { ...gap, y: from, height: to - from } : { ...gap, x: from, width: to - from }];
    }),
  );
}

/** Slats along the back of a carport. */
function drawLattice({ length }: HousePlan): string {
  return Array.from({ length: Math.floor((length - 400) / 140) }, (_, at) =>
    box({ x: 220 + at * 140, y: 95, width: 50, height: 50 }, 'k'),
  ).join('');
}

function drawPosts({ length, depth }: HousePlan): string {
  const posts = [60, length / 2 - 60, length - 180].flatMap((x) =>
    [60, depth - 180].map((y) => box({ x, y, width: 120, height: 120 }, 'k')),
  );
  return posts.join('') + path(`M60 60H${length - 60}V${depth - 60}H60z`, { class: 'dash' });
}

/** Over one's head: a frame with its panes crossed. */
function drawRoofWindows(windows: readonly RoofWindow[]): string {
  return windows
    .map(({ box: where }) => {
      const { x, y, width, height } = where;
      return (
        box(where, 'dash') +
        path(
          `M${number(x)} ${number(y)}l${number(width)} ${number(height)}M${number(x + width)} ${number(y)}l${number(-width)} ${number(height)}`,
          {
            class: 'h',
          },
        )
      );
    })
    .join('');
}

/** Where one stands upright under the slopes. */
function drawLow(low: readonly Rect[]): string {
  const back = Math.min(...low.map(({ y }) => y));
  const edges = low.map(({ x, y, width, height }) => `M${number(x)} ${number(y === back ? y + height : y)}h${number(width)}`);
  return path(edges.join(''), { class: 'dash' });
}

function markOn(where: Rect, written: string, lettering: Lettering): string {
  const mark = written === 'place' ? lettering.words('place') : written;
  const [x, y] = middleOf(where);
  const size = Math.min(190, (Math.min(where.width, 900) - 120) / (0.62 * mark.length));
  if (size < lettering.text.least) return '';
  return lettering.write(mark, x, y + size * 0.35, Math.round(size), 'regular');
}

function writeLabel(label: Label, lettering: Lettering): string {
  const { name, area, measure, box: where, size, areaSize, isTurned } = label;
  const [x, y] = middleOf(where);
  const lines = [
    ...name.map((text) => ({ text, size, weight: 'bold' }) as const),
    ...(area ? [{ text: area, size: areaSize, weight: 'regular' } as const] : []),
    ...(measure ? [{ text: measure, size: size * SMALL, weight: 'regular' } as const] : []),
  ] as const;
  let at = -heightOf(label) / 2 + size * 0.78;
  return lines
    .map((line, index) => {
      if (index > 0) at += line.size * LEADING;
      const written = isTurned ? ([x + at, y] as const) : ([x, y + at] as const);
      return lettering.write(line.text, written[0], written[1], line.size, line.weight, isTurned);
    })
    .join('');
}

function drawScale({ depth }: HousePlan, below: number, lettering: Lettering): string {
  const y = depth + below;
  const bars = [0, 1, 2, 3, 4].map((metre) => box({ x: metre * 1000, y, width: 1000, height: 90 }, metre % 2 === 0 ? 'k' : 'f'));
  const size = lettering.size(190);
  const foot = y + 130 + size;
  const numbers = [0, 1, 2, 3, 4, 5].map((metre) => lettering.write(String(metre), metre * 1000, foot, size, 'regular'));
  return [...bars, ...numbers, lettering.write('m', 5000 + size * 1.75, foot, size, 'regular')].join('');
}

/** How high the rooms of the ground floor are; empty: nothing is chosen. */
function ceilingInWords({ at }: Storey, { shows = {} }: Features, words: PlanWords): string {
  if (at > 0) return '';
  const high = Number(shows.groundCeiling ?? shows.ceiling ?? 0);
  const height = high > 0 ? [`${words('ceiling')} ${(high / 1000).toFixed(2).replace('.', ',')} m`] : [];
  return [...height, ...(shows.openUp === 'ridge' ? [words('ridge')] : [])].join(', ');
}

/** Beside the scale, or in the middle where there is none. */
function writeCeiling({ length, depth }: HousePlan, said: string, below: number, lettering: Lettering): string {
  if (said === '') return '';
  const half = textWidth(said, lettering.size(210), 'regular') / 2;
  const x = lettering.text.isSparse ? length / 2 : Math.max(6000 + half, length / 2);
  return lettering.write(said, x, depth + below, 210, 'regular');
}

/** Beside the scale, also where the house is shorter than that. */
const NORTH = { x: 6700, radius: 330, letter: 490, sheet: 7500 } as const;

function drawNorth({ length, depth }: HousePlan, below: number, degrees: number, lettering: Lettering): string {
  const { radius, letter } = NORTH;
  const [x, y] = [Math.max(length - 500, NORTH.x), depth + below + 60];
  const needle = `<g transform="translate(${x} ${y}) rotate(${number(degrees)})"><circle class="m" r="${radius}"/><path class="k" d="M0 -${radius}L100 150L0 75z"/><path class="m" d="M0 -${radius}L-100 150L0 75z"/></g>`;
  const turn = (degrees * Math.PI) / 180;
  return needle + lettering.write('N', x + Math.sin(turn) * letter, y - Math.cos(turn) * letter + 90, 260, 'bold');
}

function plannedStorey(storey: Storey, sheet: Rect, marked: readonly Room[], before: Storey | null): PlannedStorey {
  const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000;
  const inSheet = ({ x, y, width, height }: Rect): Rect => ({
    x: share(x - sheet.x, sheet.width),
    y: share(y - sheet.y, sheet.height),
    width: share(width, sheet.width),
    height: share(height, sheet.height),
  });
  const tenths = (area: number) => Math.round(area * 10) / 10;
  const changeOf = (room: Room) => {
    const was = before?.rooms.find(({ letter }) => letter === room.letter);
    if (!was) return 'new' as const;
    return was.name === room.name && tenths(was.area) === tenths(room.area)
      ? 'fitted'
      : { name: was.name, area: tenths(was.area) };
  };
  return {
    name: storey.name,
    area: tenths(storey.area),
    rooms: storey.rooms.map((room) => ({
      name: room.name,
      area: tenths(room.area),
      parts: room.parts.map(inSheet),
      ...(marked.includes(room) ? { change: changeOf(room) } : {}),
    })),
  };
}

/** Rooms that are not the same without the latest answer. */
function changedRooms(
  plan: HousePlan,
  { storey: at, before }: PlanWish,
  storey: Storey,
  { pieces }: Furnished,
  least: number,
): readonly Room[] {
  const earlier = layOutStorey(plan, at, before ?? []);
  const stood = furnishStorey(earlier, featuresOf(plan, before ?? []));
  // What made way for a name there made way here too.
  placeLabels(earlier, stood, least);
  const print = (laid: Storey, furniture: Furnished['pieces'], { letter }: Room) =>
    JSON.stringify([
      laid.rooms.find((room) => room.letter === letter),
      laid.ways.filter(({ rooms }) => rooms.includes(letter)),
      furniture.filter(({ room }) => room === letter),
    ]);
  return storey.rooms.filter((room) => print(storey, pieces, room) !== print(earlier, stood.pieces, room));
}
