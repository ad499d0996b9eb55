import { JOISTS, type Rect, type RoomKind, type Storey, storeyLevels, type Way } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { furniture, type HeightOver } from './furniture/furniture.ts';
import { cutOut } from './geometry/cut-rects.ts';
import { solidOf } from './geometry/extrusion.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { box } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { buildInnerDoors } from './inner-doors.ts';
import { alongOf, doorTop, innerWall, inWalls, roofAbove, upOf } from './inner-wall.ts';
import { buildJoinery } from './joinery.ts';
import { ceilingOver, topOfWall } from './open-to-roof.ts';
import { floorMaterial } from './room-materials.ts';
import { wellOf } from './stair-well.ts';
import { stairsFrom } from './stairs.ts';
import { ground } from './walls.ts';

/** The thickness of the lowest floor in the model, m. */
const FLOOR = 0.05;

/** Which details of the rooms to build. */
interface Wanted {
  /** Whether the model shows the house from outside. Then details that are not visible through the windows are left out. */
  readonly isPlain: boolean;
  /** Whether the leaves of doors are open. */
  readonly areDoorsOpen: boolean;
  /** Whether rooms that are open to the roof have their full height. A storey that is shown from above has no roof. */
  readonly isBelowRoof: boolean;
}

/** Builds the floors of every storey, the inner walls with their doors, the stairs and the furniture. */
export function buildInside(form: Form, { isPlain, areDoorsOpen, isBelowRoof }: Wanted): readonly Part[] {
  const { plan, storeys, facades } = form;
  if (plan.open) return [];
  const levels = storeyLevels(plan, facades.front.parts);
  return storeys.flatMap((storey): readonly Part[] => {
    const level = levels[storey.at];
    if (!level) return [];
    const [floor, ceiling] = [-level.floor / 1000, -level.ceiling / 1000];
    const under = storey.at === 0 ? FLOOR : JOISTS / 1000;
    const source = `storey ${storey.at + 1}`;
    const topOf = (wall: Rect) => (isBelowRoof ? topOfWall(form, storey, wall, ceiling) : ceiling);
    const walls = storey.walls.inner.map((wall) => solidOf(innerWall(form, wall, { floor, ceiling: topOf(wall) })));
    const height: HeightOver = (room, over) => (isBelowRoof ? ceilingOver(form, storey, room, ceiling, over) : ceiling);
    return [
      ...buildFloors(form, storey, source, [floor - under, floor]),
      {
        name: 'partition',
        material: 'lining',
        source,
        storey: storey.at,
        mesh: joined([...walls, ...lintels(form, storey, floor, topOf)]),
      },
      ...buildInnerDoors(form, storey, floor, areDoorsOpen),
      ...stairsFrom(form, storey, isPlain),
      ...(isPlain ? [] : buildJoinery(form, storey, { floor, ceiling })),
      ...furniture(form, storey, { floor, height, isPlain }),
    ];
  });
}

/** Builds the floors of rooms. The floor in a doorway has the material of one of the two rooms that the door connects. */
function buildFloors(form: Form, storey: Storey, source: string, between: Flat): readonly Part[] {
  const isUpper = storey.at > 0;
  const well = wellOf(storey);
  const rooms = storey.rooms.map(
    ({ kind, parts }) => [isSlab(form, kind) ? 'garageFloor' : floorMaterial(kind, isUpper), parts] as const,
  );
  const floorOf = (letter: string) => rooms[storey.rooms.findIndex((room) => room.letter === letter)]?.[0] ?? 'livingFloor';
  const thresholds = waysBetween(storey).map(({ rooms: [from], gap }) => [floorOf(from), [gap]] as const);
  const others = [isUpper ? 'upperFloor' : 'livingFloor', storey.walls.inner] as const;
  return [...Map.groupBy([...rooms, ...thresholds, others], ([material]) => material)].map(([material, laid]) => ({
    name: 'floor',
    material,
    source,
    storey: storey.at,
    mesh: joined(
      laid.flatMap(([, rects]) =>
        rects.flatMap((rect) => cutOut(rect, well)).map((rect) => box(ground, alongOf(rect), upOf(rect), between)),
      ),
    ),
  }));
}

/** Returns whether a room of this kind has a concrete floor: a garage or a shed does, unless it stands on posts. */
function isSlab({ building, facades }: Form, kind: RoomKind): boolean {
  const foundation = facades.front.parts.get('foundation')?.value;
  const isShed = building.type === 'sideBuilding' && kind === 'store';
  return (kind === 'garage' || isShed) && foundation !== 'piers' && foundation !== 'screws';
}

/** Returns the rectangles of a floor, including those below inner walls and doors. */
export function floorsOf(storey: Storey): readonly Rect[] {
  return [...storey.rooms.flatMap(({ parts }) => parts), ...storey.walls.inner, ...waysBetween(storey).map(({ gap }) => gap)];
}

/** Returns the doors and passages between rooms. */
function waysBetween({ ways }: Storey): readonly Way[] {
  return ways.filter(({ kind, rooms: [from, to] }) => kind !== 'entrance' && from !== '' && to !== '');
}

/** The least height of a wall over a door where the roof is the ceiling, m. */
const LEAST_LINTEL = 0.12;

/** Builds the walls over doors, up to the ceiling or the roof. */
function lintels(form: Form, storey: Storey, floor: number, topOf: (wall: Rect) => number): readonly Mesh[] {
  return inWalls(storey).flatMap((way) => {
    const [low, top] = [doorTop(form, way, floor), topOf(way.gap)];
    if (!storey.slope && top !== form.ridge) return [box(ground, alongOf(way.gap), upOf(way.gap), [low, top])];
    return Math.min(top, roofAbove(form, way.gap)) - low > LEAST_LINTEL
      ? [solidOf(innerWall(form, way.gap, { floor: low, ceiling: top }))]
      : [];
  });
}
