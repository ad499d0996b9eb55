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
    const floors = floorsOf(storey).map((part) => box(ground, alongOf(part), upOf(part), [floor - under, floor]));
    const walls = storey.walls.inner.map((wall) => solidOf(innerWall(form, wall, { floor, ceiling })));
    return [
      { name: 'floor', material: 'floor', source, storey: storey.at, mesh: joined(floors) },
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

/** Returns the rectangles of a floor, including those below inner walls and doors. */
export function floorsOf({ rooms, walls, ways }: Storey): readonly Rect[] {
  const between = ways
    .filter(({ kind, rooms: [from, to] }) => kind !== 'entrance' && from !== '' && to !== '')
    .map(({ gap }) => gap);
  return [...rooms.flatMap(({ parts }) => parts), ...walls.inner, ...between];
}

function lintels(storey: Storey, floor: number, ceiling: number): readonly Mesh[] {
  if (storey.slope) return [];
  return inWalls(storey).map(({ gap }) => box(ground, alongOf(gap), upOf(gap), [floor + DOOR.high, ceiling]));
}

/** Builds closed door leaves, each in the middle of its wall. */
function doors(form: Form, storey: Storey, floor: number): readonly Part[] {
  const meshes = inWalls(storey).flatMap((way) => doorLeaf(form, way, floor) ?? []);
  return [{ name: 'door', material: 'white', source: `storey ${storey.at + 1}`, storey: storey.at, mesh: joined(meshes) }];
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
  return [{ name: 'stairs', material: 'larch', source: `storey ${storey + 1}`, storey, mesh: joined(meshes) }];
}
