import { type DormerShape, shapeOf } from './dormer-shape.ts';
import { type Form, underRoof } from './form.ts';
import type { Mesh } from './geometry/mesh.ts';
import { cross, subtract, unit, type Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';

/** The distance between the top of furniture and the lower face of the roof, m. */
const GAP = 0.03;

/**
 * Lowers furniture to the sloping ceiling wherever the furniture is higher, as a joiner fits it. Without this, tall furniture under a low
 * roof would be visible outside.
 */
export function belowRoof(form: Form, parts: readonly Part[]): readonly Part[] {
  const ceiling = ceilingOf(form);
  const lowest = form.eaves - form.thick - GAP;
  return parts.map((part) => {
    if (part.name !== 'furniture') return part;
    const mesh = lowered(part.mesh, ceiling, lowest);
    return mesh === part.mesh ? part : { ...part, mesh };
  });
}

/** Returns the greatest height of furniture at a point of the floor plan, m. */
type Ceiling = (x: number, z: number) => number;

function ceilingOf(form: Form): Ceiling {
  const dormers = form.slopes.flatMap(({ side }) => {
    const facade = form.facades[side];
    return facade.dormers.map((dormer) => ({
      wall: form.walls[side],
      at: dormer.at / 1000,
      shape: shapeOf(form, facade, dormer),
    }));
  });
  return (x, z) => {
    const heights = dormers.map(({ wall: { origin, along, out }, at, shape }) => {
      const [dx, dz] = [x - origin[0], z - origin[2]];
      return underDormer(form, shape, Math.abs(dx * along[0] + dz * along[2] - at), -(dx * out[0] + dz * out[2]));
    });
    return Math.max(underRoof(form, x, z), ...heights) - GAP;
  };
}

/**
 * Returns the height of a dormer’s ceiling; 0 beside the dormer, in front of it, and where the house’s roof is higher than the
 * dormer’s.
 */
function underDormer(
  { eaves, rise }: Form,
  { half, front, shoulder, pitch }: DormerShape,
  across: number,
  inwards: number,
): number {
  const height = shoulder + (half - across) * pitch;
  return across < half && inwards > front && inwards < (height - eaves) / rise ? height : 0;
}

/** Returns the mesh with every corner that is above the ceiling lowered to it. Returns the same object if no corner is too high. */
function lowered(mesh: Mesh, ceiling: Ceiling, lowest: number): Mesh {
  const positions = Float64Array.from(mesh.positions);
  const changed = new Set<number>();
  for (let at = 0; at < positions.length; at += 3) {
    const height = positions[at + 1] ?? 0;
    if (height <= lowest) continue;
    const top = ceiling(positions[at] ?? 0, positions[at + 2] ?? 0);
    if (height <= top) continue;
    positions[at + 1] = top;
    changed.add(Math.floor(at / 9));
  }
  if (changed.size === 0) return mesh;
  const normals = Float64Array.from(mesh.normals);
  for (const triangle of changed) {
    const corner = (index: number): Vector => {
      const at = triangle * 9 + index * 3;
      return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    for (const index of [0, 3, 6]) normals.set(normal, triangle * 9 + index);
  }
  return { ...mesh, positions, normals };
}
