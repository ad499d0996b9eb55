import { type Mesh, MeshBuilder } from '../geometry/mesh.ts';

/** Returns a box between two corners, with its faces outwards. */
export function box(x: number, y: number, z: number, right: number, top: number, front: number): Mesh {
  const mesh = new MeshBuilder();
  mesh.quad([
    [x, y, front],
    [right, y, front],
    [right, top, front],
    [x, top, front],
  ]);
  mesh.quad([
    [right, y, z],
    [x, y, z],
    [x, top, z],
    [right, top, z],
  ]);
  mesh.quad([
    [right, y, front],
    [right, y, z],
    [right, top, z],
    [right, top, front],
  ]);
  mesh.quad([
    [x, y, z],
    [x, y, front],
    [x, top, front],
    [x, top, z],
  ]);
  mesh.quad([
    [x, top, front],
    [right, top, front],
    [right, top, z],
    [x, top, z],
  ]);
  mesh.quad([
    [x, y, z],
    [right, y, z],
    [right, y, front],
    [x, y, front],
  ]);
  return mesh;
}
