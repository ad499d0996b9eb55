import { type Behind, gapIn, roomBehind } from './facade-gaps.ts';
import type { Features, PlanDoor } from './house-plan.ts';
import type { Run } from './inner-walls.ts';
import type { Link } from './read-link.ts';
import { HALF_WALL, INNER_WALL, type ReportFault, type Swing, type Way } from './storey.ts';

/** The widths of outer doors, mm; `SIDELIT_LEAF` is the leaf beside a fixed pane. */
export const SIDELIT_LEAF = 1000;
export const doorWidths = { single: 1000, sidelight: 1500, double: 1500, pair: 1500, sliding: 1800 } as const;

/** Returns the doors and other openings between rooms. Leaves out those of a room that `joins` merges into another room. */
export function placeInnerDoors(
  links: readonly Link[],
  runs: readonly Run[],
  joins: Readonly<Record<string, string>>,
  fault: ReportFault,
): readonly Way[] {
  return links
    .filter((link): link is DoorLink => link.kind !== 'open')
    .filter(({ rooms }) => rooms.every((letter) => (joins[letter] ?? letter) === letter))
    .flatMap((link) => waysOf(link, runs, fault));
}

type DoorLink = Link & { readonly kind: Exclude<Link['kind'], 'open'> };

function waysOf(link: DoorLink, runs: readonly Run[], fault: ReportFault): readonly Way[] {
  const [a, b] = link.rooms;
  const shared = runs.filter(({ between }) => between.includes(a) && between.includes(b));
  if (shared.length === 0) {
    fault(`there is no wall between ${a} and ${b}`, a);
    return [];
  }
  if (link.kind === 'slats') return shared.map((run) => slats(run, [a, b]));
  const at = link.at;
  const fitting = shared.filter(
    (run) =>
      (link.axis === null || (link.axis === 'y') === run.isUpright) &&
      (at === null
        ? run.to - run.from >= link.width
        : at - link.width / 2 >= run.from + HALF_WALL - 1 && at + link.width / 2 <= run.to - HALF_WALL + 1),
  );
  const [run] = at === null ? fitting.toSorted((one, other) => other.to - other.from - (one.to - one.from)) : fitting;
  if (!run || (fitting.length > 1 && at !== null && link.axis === null)) {
    fault(
      run
        ? `the way ${a}-${b} ${at} fits two walls: write x${at} or y${at}`
        : `the way ${a}-${b} does not fit the wall between them`,
      b,
    );
    return [];
  }
  return [wayIn(run, link, at ?? (run.from + run.to) / 2)];
}

/** Returns an opening through a wall. Without `hinge`, the hinges are at the end of the opening that is nearer to an end of the wall. */
function wayIn({ isUpright, on, from, to, between }: Run, { rooms: pair, kind, width, hinge }: DoorLink, middle: number): Way {
  const start = middle - width / 2;
  const gap = isUpright
    ? { x: on - HALF_WALL, y: start, width: INNER_WALL, height: width }
    : { x: start, y: on - HALF_WALL, width, height: INNER_WALL };
  if (kind !== 'door') return { kind, rooms: pair, gap, isUpright, swing: null, form: null };
  const into = between[1] === pair[1] ? 1 : -1;
  const atStart = hinge === null ? middle - from <= to - middle : hinge === 'first';
  const [hung, closes] = atStart ? [start, start + width] : [start + width, start];
  const face = on + into * HALF_WALL;
  const swing: Swing = isUpright
    ? { hinge: [face, hung], open: [face + into * width, hung], closed: [face, closes] }
    : { hinge: [hung, face], open: [hung, face + into * width], closed: [closes, face] };
  return { kind, rooms: pair, gap, isUpright, swing, form: null };
}

/** Returns a slatted wall between two rooms; people walk past its end. */
function slats({ isUpright, on, from, to }: Run, pair: readonly [string, string]): Way {
  const gap = isUpright
    ? { x: on - HALF_WALL, y: from, width: INNER_WALL, height: to - from }
    : { x: from, y: on - HALF_WALL, width: to - from, height: INNER_WALL };
  return { kind: 'slats', rooms: pair, gap, isUpright, swing: null, form: null };
}

/** Returns the outer doors of the ground floor: the entrance and the gates of a garage. */
export function placeOuterDoors(behind: Behind, features: Features, fault: ReportFault): readonly Way[] {
  const { plan, at } = behind;
  if (at > 0) return [];
  const gates = plan.gates.map(([from, width]): Way => {
    const gap = { x: from, y: plan.depth - plan.wall, width, height: plan.wall };
    const room = roomBehind(behind, 'front', gap);
    if (room === '') fault(`a wall meets the gate at ${from}`);
    return { kind: 'gate', rooms: ['', room], gap, isUpright: false, swing: null, form: null };
  });
  return plan.door ? [entrance(behind, plan.door, features, fault), ...gates] : gates;
}

function entrance(behind: Behind, { side, at: middle }: PlanDoor, { door = 'single' }: Features, fault: ReportFault): Way {
  const { plan } = behind;
  const width = doorWidths[door];
  const gap = gapIn(plan, side, middle - width / 2, width);
  const room = roomBehind(behind, side, gap);
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
