import { type Rect, type Storey, storeyLevels } from '@gavel/core/plan';
import { clipConvex } from './clip-below.ts';
import { type Form, underRoof } from './form.ts';
import { cutOut } from './geometry/cut-rects.ts';
import { joined, type Mesh, MeshBuilder } from './geometry/mesh.ts';
import { prism } from './geometry/solids.ts';
import type { Flat, Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { buildInside, floorsOf } from './inside.ts';
import { floorOpenToRoof } from './open-to-roof.ts';
import { wellOf } from './stair-well.ts';
import { ground } from './walls.ts';

/** Builds the rooms of a storey with their ceilings and open doors, the stairs and floors of the storey below, and the floors above. */
export function buildRooms(form: Form, storey: number): readonly Part[] {
  const laid = form.storeys[storey];
  const level = storeyLevels(form.plan, form.facades.front.parts)[storey];
  if (!laid || !level) return [];
  const ceiling = -level.ceiling / 1000;
  const source = `storey ${storey + 1}`;
  const kept = buildInside(form, { isPlain: false, areDoorsOpen: true, isBelowRoof: true }).filter(
    (part) =>
      part.storey === storey ||
      (part.storey === storey - 1 && (part.name === 'stairs' || part.name === 'floor')) ||
      (part.storey === storey + 1 && part.name === 'floor'),
  );
  const meshes = [ceilingOf(form, laid, ceiling), ...slabOver(form, laid, ceiling)];
  return [...kept, { name: 'ceiling', material: 'ceiling', source, storey, mesh: joined(meshes) }];
}

/**
 * Gives the inner faces of a house the colours of its rooms: the walls of dormers and the lower face of the roof are a room's walls and
 * ceiling.
 */
export function seenFromInside(parts: readonly Part[]): readonly Part[] {
  return parts.map((part) => {
    if (part.name === 'dormer' && part.material === 'boards') return { ...part, material: 'lining' };
    return part.name === 'roof' ? { ...part, material: 'ceiling' } : part;
  });
}

/** How far the ceiling is below the joists, m. Without this distance, ceiling and joists would be in one plane and flicker. */
const BELOW = 0.004;

/** Builds the level part of a ceiling. Where the roof is lower than this level, the roof's lower face is the ceiling. */
function ceilingOf(form: Form, storey: Storey, height: number): Mesh {
  const above = form.storeys[storey.at + 1];
  const open = above ? [...above.voids, ...wellOf(above)] : floorOpenToRoof(form, storey);
  const builder = new MeshBuilder();
  for (const rect of floorsOf(storey).flatMap((floor) => cutOut(floor, open))) {
    const polygon = above ? cornersOf(rect) : belowRoof(form, cornersOf(rect), height);
    addFacingDown(builder, polygon, height - BELOW);
  }
  return builder;
}

/** The thickness of a loft, as in the section drawing, m. */
const SLAB = 0.16;

/**
 * In a house that can have a loft, builds the slab of the loft and the slab over bathrooms. All other rooms are open to the ridge.
 */
function slabOver(form: Form, storey: Storey, ceiling: number): readonly Mesh[] {
  if (form.features.shows?.loft === undefined) return [];
  const open = floorOpenToRoof(form, storey);
  return floorsOf(storey)
    .flatMap((floor) => cutOut(floor, open))
    .map((rect) => belowRoof(form, cornersOf(rect), ceiling + SLAB))
    .filter((polygon) => polygon.length > 2)
    .map((polygon) =>
      prism(
        ground,
        polygon.map(([x, z]): Flat => [x, -z]),
        ceiling,
        ceiling + SLAB,
      ),
    );
}

/** Returns the part of a convex polygon (x, z) over which the roof is higher than a ceiling. */
function belowRoof(form: Form, polygon: readonly Flat[], ceiling: number): readonly Flat[] {
  return form.slopes.reduce<readonly Flat[]>(
    (left, slope) => clipConvex(left, ([x, z]) => underRoof({ slopes: [slope], thick: form.thick }, x, z) - ceiling),
    polygon,
  );
}

function addFacingDown(builder: MeshBuilder, polygon: readonly Flat[], height: number): void {
  const [first, ...others] = polygon.map(([x, z]): Vector => [x, height, z]);
  for (const [index, corner] of others.entries()) {
    const next = others[index + 1];
    if (!first || !next) continue;
    const spot = ([x, , z]: Vector): Flat => [x, z];
    builder.triangle([first, corner, next], [spot(first), spot(corner), spot(next)]);
  }
}

/** Returns the corners (x, z) of a rectangle in the order that makes its triangles face down, as a ceiling does. */
function cornersOf({ x, y, width, height }: Rect): readonly Flat[] {
  const [left, right, back, front] = [x / 1000, (x + width) / 1000, y / 1000, (y + height) / 1000];
  return [
    [left, back],
    [right, back],
    [right, front],
    [left, front],
  ];
}
