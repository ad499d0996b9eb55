import type { HouseSolids, HouseView, Measures, Part, PartName } from '@gavel/house-model';
import { Group, Mesh } from 'three';
import { createHouseGeometry, type HouseGeometry, type Surfaced, trianglesOf } from './house-geometry.ts';
import { type Surfaces, surfaceOf } from './surfaces.ts';

/** A house as three.js renders it. It has one mesh for each kind of surface, which keeps the number of draw calls small. */
export interface HouseObject {
  readonly group: Group;
  /**
   * Shows this house in this view. Builds only the surfaces whose triangles have changed since the last call.
   * @returns whether the shape of the house has changed, and not only its colours
   */
  show(house: HouseSolids, view: HouseView): boolean;
  dispose(): void;
}

export function createHouseObject(surfaces: Surfaces): HouseObject {
  const group = new Group();
  let shown = new Map<string, ShownSurface>();
  return {
    group,
    show({ parts, materials, measures }, view) {
      const before = shown;
      shown = new Map();
      for (const [key, own] of bySurface(parts, materials)) {
        const casting = own.filter(({ part }) => view.kind !== 'outside' || castsOutside(part));
        const ordered = [...casting, ...own.filter((one) => !casting.includes(one))];
        const known = before.get(key);
        if (known && hasMeshes(known, ordered, casting.length)) {
          known.geometry.paint(ordered);
          shown.set(key, known);
        } else shown.set(key, createSurface(key, ordered, casting, surfaces));
      }
      const [gone, added] = [notIn(before, shown), notIn(shown, before)];
      for (const { mesh, geometry } of gone) {
        group.remove(mesh);
        geometry.geometry.dispose();
      }
      for (const { mesh } of added) group.add(mesh);
      centre(group, measures);
      return gone.length + added.length > 0;
    },
    dispose() {
      for (const { geometry } of shown.values()) geometry.geometry.dispose();
    },
  };
}

/** The mesh of all parts with the same kind of surface. */
interface ShownSurface {
  readonly mesh: Mesh;
  readonly geometry: HouseGeometry;
  readonly parts: readonly Surfaced[];
  /** The number of parts that cast a shadow. These parts are first in the mesh. */
  readonly casting: number;
}

function createSurface(key: string, parts: readonly Surfaced[], casting: readonly Surfaced[], surfaces: Surfaces): ShownSurface {
  const [first] = parts;
  if (!first) throw new Error(`no part has the surface ${key}`);
  const geometry = createHouseGeometry(parts);
  const mesh = new Mesh(geometry.geometry, surfaces.of(first.material));
  mesh.name = key;
  mesh.castShadow = first.material.look !== 'glass' && casting.length > 0;
  mesh.receiveShadow = true;
  castOnly(mesh, trianglesOf(casting));
  return { mesh, geometry, parts, casting: casting.length };
}

function hasMeshes(surface: ShownSurface, parts: readonly Surfaced[], casting: number): boolean {
  return (
    surface.casting === casting &&
    surface.parts.length === parts.length &&
    parts.every(({ part }, index) => part.mesh === surface.parts[index]?.part.mesh)
  );
}

function notIn(some: ReadonlyMap<string, ShownSurface>, others: ReadonlyMap<string, ShownSurface>): readonly ShownSurface[] {
  return [...some].flatMap(([key, surface]) => (others.get(key) === surface ? [] : [surface]));
}

/** The parts of an opening that are too small to cast a visible shadow. */
const FINE: ReadonlySet<PartName> = new Set(['frame', 'sash', 'pane', 'curtain', 'handle']);

/**
 * Returns whether a part casts a shadow when the house is shown from outside. Parts inside the house and those in `FINE` do not.
 */
function castsOutside({ name, storey }: Part): boolean {
  return storey === null && !FINE.has(name);
}

/** Lets only the first triangles of a mesh cast a shadow. */
function castOnly(mesh: Mesh, triangles: number): void {
  mesh.onBeforeShadow = () => mesh.geometry.setDrawRange(0, triangles * 3);
  mesh.onAfterShadow = () => mesh.geometry.setDrawRange(0, Number.POSITIVE_INFINITY);
}

/** Moves a house so that its middle is the middle of the scene. */
export function centre(group: Group, { length, depth }: Measures): void {
  group.position.set(-length / 2, 0, -depth / 2);
}

function bySurface(
  parts: readonly Part[],
  materials: HouseSolids['materials'],
): ReadonlyMap<string, readonly [Surfaced, ...Surfaced[]]> {
  const groups = new Map<string, [Surfaced, ...Surfaced[]]>();
  for (const part of parts) {
    const material = materials.get(part.material);
    if (!material) continue;
    const group = groups.get(surfaceOf(material));
    if (group) group.push({ part, material });
    else groups.set(surfaceOf(material), [{ part, material }]);
  }
  return groups;
}
