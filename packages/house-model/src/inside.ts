import { JOISTS, type Rect, type Storey, storeyLevels } from '@gavel/core/plan';
import { type Form, underRoof } from './form.ts';
import { furniture } from './furniture.ts';
import { hullOf } from './geometry/hull.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { box, prism } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
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
    const walls = storey.walls.inner.map((wall) => inner(form, wall, floor, ceiling));
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
      ...(storey.at + 1 < storeys.length ? stairs(storey, floor, -(levels[storey.at + 1]?.floor ?? 0) / 1000) : []),
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

function alongOf({ x, width }: Rect): Flat {
  return [x / 1000, (x + width) / 1000];
}

/** Returns the range of a rectangle along the `up` axis of the ground’s plane, which points to the back. */
function upOf({ y, height }: Rect): Flat {
  return [-(y + height) / 1000, -y / 1000];
}

/** Builds a wall from floor to ceiling, lower where the roof is lower. */
function inner(form: Form, wall: Rect, floor: number, ceiling: number): Mesh {
  const [[left, right], [back, front]] = [alongOf(wall), [wall.y / 1000, (wall.y + wall.height) / 1000]];
  const top = (x: number, z: number) => Math.max(floor + 0.1, Math.min(ceiling, underRoof(form, x, z) - 0.01));
  const isUpright = wall.height > wall.width;
  const frame = isUpright
    ? ({ origin: [left, 0, front], along: [0, 0, -1], up: [0, 1, 0], out: [-1, 0, 0] } as const)
    : ({ origin: [left, 0, front], along: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] } as const);
  const [length, thick] = isUpright ? [front - back, right - left] : [right - left, front - back];
  // Where the ridge crosses a wall, the slope of its top changes in the middle of the wall.
  const places = [0, 0.25, 0.5, 0.75, 1].map((share) => share * length);
  const heightAt = (along: number) =>
    isUpright
      ? Math.min(top(left, front - along), top(right, front - along))
      : Math.min(top(left + along, back), top(left + along, front));
  const crown = places.toReversed().map((along): Flat => [along, heightAt(along)]);
  return prism(frame, [[0, floor], [length, floor], ...crown], isUpright ? -thick : -thick, 0);
}

/** The height of a door and the thickness of its leaf, m. */
export const DOOR = { high: 2.05, thick: 0.04 } as const;

/** Returns the doors and passages between rooms, which have a wall above them. */
export function inWalls({ ways }: Storey) {
  return ways.filter(
    ({ kind, rooms: [from, to] }) => from !== '' && to !== '' && (kind === 'door' || kind === 'sliding' || kind === 'passage'),
  );
}

function lintels(storey: Storey, floor: number, ceiling: number): readonly Mesh[] {
  if (storey.slope) return [];
  return inWalls(storey).map(({ gap }) => box(ground, alongOf(gap), upOf(gap), [floor + DOOR.high, ceiling]));
}

/** Builds closed door leaves, each in the middle of its wall. */
function doors(form: Form, storey: Storey, floor: number): readonly Part[] {
  const meshes = inWalls(storey).flatMap(({ kind, gap, isUpright }): Mesh[] => {
    if (kind === 'passage') return [];
    const [[left, right], [low, high]] = [alongOf(gap), upOf(gap)];
    const [x, y] = [(left + right) / 2, (low + high) / 2];
    const half = DOOR.thick / 2;
    // Under a slope, the roof limits the height of a door.
    const roof = Math.min(...[left, right].flatMap((a) => [-low, -high].map((z) => underRoof(form, a, z))));
    const top = Math.min(floor + DOOR.high, roof - 0.05);
    return [
      isUpright
        ? box(ground, [x - half, x + half], [low, high], [floor + 0.01, top])
        : box(ground, [left, right], [y - half, y + half], [floor + 0.01, top]),
    ];
  });
  return [{ name: 'door', material: 'white', source: `storey ${storey.at + 1}`, storey: storey.at, mesh: joined(meshes) }];
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
