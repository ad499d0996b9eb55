import type { Rect } from '@gavel/core/plan';
import { type Form, underRoof } from './form.ts';
import { type Extrusion, solidOf } from './geometry/extrusion.ts';
import type { Frame } from './geometry/frame.ts';
import type { Mesh } from './geometry/mesh.ts';
import { bar, box } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { ground } from './walls.ts';

const POST = 0.14;

/**
 * Builds a building without outer walls: the posts and beams under its roof, its few walls, the doors of its storeroom, the slats along
 * its back, and its floor.
 */
export function buildCarport(form: Form): readonly Part[] {
  const { plan, storeys, length, depth } = form;
  const [storey] = storeys;
  if (!plan.open || !storey) return [];
  const under = (x: number, z: number) => underRoof(form, x, z);
  const source = sourceOf(form);
  const places = [0, length / 2 - POST / 2, length - POST].flatMap((x) => [0, depth - POST].map((z): Flat => [x, z]));
  const posts = places.map(([x, z]) => solidOf(wallUnder(form, [x, x + POST], [z, z + POST], 0.14)));
  const beams = [POST / 2, depth - POST / 2].map((z) =>
    bar([-0.3, under(0, z) - 0.11, z], [length + 0.3, under(length, z) - 0.11, z], 0.115, 0.225),
  );
  const rafters = evenly(0.1, length - 0.1, 1).map((x) =>
    bar([x, under(x, 0) - 0.07, 0], [x, under(x, depth) - 0.07, depth], 0.06, 0.14),
  );
  return [
    part('wall', 'boards', source, carportWalls(form).map(boarded)),
    part('post', 'timber', source, [...posts, ...beams, ...rafters]),
    part(
      'post',
      'metal',
      source,
      places.map(([x, z]) => shoe(x + POST / 2, z + POST / 2)),
    ),
    ...storeDoors(form, source),
    ...carportSlats(form),
    ...floor(form),
  ];
}

function sourceOf({ facades }: Form): string {
  return facades.front.parts.get('sides')?.answer ?? 'carport';
}

/** Returns the steel shoe that carries a post over the slab. */
function shoe(x: number, z: number): Mesh {
  return box(ground, [x - 0.05, x + 0.05], [-z - 0.05, -z + 0.05], [0.02, 0.16]);
}

/** The heights over the ground of the lower end of a wall, and of the top of a storeroom’s doorway, m. */
export const FOOT = 0.02;
export const DOOR = 2.02;

/** Builds the doors of the storeroom, and the wall above them. */
function storeDoors(form: Form, source: string): readonly Part[] {
  const gaps = form.storeys
    .flatMap(({ ways }) => ways)
    .filter(({ kind, rooms: [from, to] }) => kind === 'door' && from !== '' && to !== '')
    .map(({ gap }) => gap);
  return gaps.flatMap((gap) => [
    part('wall', 'boards', source, [boarded(carportWall(form, gap, DOOR))]),
    ...storeDoor(gap, source),
  ]);
}

/** Builds the leaf and the handle of a storeroom’s door. */
export function storeDoor({ x, y, width, height }: Rect, source: string): readonly Part[] {
  const [x0, x1, z0, z1] = [x / 1000, (x + width) / 1000, y / 1000, (y + height) / 1000];
  const leaf = box(ground, [x0 + 0.02, x1 - 0.02], [-z1 + 0.01, -z0 - 0.01], [0.04, DOOR - 0.01]);
  const handle = box(ground, [x0 - 0.02, x0 + 0.02], [-z0 - 0.16, -z0 - 0.08], [1.0, 1.03]);
  return [part('door', 'door', source, [leaf]), part('handle', 'metal', source, [handle])];
}

/** Returns the few walls that a building without outer walls can have: those around its storeroom, and those along its sides. */
function carportWalls(form: Form): readonly Extrusion[] {
  const [storey] = form.storeys;
  if (!form.plan.open || !storey) return [];
  const { outer, inner } = storey.walls;
  return [...outer, ...inner].map((rect) => carportWall(form, rect));
}

/** Returns a wall of a building without outer walls, up to the roof. */
export function carportWall(form: Form, { x, y, width, height }: Rect, foot?: number): Extrusion {
  return wallUnder(form, [x / 1000, (x + width) / 1000], [y / 1000, (y + height) / 1000], foot);
}

/** Returns a wall that covers this rectangle of the floor plan, from the height `foot` over the ground to the roof; m. */
function wallUnder(form: Form, [x0, x1]: Flat, [z0, z1]: Flat, foot = FOOT): Extrusion {
  if (x1 - x0 > z1 - z0) {
    const along: Frame = { origin: [x0, 0, z0], along: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] };
    const high = (x: number) => Math.max(underRoof(form, x, z0), underRoof(form, x, z1));
    const outline: readonly Flat[] = [
      [0, foot],
      [x1 - x0, foot],
      [x1 - x0, high(x1)],
      [0, high(x0)],
    ];
    return { frame: along, outline, from: 0, to: z1 - z0 };
  }
  const across: Frame = { origin: [x0, 0, z1], along: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] };
  const top = (z: number) => underRoof(form, (x0 + x1) / 2, z);
  const outline: readonly Flat[] = [
    [0, foot],
    [z1 - z0, foot],
    [z1 - z0, top(z0)],
    [0, top(z1)],
  ];
  const reach = (x1 - x0) * Math.sign(crossed(across)[0]);
  return { frame: { ...across, out: crossed(across) }, outline, from: Math.min(0, reach), to: Math.max(0, reach) };
}

/**
 * Returns a wall whose boards run in the same direction on all upright faces. With `solidOf` alone, the boards on its narrow ends would
 * be turned by 90°.
 */
function boarded(wall: Extrusion): Mesh {
  const { positions, normals, coordinates } = solidOf(wall);
  const upright = Float64Array.from(coordinates);
  for (let corner = 0; corner < upright.length / 2; corner++) {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => positions[corner * 3 + axis]);
    const [outX = 0, outY = 0, outZ = 0] = [0, 1, 2].map((axis) => normals[corner * 3 + axis]);
    if (Math.abs(outY) < 0.5) upright.set([x * outZ - z * outX, y], corner * 2);
  }
  return { positions, normals, coordinates: upright };
}

function crossed({ along, up }: Frame): Vector {
  return [along[1] * up[2] - along[2] * up[1], along[2] * up[0] - along[0] * up[2], along[0] * up[1] - along[1] * up[0]];
}

/** Builds slats along the back, at the same positions as in the elevation. */
export function carportSlats(form: Form): readonly Part[] {
  if (form.features.carport !== 'slats') return [];
  const [from, to] = form.facades.back.store ?? [form.length * 1000, form.length * 1000];
  const meshes = evenly(0.16, form.length - 0.22, 0.14)
    .filter((a) => a * 1000 < from - 60 || a * 1000 > to)
    .map((a) => {
      const x = form.length - a;
      return solidOf(wallUnder(form, [x - 0.05, x], [0.04, 0.07], 0.25));
    });
  return [part('wall', 'boards', sourceOf(form), meshes)];
}

/** Builds the ground slab for the cars. */
function floor({ length, depth }: Form): readonly Part[] {
  return [part('plinth', 'stone', 'ground', [box(ground, [-0.1, length + 0.1], [-depth - 0.1, 0.1], [-0.1, 0.03])])];
}

function evenly(from: number, to: number, step: number): readonly number[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
