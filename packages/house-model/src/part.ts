import { joined, type Mesh } from './geometry/mesh.ts';
import type { MaterialKey, Part, PartName } from './house-model.ts';

/** Returns a part of the whole house, not of one storey. */
export function part(name: PartName, material: MaterialKey, source: string, meshes: readonly Mesh[]): Part {
  return { name, material, source, storey: null, mesh: joined(meshes) };
}
