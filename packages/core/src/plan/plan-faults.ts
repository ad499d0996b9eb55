import type { HousePlan } from './house-plan.ts';
import { isBedroom, layOutStorey, type PlanFault, type Room, type Storey } from './lay-out-storey.ts';
import { overlap, type Rect } from './rect.ts';

/** Everything that is wrong with a house as it is with these answers: one cannot live in a plan with a fault. */
export function planFaults(plan: HousePlan, answers: readonly string[]): readonly PlanFault[] {
  const storeys = plan.storeys.map((_, at) => layOutStorey(plan, at, answers));
  return [
    ...storeys.flatMap(({ faults }) => faults),
    ...storeys.flatMap((storey) => [...lightFaults(storey), ...doorFaults(storey), ...stairFaults(storey)]),
    ...wayFaults(plan, storeys),
  ];
}

/** Living area of all storeys and what the walls stand on, m². */
export function planAreas(plan: HousePlan, answers: readonly string[]): { readonly living: number; readonly built: number } {
  const living = plan.storeys.reduce((sum, _, at) => sum + layOutStorey(plan, at, answers).area, 0);
  return { living, built: (plan.length * plan.depth) / 1e6 };
}

function lightFaults({ at, rooms, windows }: Storey): PlanFault[] {
  return rooms
    .filter(({ kind, letter }) => isBedroom(kind) && !windows.some(({ room }) => room === letter))
    .map(({ letter, name }) => ({ storey: at, room: letter, text: `'${name}' has no window` }));
}

/** A leaf opens into its room and meets no other. */
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

/** Every room is reached from the entrance: through ways, where nothing stands between, and by the stairs. */
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

/** Nothing stands between them. */
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
