import {
  type Features,
  featuresOf,
  type HousePlan,
  type Opening,
  type RoomKind,
  type RoomPlan,
  type Side,
  type Slope,
  type StoreyPlan,
  sides,
  withWalls,
} from './house-plan.ts';
import { placeStairs, type Stairs } from './place-stairs.ts';
import { readLink } from './read-link.ts';
import { overlap, type Rect } from './rect.ts';

export interface Room extends RoomPlan {
  readonly letter: string;
  /** The floor, cut where the map is: parts touch where nothing stands between them. */
  readonly parts: readonly Rect[];
  /** m², as living area is measured: under a slope no more than is high enough. */
  readonly area: number;
}

/** A door or another way through a wall: the middle line of the wall runs through the middle of `gap`. */
export interface Way {
  readonly kind: 'door' | 'sliding' | 'passage' | 'slats' | 'entrance' | 'gate' | 'terrace';
  readonly rooms: readonly [from: string, to: string];
  /** What is left out of the wall. */
  readonly gap: Rect;
  readonly isUpright: boolean;
  /** The floor that an open leaf passes over; null: none does. */
  readonly swing: Swing | null;
  /** How a door to a terrace or a balcony opens; null: another door. */
  readonly form: Features['terraceDoor'] | null;
}

/** A quarter of a circle round `hinge`, from the open leaf's end to where it closes. */
export interface Swing {
  readonly hinge: readonly [x: number, y: number];
  readonly open: readonly [x: number, y: number];
  readonly closed: readonly [x: number, y: number];
}

export interface Window {
  readonly side: Side;
  readonly gap: Rect;
  readonly room: string;
  /** Over the floor, mm. */
  readonly sill: number;
  /** Reaches the floor, and opens. */
  readonly isTall: boolean;
  /** As the façade has it while nothing is chosen: `gap` is as wide as the door that stands there. */
  readonly opening: Opening;
}

export interface Storey {
  readonly name: string;
  readonly at: number;
  readonly rooms: readonly Room[];
  /** How thick an outer wall is, mm. */
  readonly wall: number;
  readonly walls: { readonly outer: readonly Rect[]; readonly inner: readonly Rect[] };
  readonly ways: readonly Way[];
  readonly windows: readonly Window[];
  readonly stairs: Stairs | null;
  /** Living area, m². */
  readonly area: number;
  /** What is open to below. */
  readonly voids: readonly Rect[];
  /** Where a slope is lower than 1.9 m, and where so low that nothing stands there; null: there is none. */
  readonly slope: { readonly low: readonly Rect[]; readonly lowest: readonly Rect[] } | null;
  readonly faults: readonly PlanFault[];
}

/** What is wrong with a description. `room` is a letter of the map. */
export interface PlanFault {
  readonly storey: number;
  readonly room: string | null;
  readonly text: string;
}

/** How wide an outer door is, mm; and the leaf that a pane stands beside. */
const SIDELIT_LEAF = 1000;
const doorWidths = { single: 1000, sidelight: 1500, double: 1500, pair: 1500, sliding: 2400 } as const;
/** How wide a door to a terrace is at least, mm; glass stands beside it where the opening is wider. */
export const terraceDoorWidths = { single: 1000, double: 1500, sliding: 2400, wide: 3600, folding: 3600 } as const;

export const INNER_WALL = 100;
const HALF = INNER_WALL / 2;
/** Living area is measured to here under a slope, and 0.6 m on (SS 21054). */
const HIGH = 1900;
const BEYOND = 600;
/** Furniture stands where it is as high as this. */
const STANDING = 900;
/** Openings whose sill is higher belong to the storey above, mm. */
export const UPPER_SILL = 2300;
/** Where the floor of the storey above about lies, mm. */
export const UPPER_FLOOR = 2700;

/** One storey of a house with what is chosen: rooms, walls, doors and windows, and what is wrong with them. */
export function layOutStorey(described: HousePlan, at: number, answers: readonly string[]): Storey {
  const plan = withWalls(described, answers);
  const features = featuresOf(plan, answers);
  const faults: PlanFault[] = [];
  const fault = (text: string, room: string | null = null) => faults.push({ storey: at, room, text });
  const storey = withVariants(plan, at, answers);
  const grid = gridOf(plan, storey, fault);
  const roomAt = (column: number, row: number) => {
    const letter = storey.map[row]?.[column] ?? '.';
    return storey.joins[letter] ?? letter;
  };
  const links = storey.links.flatMap((written) => {
    const link = readLink(written);
    if (!link) fault(`'${written}' is no link`);
    return link ?? [];
  });
  /** Nothing stands between them but a railing, where one of them is open to below. */
  const isOpen = (a: string, b: string) =>
    links.some(({ kind, rooms }) => kind === 'open' && rooms.includes(a) && rooms.includes(b)) ||
    [
      [a, b],
      [b, a],
    ].some(([one, other]) => one === '.' && storey.rooms[other ?? '']?.kind === 'family');
  const slope = at > 0 ? plan.slope : null;
  const strips = slope ? stripsUnder(plan, slope, HIGH, BEYOND) : [];

  const letters = [...new Set(storey.map.flatMap((_, row) => grid.columns.map((_, column) => roomAt(column, row))))].filter(
    (letter) => letter !== '.',
  );
  const rooms = letters.flatMap((letter): Room[] => {
    const named = storey.rooms[letter];
    if (!named) {
      fault('the map has a room that is not named', letter);
      return [];
    }
    const cells = cellsOf(letter);
    if (!isConnected(cells)) fault('the room is in several pieces', letter);
    const parts = merged(cells.map((cell) => partOf(cell, letter)));
    const whole = parts.reduce((sum, part) => sum + part.width * part.height, 0);
    const low = parts.reduce((sum, part) => sum + strips.reduce((under, strip) => under + overlap(part, strip), 0), 0);
    return [{ letter, ...named, parts, area: (whole - low) / 1e6 }];
  });
  const inside = { x: plan.wall, y: plan.wall, width: plan.length - 2 * plan.wall, height: plan.depth - 2 * plan.wall };
  const voids = merged(cellsOf('.').map((cell) => partOf(cell, '.')));
  const area =
    (inside.width * inside.height -
      strips.reduce((sum, strip) => sum + overlap(inside, strip), 0) -
      voids.reduce((sum, part) => sum + part.width * part.height, 0)) /
    1e6;

  const runs = innerRuns();
  const ways: Way[] = [];
  for (const link of links) {
    const [a, b] = link.rooms;
    // A variant took one of them into another room, and its door with it.
    if (link.kind === 'open' || [a, b].some((letter) => (storey.joins[letter] ?? letter) !== letter)) continue;
    const shared = runs.filter(({ between }) => between.includes(a) && between.includes(b));
    if (shared.length === 0) {
      fault(`there is no wall between ${a} and ${b}`, a);
      continue;
    }
    if (link.kind === 'slats') {
      for (const run of shared) ways.push(slats(run, [a, b]));
      continue;
    }
    const at = link.at;
    const fitting = shared.filter(
      (run) =>
        (link.axis === null || (link.axis === 'y') === run.isUpright) &&
        (at === null
          ? run.to - run.from >= link.width
          : at - link.width / 2 >= run.from + HALF - 1 && at + link.width / 2 <= run.to - HALF + 1),
    );
    const [run] = at === null ? fitting.toSorted((one, other) => other.to - other.from - (one.to - one.from)) : fitting;
    if (!run || (fitting.length > 1 && at !== null && link.axis === null)) {
      fault(
        run
          ? `the way ${a}-${b} ${at} fits two walls: write x${at} or y${at}`
          : `the way ${a}-${b} does not fit the wall between them`,
        b,
      );
      continue;
    }
    ways.push(wayIn(run, [a, b], link.kind, at ?? (run.from + run.to) / 2, link.width, link.hinge));
  }
  if (plan.door && at === 0) ways.push(entrance(plan.door.side, plan.door.at, features));
  if (at === 0)
    for (const [from, width] of plan.gates) {
      const gap = { x: from, y: plan.depth - plan.wall, width, height: plan.wall };
      ways.push({ kind: 'gate', rooms: ['', roomBehind('front', gap)], gap, isUpright: false, swing: null, form: null });
    }
  const windows: Window[] = [];
  for (const side of features.windows === 'none' ? [] : sides)
    for (const opening of plan.facades[side]) {
      const [from, sill, width, height] = opening;
      if ((sill >= UPPER_SILL ? 1 : 0) !== at) continue;
      const isTall = sill < 200 && height >= 2000;
      const isOut = isTall && side === 'back' && at === 0;
      const form = isOut
        ? opening === terraceOpening(plan)
          ? (features.terraceDoor ?? 'single')
          : 'single'
        : balconyDoor(opening, side);
      const gap = form === null ? gapIn(side, from, width) : widened(side, from, width, terraceDoorWidths[form]);
      if (isOut && form !== null && gap.width < terraceDoorWidths[form])
        fault(`a door of ${terraceDoorWidths[form]} mm has no room in the back at ${from}`);
      const room = roomBehind(side, gap);
      if (room === '' && !isVoid(side, gap)) fault(`a wall meets the window of the ${side} at ${from}`);
      if (form !== null && room !== '')
        ways.push({ kind: 'terrace', rooms: [room, ''], gap, isUpright: false, swing: null, form });
      windows.push({
        side,
        gap,
        room,
        sill: at > 0 ? Math.max(0, sill - UPPER_FLOOR) : sill,
        isTall: isTall || form !== null,
        opening,
      });
    }

  const stairs = placeStairs(plan, features.stairs ?? 'quarter');
  const outer = outerWalls([
    ...windows.map(({ gap }) => gap),
    ...ways.filter(({ kind }) => kind === 'entrance' || kind === 'gate').map(({ gap }) => gap),
  ]);
  const inner = runs.flatMap((run) =>
    wallOf(
      run,
      ways.map(({ gap }) => gap),
    ),
  );
  const laid: Storey = {
    name: storey.name,
    at,
    rooms,
    wall: plan.wall,
    walls: { outer, inner },
    ways,
    windows,
    stairs,
    area,
    voids,
    slope: slope ? { low: stripsUnder(plan, slope, HIGH, 0), lowest: stripsUnder(plan, slope, STANDING, 0) } : null,
    faults,
  };
  return features.mirrored ? mirrored(laid, plan.length) : laid;

  function cellsOf(letter: string): readonly Cell[] {
    return storey.map.flatMap((_, row) =>
      grid.columns.flatMap((_, column) => (roomAt(column, row) === letter ? [{ column, row }] : [])),
    );
  }

  /** A cell's floor: less half a wall where one stands. */
  function partOf({ column, row }: Cell, letter: string): Rect {
    const less = (columns: number, rows: number) => {
      const [c, r] = [column + columns, row + rows];
      if (c < 0 || r < 0 || c >= grid.columns.length || r >= grid.rows.length) return plan.wall;
      const beside = roomAt(c, r);
      return beside === letter || isOpen(beside, letter) ? 0 : HALF;
    };
    const [left, right] = grid.columns[column] ?? [0, 0];
    const [top, bottom] = grid.rows[row] ?? [0, 0];
    const [x, y] = [left + less(-1, 0), top + less(0, -1)];
    return { x, y, width: right - less(1, 0) - x, height: bottom - less(0, 1) - y };
  }

  /** Walls between rooms, as long as the same two rooms lie on both sides. */
  function innerRuns(): Run[] {
    const found: Run[] = [];
    const add = (run: Run) => {
      const before = found.find(
        (one) =>
          one.isUpright === run.isUpright &&
          one.on === run.on &&
          one.to === run.from &&
          String(one.between) === String(run.between),
      );
      if (before) before.to = run.to;
      else found.push(run);
    };
    for (const [column, [, right]] of grid.columns.slice(0, -1).entries())
      for (const [row, [top, bottom]] of grid.rows.entries()) {
        const [a, b] = [roomAt(column, row), roomAt(column + 1, row)];
        if (a !== b && !isOpen(a, b)) add({ isUpright: true, on: right, from: top, to: bottom, between: [a, b] });
      }
    for (const [row, [, bottom]] of grid.rows.slice(0, -1).entries())
      for (const [column, [left, right]] of grid.columns.entries()) {
        const [a, b] = [roomAt(column, row), roomAt(column, row + 1)];
        if (a !== b && !isOpen(a, b)) add({ isUpright: false, on: bottom, from: left, to: right, between: [a, b] });
      }
    // No further than the inside of the outer walls.
    return found.map((run) => ({
      ...run,
      from: run.from === 0 ? plan.wall - HALF : run.from,
      to: run.to === (run.isUpright ? plan.depth : plan.length) ? run.to - plan.wall + HALF : run.to,
    }));
  }

  function gapIn(side: Side, along: number, width: number): Rect {
    const { length, depth, wall } = plan;
    if (side === 'front') return { x: along, y: depth - wall, width, height: wall };
    if (side === 'back') return { x: length - along - width, y: 0, width, height: wall };
    if (side === 'left') return { x: 0, y: along, width: wall, height: width };
    return { x: length - wall, y: depth - along - width, width: wall, height: width };
  }

  /** The room that all of a gap in a façade opens into; empty: there is none. */
  function roomBehind(side: Side, gap: Rect): string {
    const [first] = rooms.filter(({ parts }) => parts.some((part) => seenThrough(side, gap, part) > 0));
    const covered = rooms.flatMap(({ parts }) => parts).reduce((sum, part) => sum + seenThrough(side, gap, part), 0);
    return first && covered >= lengthOf(gap, side) - 1 ? first.letter : '';
  }

  /** All of it opens into what is open to below. */
  function isVoid(side: Side, gap: Rect): boolean {
    return voids.reduce((sum, part) => sum + seenThrough(side, gap, part), 0) >= lengthOf(gap, side) - 1;
  }

  /** How much of a gap's length lies before a part of a floor. */
  function seenThrough(side: Side, gap: Rect, part: Rect): number {
    const touches = {
      front: part.y + part.height === plan.depth - plan.wall,
      back: part.y === plan.wall,
      left: part.x === plan.wall,
      right: part.x + part.width === plan.length - plan.wall,
    }[side];
    if (!touches) return 0;
    const [from, to, start, end] =
      side === 'left' || side === 'right'
        ? [gap.y, gap.y + gap.height, part.y, part.y + part.height]
        : [gap.x, gap.x + gap.width, part.x, part.x + part.width];
    return Math.max(0, Math.min(end, to) - Math.max(start, from));
  }

  /** An opening as wide as its door, where the room behind lets it: round its middle, or moved away from a wall or a window. */
  function widened(side: Side, from: number, width: number, wanted: number): Rect {
    const own = gapIn(side, from, width);
    if (wanted <= width) return own;
    const others = plan.facades[side]
      .filter((other) => other[0] !== from && (other[1] >= UPPER_SILL ? 1 : 0) === at)
      .map((other) => gapIn(side, other[0] - 200, other[2] + 400));
    const least = Math.ceil((wanted - width) / 50);
    const starts = Array.from({ length: least + 1 }, (_, index) => from - index * 50);
    const middle = from - (wanted - width) / 2;
    const gaps = [middle, ...starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))].map((start) =>
      gapIn(side, start, wanted),
    );
    return gaps.find((gap) => roomBehind(side, gap) !== '' && others.every((other) => overlap(other, gap) === 0)) ?? own;
  }

  /** How the door of a balcony opens that is where this window would be; null: there is none. */
  function balconyDoor(opening: Opening, side: Side): 'double' | 'single' | null {
    if (at === 0) return null;
    const place = balconyAt(plan, features);
    return place && place.side === side && place.opening === opening
      ? features.balcony === 'french'
        ? 'double'
        : 'single'
      : null;
  }

  function entrance(side: Side, middle: number, { door = 'single' }: Features): Way {
    const width = doorWidths[door];
    const gap = gapIn(side, middle - width / 2, width);
    const room = roomBehind(side, gap);
    if (room === '') fault('a wall meets the entrance');
    const isUpright = side === 'left' || side === 'right';
    const leaf = door === 'single' ? width : door === 'sidelight' ? SIDELIT_LEAF : width / 2;
    const outside = { front: plan.depth, back: 0, left: 0, right: plan.length }[side];
    const way = side === 'front' || side === 'right' ? leaf : -leaf;
    const swing: Swing = isUpright
      ? { hinge: [outside, gap.y], open: [outside + way, gap.y], closed: [outside, gap.y + leaf] }
      : { hinge: [gap.x, outside], open: [gap.x, outside + way], closed: [gap.x + leaf, outside] };
    return { kind: 'entrance', rooms: ['', room], gap, isUpright, swing: door === 'sliding' ? null : swing, form: null };
  }

  /** A way through a wall. The leaf hangs where it lies against a wall when it is open. */
  function wayIn(
    { isUpright, on, from, to, between }: Run,
    pair: readonly [string, string],
    kind: Way['kind'],
    middle: number,
    width: number,
    hinge: 'first' | 'last' | null,
  ): Way {
    const start = middle - width / 2;
    const gap = isUpright
      ? { x: on - HALF, y: start, width: INNER_WALL, height: width }
      : { x: start, y: on - HALF, width, height: INNER_WALL };
    if (kind !== 'door') return { kind, rooms: pair, gap, isUpright, swing: null, form: null };
    const into = between[1] === pair[1] ? 1 : -1;
    const atStart = hinge === null ? middle - from <= to - middle : hinge === 'first';
    const [hung, closes] = atStart ? [start, start + width] : [start + width, start];
    const face = on + into * HALF;
    const swing: Swing = isUpright
      ? { hinge: [face, hung], open: [face + into * width, hung], closed: [face, closes] }
      : { hinge: [hung, face], open: [hung, face + into * width], closed: [closes, face] };
    return { kind, rooms: pair, gap, isUpright, swing, form: null };
  }

  /** A wall of slats that one passes at its end. */
  function slats({ isUpright, on, from, to }: Run, pair: readonly [string, string]): Way {
    const gap = isUpright
      ? { x: on - HALF, y: from, width: INNER_WALL, height: to - from }
      : { x: from, y: on - HALF, width: to - from, height: INNER_WALL };
    return { kind: 'slats', rooms: pair, gap, isUpright, swing: null, form: null };
  }

  function outerWalls(gaps: readonly Rect[]): Rect[] {
    const { length, depth, wall } = plan;
    if (plan.open) return openWalls();
    const whole: readonly Rect[] = [
      { x: 0, y: 0, width: length, height: wall },
      { x: 0, y: depth - wall, width: length, height: wall },
      { x: 0, y: 0, width: wall, height: depth },
      { x: length - wall, y: 0, width: wall, height: depth },
    ];
    return whole.flatMap((rect) => without(rect, gaps));
  }

  /** Of a carport: round what is no place for a car, and along its sides where that is chosen. */
  function openWalls(): Rect[] {
    const { length, depth, wall } = plan;
    const closed = rooms.filter(({ kind }) => kind !== 'garage').flatMap(({ parts }) => parts);
    const round = closed.flatMap(({ x, y, width, height }): Rect[] => {
      const [left, top] = [x - (x === wall ? wall : INNER_WALL), y - (y === wall ? wall : INNER_WALL)];
      const [right, bottom] = [
        x + width === length - wall ? length : x + width,
        y + height === depth - wall ? depth : y + height,
      ];
      return [
        ...(top === 0 ? [{ x: left, y: 0, width: right - left, height: wall }] : []),
        ...(bottom === depth ? [{ x: left, y: depth - wall, width: right - left, height: wall }] : []),
        ...(left === 0 ? [{ x: 0, y: top, width: wall, height: bottom - top }] : []),
        ...(right === length ? [{ x: length - wall, y: top, width: wall, height: bottom - top }] : []),
      ];
    });
    return features.carport === 'panel'
      ? [
          ...round,
          { x: 0, y: 0, width: length, height: INNER_WALL },
          { x: 0, y: depth - INNER_WALL, width: length, height: INNER_WALL },
        ]
      : round;
  }
}

/** The widest opening to the garden: where the door to the terrace is that is chosen. */
function terraceOpening({ facades }: HousePlan): Opening | undefined {
  return facades.back.filter(([, sill, , height]) => sill < 200 && height >= 2000).toSorted((a, b) => b[2] - a[2])[0];
}

/** The window of the storey above that a balcony's door stands in the place of: over the entrance, otherwise over the terrace; null: there is none. */
export function balconyAt(
  plan: HousePlan,
  { balcony = 'none' }: Features,
): { readonly side: 'front' | 'back'; readonly opening: Opening; readonly middle: number } | null {
  if (balcony === 'none') return null;
  const side = balcony === 'porch' ? 'front' : 'back';
  const over = side === 'front' ? plan.door?.at : plan.terrace && plan.length - plan.terrace.at;
  if (over === null || over === undefined) return null;
  const middleOf = ([from, , width]: Opening) => from + width / 2;
  const [opening] = plan.facades[side]
    .filter(([, sill]) => sill >= UPPER_SILL)
    .toSorted((a, b) => Math.abs(middleOf(a) - over) - Math.abs(middleOf(b) - over));
  if (!opening) return null;
  return { side, opening, middle: side === 'front' ? middleOf(opening) : plan.length - middleOf(opening) };
}

export function isBedroom(kind: RoomKind): boolean {
  return kind === 'master' || kind === 'bedroom';
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

interface Run {
  readonly isUpright: boolean;
  readonly on: number;
  readonly from: number;
  to: number;
  readonly between: readonly [string, string];
}

function withVariants(plan: HousePlan, at: number, answers: readonly string[]): StoreyPlan {
  const storey = plan.storeys[at];
  if (!storey) throw new Error(`The plan has no storey ${at}`);
  const named = answers.flatMap((answer) => [answer, plan.features[answer]?.variant ?? '']);
  const changes = named.flatMap((name) => plan.variants[name] ?? []).filter((change) => change.storey === at);
  let changed = storey;
  for (const { rooms = {}, joins = {}, links = [], without: gone = [] } of changes) {
    const isGone = (link: string) => gone.some((pair) => link.startsWith(pair) || link.startsWith([...pair].reverse().join('')));
    changed = {
      ...changed,
      rooms: { ...changed.rooms, ...rooms },
      joins: { ...changed.joins, ...joins },
      links: [...changed.links.filter((link) => !isGone(link)), ...links],
    };
  }
  return changed;
}

function gridOf(plan: HousePlan, { x, y, map }: StoreyPlan, fault: (text: string) => void) {
  const lines = (inner: readonly number[], end: number) => {
    const all = [0, ...inner, end];
    if (all.some((line, index) => index > 0 && line <= (all[index - 1] ?? 0)))
      fault('the lines of the grid do not follow each other');
    return all.slice(0, -1).map((line, index): readonly [number, number] => [line, all[index + 1] ?? end]);
  };
  const [columns, rows] = [lines(x, plan.length), lines(y, plan.depth)];
  if (map.length !== rows.length) fault(`the map has ${map.length} rows, and the grid ${rows.length}`);
  if (map.some((line) => line.length !== columns.length)) fault(`a row of the map has not ${columns.length} letters`);
  return { columns, rows };
}

function isConnected(cells: readonly Cell[]): boolean {
  const [first, ...others] = cells;
  if (!first) return true;
  const reached = [first];
  const left = new Set(others);
  for (const cell of reached)
    for (const other of left)
      if (Math.abs(cell.column - other.column) + Math.abs(cell.row - other.row) === 1) {
        left.delete(other);
        reached.push(other);
      }
  return left.size === 0;
}

/** Parts beside each other that together are one rectangle. */
function merged(parts: readonly Rect[]): readonly Rect[] {
  const rows: Rect[] = [];
  for (const part of parts) {
    const at = rows.findIndex((row) => row.y === part.y && row.height === part.height && row.x + row.width === part.x);
    const row = rows[at];
    if (row) rows[at] = { ...row, width: row.width + part.width };
    else rows.push(part);
  }
  const whole: Rect[] = [];
  for (const part of rows) {
    const at = whole.findIndex((one) => one.x === part.x && one.width === part.width && one.y + one.height === part.y);
    const one = whole[at];
    if (one) whole[at] = { ...one, height: one.height + part.height };
    else whole.push(part);
  }
  return whole;
}

/** Where a slope is lower than `high`, less what is `beyond` on the low side. */
function stripsUnder(plan: HousePlan, { pitch, knee, dormers }: Slope, high: number, beyond: number): Rect[] {
  const deep = (high - knee) / Math.tan((pitch * Math.PI) / 180) - beyond;
  if (deep <= 0) return [];
  const strip = (side: 'front' | 'back') => {
    const y = side === 'back' ? plan.wall : plan.depth - plan.wall - deep;
    const raised = dormers
      .filter((dormer) => dormer.side === side)
      .map(({ at, width }) => ({ x: at - width / 2 + 300, y, width: width - 600, height: deep }));
    return without({ x: plan.wall, y, width: plan.length - 2 * plan.wall, height: deep }, raised);
  };
  return [...strip('front'), ...strip('back')];
}

function lengthOf({ width, height }: Rect, side: Side): number {
  return side === 'left' || side === 'right' ? height : width;
}

/** What is left of a rectangle beside gaps that cross it. */
function without(rect: Rect, gaps: readonly Rect[]): Rect[] {
  const isUpright = rect.height > rect.width;
  const [start, end] = isUpright ? [rect.y, rect.y + rect.height] : [rect.x, rect.x + rect.width];
  const crossing = gaps
    .filter((gap) => overlap(rect, gap) > 0 && (isUpright ? gap.width >= rect.width - 1 : gap.height >= rect.height - 1))
    .map((gap): readonly [number, number] => (isUpright ? [gap.y, gap.y + gap.height] : [gap.x, gap.x + gap.width]))
    .toSorted((a, b) => a[0] - b[0]);
  const left: Rect[] = [];
  let from = start;
  for (const [opens, closes] of [...crossing, [end, end] as const]) {
    if (opens > from)
      left.push(isUpright ? { ...rect, y: from, height: opens - from } : { ...rect, x: from, width: opens - from });
    from = Math.max(from, closes);
  }
  return left;
}

function wallOf({ isUpright, on, from, to }: Run, gaps: readonly Rect[]): Rect[] {
  const rect = isUpright
    ? { x: on - HALF, y: from - HALF, width: INNER_WALL, height: to - from + INNER_WALL }
    : { x: from - HALF, y: on - HALF, width: to - from + INNER_WALL, height: INNER_WALL };
  return without(rect, gaps);
}

function mirrored(storey: Storey, length: number): Storey {
  const flip = <Box extends Rect>(rect: Box): Box => ({ ...rect, x: length - rect.x - rect.width });
  const spot = ([x, y]: readonly [number, number]): readonly [number, number] => [length - x, y];
  const sideOf = (side: Side): Side => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);
  return {
    ...storey,
    rooms: storey.rooms.map((room) => ({ ...room, parts: room.parts.map(flip) })),
    voids: storey.voids.map(flip),
    walls: { outer: storey.walls.outer.map(flip), inner: storey.walls.inner.map(flip) },
    ways: storey.ways.map((way) => ({
      ...way,
      gap: flip(way.gap),
      swing: way.swing && { hinge: spot(way.swing.hinge), open: spot(way.swing.open), closed: spot(way.swing.closed) },
    })),
    slope: storey.slope && { low: storey.slope.low.map(flip), lowest: storey.slope.lowest.map(flip) },
    windows: storey.windows.map((window) => ({ ...window, side: sideOf(window.side), gap: flip(window.gap) })),
    stairs: storey.stairs && {
      ...storey.stairs,
      box: flip(storey.stairs.box),
      treads: storey.stairs.treads.map(([a, b]) => [spot(a), spot(b)] as const),
      line: storey.stairs.line.map(spot),
    },
  };
}
