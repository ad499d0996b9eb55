import { type HousePlan, isBedroom } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { overlap, type Rect } from './rect.ts';
import type { PlanFault, Room, Storey } from './storey.ts';

/**
 * Returns all faults in the floor plan of a house with these answers. A plan with a fault is unusable. When you check many sets of answers
 * for one house, pass the same `walks` map: it caches storeys that were already checked.
 */
export function planFaults(
  plan: HousePlan,
  answers: readonly string[],
  walks = new Map<string, readonly PlanFault[]>(),
): readonly PlanFault[] {
  const storeys = plan.storeys.map((_, at) => layOutStorey(plan, at, answers));
  return [
    ...storeys.flatMap(({ faults }) => faults),
    ...storeys.flatMap((storey) => [
      ...lightFaults(storey),
      ...doorFaults(storey),
      ...stairFaults(storey),
      ...walkFaultsOnce(storey, walks),
    ]),
    ...wayFaults(plan, storeys),
  ];
}

/** Returns the living area of all storeys, and the ground area within the outer walls, m². */
export function planAreas(plan: HousePlan, answers: readonly string[]): { readonly living: number; readonly built: number } {
  const living = plan.storeys.reduce((sum, _, at) => sum + layOutStorey(plan, at, answers).area, 0);
  return { living, built: (plan.length * plan.depth) / 1e6 };
}

function lightFaults({ at, rooms, windows }: Storey): PlanFault[] {
  return rooms
    .filter(({ kind, letter }) => isBedroom(kind) && !windows.some(({ room }) => room === letter))
    .map(({ letter, name }) => ({ storey: at, room: letter, text: `'${name}' has no window` }));
}

/** Reports each inner door whose leaf meets a wall or another leaf, or opens into the stairs. The entrance opens outwards. */
function doorFaults({ at, rooms, ways, stairs }: Storey): PlanFault[] {
  const swept = ways.flatMap(({ swing, rooms: [from, to], kind }) =>
    swing && kind !== 'entrance' ? [{ from, to, box: boxRound([swing.hinge, swing.open, swing.closed]) }] : [],
  );
  return swept.flatMap(({ from, to, box }, index) => {
    const room = rooms.find(({ letter }) => letter === to);
    const fault = (text: string) => ({ storey: at, room: to, text: `the door ${from}-${to} ${text}` });
    return [
      ...(room && !isIn(room, box) ? [fault('does not open: its leaf meets a wall')] : []),
      ...(swept.slice(index + 1).some((other) => overlap(other.box, box) > 1000) ? [fault('meets the leaf of another')] : []),
      ...(stairs && overlap(stairs.box, box) > 1000 ? [fault('opens into the stairs')] : []),
    ];
  });
}

function stairFaults({ at, rooms, stairs, walls }: Storey): PlanFault[] {
  if (!stairs) return [];
  const room = rooms.find((one) => isIn(one, stairs.box));
  const meetsWall = walls.inner.some((wall) => overlap(wall, stairs.box) > 1000);
  return room && !meetsWall ? [] : [{ storey: at, room: null, text: `the stairs (${stairs.form}) do not stand in one room` }];
}

/**
 * Every room must be reachable from the entrance: through doors and openings, between rooms that are open to each other, and by the
 * stairs.
 */
function wayFaults(plan: HousePlan, storeys: readonly Storey[]): PlanFault[] {
  const place = (storey: number, letter: string) => `${storey} ${letter}`;
  const beside = new Map<string, string[]>();
  const join = (a: string, b: string) => {
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  };
  for (const storey of storeys) {
    for (const { rooms, kind } of storey.ways) {
      const [from, to] = rooms.map((letter) => (letter === '' ? 'outside' : place(storey.at, letter)));
      if (from && to && kind !== 'terrace') join(from, to);
    }
    for (const [index, one] of storey.rooms.entries())
      for (const other of storey.rooms.slice(index + 1))
        if (touch(one, other)) join(place(storey.at, one.letter), place(storey.at, other.letter));
  }
  const landings = storeys.flatMap(({ at, rooms, stairs }) => {
    const room = stairs && rooms.find((one) => isIn(one, stairs.box));
    return room ? [place(at, room.letter)] : [];
  });
  for (const [index, landing] of landings.slice(1).entries()) join(landings[index] ?? landing, landing);
  if (plan.open) for (const { letter } of storeys[0]?.rooms ?? []) join('outside', place(0, letter));
  const reached = ['outside'];
  for (const here of reached) for (const next of beside.get(here) ?? []) if (!reached.includes(next)) reached.push(next);
  return storeys.flatMap(({ at, rooms }) =>
    rooms
      .filter(({ letter }) => !reached.includes(place(at, letter)))
      .map(({ letter, name }) => ({ storey: at, room: letter, text: `no door leads to '${name}'` })),
  );
}

/** Returns whether the rooms touch without a wall between them. */
function touch(one: Room, other: Room): boolean {
  return one.parts.some(({ x, y, width, height }) =>
    other.parts.some((part) => overlap({ x: x - 5, y: y - 5, width: width + 10, height: height + 10 }, part) > 100),
  );
}

function isIn({ parts }: Room, box: Rect): boolean {
  return parts.reduce((sum, part) => sum + overlap(part, box), 0) >= box.width * box.height - 1000;
}

function boxRound(points: readonly (readonly [number, number])[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The size of a grid cell, and the distance that the middle of a walking person keeps from obstacles; mm. */
const CELL = 100;
const ROUND = 250;

function walkFaultsOnce(storey: Storey, walks: Map<string, readonly PlanFault[]>): readonly PlanFault[] {
  const { at, rooms, ways, stairs } = storey;
  const print = JSON.stringify([at, rooms, ways.map(({ kind, gap }) => kind !== 'terrace' && gap), stairs?.box, stairs?.line]);
  const faults = walks.get(print) ?? walkFaults(storey);
  walks.set(print, faults);
  return faults;
}

/** The stairs must leave enough space to walk to every room: from the entrance, or on an upper storey from the top of the stairs. */
function walkFaults({ at, rooms, ways, stairs }: Storey): PlanFault[] {
  if (!stairs) return [];
  const through = ways.filter(({ kind }) => kind !== 'terrace' && kind !== 'gate').map(({ gap }) => gap);
  const floors = [...rooms.flatMap(({ parts }) => parts), ...through];
  const [step, end] = stairEnd(stairs, at === 0);
  const entrance = ways.find(({ kind }) => kind === 'entrance')?.gap;
  const reached = walked(at === 0 && entrance ? behind(entrance, rooms) : end, floors, stairs.box);
  const isFar = rooms.filter(({ parts }) => !reached.some((spot) => parts.some((part) => holds(part, spot))));
  const before = boxRound([step, end]);
  const strip = { x: before.x - CELL, y: before.y - CELL, width: before.width + 2 * CELL, height: before.height + 2 * CELL };
  const covered = floors.reduce((sum, floor) => sum + overlap(floor, strip), 0);
  const isAtStairs =
    covered >= strip.width * strip.height - 1000 && reached.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 3 * CELL);
  return [
    ...isFar.map(({ letter, name }) => ({
      storey: at,
      room: letter,
      text: `one cannot walk to '${name}': the stairs are in the way`,
    })),
    ...(isAtStairs ? [] : [{ storey: at, room: null, text: `one cannot walk to the stairs (${stairs.form})` }]),
  ];
}

type Spot = readonly [x: number, y: number];

/** Returns the lowest or the highest step, and the spot where a person stands before or after it. */
function stairEnd({ line }: NonNullable<Storey['stairs']>, isFoot: boolean): readonly [step: Spot, standing: Spot] {
  const [step = [0, 0], next = [1, 0]] = isFoot ? line : line.toReversed();
  const [away, aside] = [step[0] - next[0], step[1] - next[1]];
  const out = (ROUND + CELL) / Math.hypot(away, aside);
  return [step, [step[0] + away * out, step[1] + aside * out]];
}

/** Returns a spot in the room behind a door. */
function behind({ x, y, width, height }: Rect, rooms: readonly Room[]): Spot {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const off = Math.min(width, height) / 2 + ROUND + CELL;
  const spots: readonly Spot[] = [
    [middleX, middleY - off],
    [middleX, middleY + off],
    [middleX - off, middleY],
    [middleX + off, middleY],
  ];
  return spots.find((spot) => rooms.some(({ parts }) => parts.some((part) => holds(part, spot)))) ?? [middleX, middleY];
}

function holds({ x, y, width, height }: Rect, [atX, atY]: Spot): boolean {
  return atX >= x && atX <= x + width && atY >= y && atY <= y + height;
}

/** Returns every spot on these floors that a person can reach without entering `box`, the floor of the stairs. */
function walked(from: Spot, floors: readonly Rect[], box: Rect): readonly Spot[] {
  const [columns, rows] = [
    Math.max(...floors.map(({ x, width }) => x + width)),
    Math.max(...floors.map(({ y, height }) => y + height)),
  ].map((end) => Math.ceil(end / CELL) + 1) as [number, number];
  const isFloor = new Uint8Array(columns * rows);
  const fill = ({ x, y, width, height }: Rect, value: 0 | 1) => {
    // The cells whose middle is on this floor. If two floors touch, no cell is on both. A wall between two floors covers at least one cell.
    const cell = (edge: number) => Math.max(0, Math.ceil(edge / CELL - 0.5));
    for (let row = cell(y); row < Math.min(cell(y + height), rows); row++)
      isFloor.fill(value, row * columns + cell(x), row * columns + cell(x + width));
  };
  for (const floor of floors) fill(floor, 1);
  fill(box, 0);
  const isFree = roomRound(isFloor, columns, rows, Math.floor(ROUND / CELL));
  const start = Math.floor(from[1] / CELL) * columns + Math.floor(from[0] / CELL);
  const known = [start];
  for (const here of known)
    for (const next of [here + 1, here - 1, here + columns, here - columns])
      if (isFree[next]) {
        isFree[next] = 0;
        known.push(next);
      }
  return known.map((cell): Spot => [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL]);
}

/**
 * Returns the cells that have only floor within `reach` cells on every side. It checks first along the rows, then along the columns. Cells
 * at the border are excluded.
 */
function roomRound(isFloor: Uint8Array, columns: number, rows: number, reach: number): Uint8Array {
  const [along, free] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)];
  for (let row = 0; row < rows; row++)
    for (let column = 0, run = 0; column < columns; column++) {
      const cell = row * columns + column;
      run = isFloor[cell] ? run + 1 : 0;
      if (run > 2 * reach) along[cell - reach] = 1;
    }
  for (let column = 0; column < columns; column++)
    for (let row = 0, run = 0; row < rows; row++) {
      const cell = row * columns + column;
      run = along[cell] ? run + 1 : 0;
      if (run > 2 * reach) free[cell - reach * columns] = 1;
    }
  return free;
}
