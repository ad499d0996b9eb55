import { JOISTS, type Rect, type Storey, storeyLevels } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { furniture } from './furniture.ts';
import { solidOf } from './geometry/extrusion.ts';
import { hullOf } from './geometry/hull.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { box, prism } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { alongOf, DOOR, doorLeaf, innerWall, inWalls, upOf } from './inner-wall.ts';
import { floorMaterial } from './room-materials.ts';
import { ground } from './walls.ts';

/** The thickness of the lowest floor in the model, m. */
const FLOOR = 0.05;

/** Builds the floors of every storey, the inner walls with their doors, the stairs and the furniture. */
export function buildInside(form: Form): readonly Part[] {
  const { plan, storeys, facades } = form;
  if (plan.open) return [];
  const levels = storeyLevels(plan, facades.front.parts);
  return storeys.flatMap((storey): readonly Part[] => {
    const level = levels[storey.at];
    if (!level) return [];
    const [floor, ceiling] = [-level.floor / 1000, -level.ceiling / 1000];
    const under = storey.at === 0 ? FLOOR : JOISTS / 1000;
    const source = `storey ${storey.at + 1}`;
    const walls = storey.walls.inner.map((wall) => solidOf(innerWall(form, wall, { floor, ceiling })));
    return [
      ...buildFloors(storey, source, [floor - under, floor]),
      {
        name: 'partition',
        material: 'lining',
        source,
        storey: storey.at,
        mesh: joined([...walls, ...lintels(storey, floor, ceiling)]),
      },
      ...doors(form, storey, floor),
      ...stairsOf(storey, levels),
      ...furniture(storey, form.features, floor),
    ];
  });
}

/** Builds the floors of rooms. Those below inner walls and doors belong to the living room. */
function buildFloors(storey: Storey, source: string, between: Flat): readonly Part[] {
  const isUpper = storey.at > 0;
  const rooms = storey.rooms.map(({ kind, parts }) => [floorMaterial(kind, isUpper), parts] as const);
  const others = [isUpper ? 'upperFloor' : 'livingFloor', betweenRooms(storey)] as const;
  return [...Map.groupBy([...rooms, others], ([material]) => material)].map(([material, laid]) => ({
    name: 'floor',
    material,
    source,
    storey: storey.at,
    mesh: joined(laid.flatMap(([, rects]) => rects.map((rect) => box(ground, alongOf(rect), upOf(rect), between)))),
  }));
}

/** Returns the rectangles of a floor, including those below inner walls and doors. */
export function floorsOf(storey: Storey): readonly Rect[] {
  return [...storey.rooms.flatMap(({ parts }) => parts), ...betweenRooms(storey)];
}

/** Returns the rectangles below inner walls, and in doors and passages. */
function betweenRooms({ walls, ways }: Storey): readonly Rect[] {
  const gaps = ways
    .filter(({ kind, rooms: [from, to] }) => kind !== 'entrance' && from !== '' && to !== '')
    .map(({ gap }) => gap);
  return [...walls.inner, ...gaps];
}

function lintels(storey: Storey, floor: number, ceiling: number): readonly Mesh[] {
  if (storey.slope) return [];
  return inWalls(storey).map(({ gap }) => box(ground, alongOf(gap), upOf(gap), [floor + DOOR.high, ceiling]));
}

/** Builds closed door leaves, each in the middle of its wall. */
function doors(form: Form, storey: Storey, floor: number): readonly Part[] {
  const meshes = inWalls(storey).flatMap((way) => doorLeaf(form, way, floor) ?? []);
  return [{ name: 'door', material: 'innerDoors', source: `storey ${storey.at + 1}`, storey: storey.at, mesh: joined(meshes) }];
}

/** Builds the stairs of all storeys. */
export function buildStairs({ plan, storeys, facades }: Form): readonly Part[] {
  const levels = storeyLevels(plan, facades.front.parts);
  return plan.open ? [] : storeys.flatMap((storey) => stairsOf(storey, levels));
}

/** Builds the stairs from a storey to the next. */
function stairsOf(storey: Storey, levels: ReturnType<typeof storeyLevels>): readonly Part[] {
  const [from, to] = [levels[storey.at], levels[storey.at + 1]];
  return from && to ? stairs(storey, -from.floor / 1000, -to.floor / 1000) : [];
}

/** Builds the stairs between two floors. Each step is a slab from its front edge to that of the next step. */
function stairs({ stairs: laid, at: storey }: Storey, from: number, to: number): readonly Part[] {
  if (!laid) return [];
  const rise = (to - from) / (laid.treads.length + 1);
  const spot = ([x, y]: readonly [number, number]): Flat => [x / 1000, -y / 1000];
  const meshes = laid.treads.slice(0, -1).map(([a, b], index) => {
    const [c, d] = laid.treads[index + 1] ?? [a, b];
    const top = from + rise * (index + 1);
    return prism(ground, hullOf([a, b, c, d].map(spot)), top - 0.04, top);
  });
  return [{ name: 'stairs', material: 'stairs', source: `storey ${storey + 1}`, storey, mesh: joined(meshes) }];
}
