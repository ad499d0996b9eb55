import type { Material, Part } from '@gavel/house-model';
import { BufferAttribute, BufferGeometry, Color } from 'three';

/** A part of a house with its surface. */
export interface Surfaced {
  readonly part: Part;
  readonly material: Material;
}

/** The triangles of several parts. */
export interface HouseGeometry {
  readonly geometry: BufferGeometry;
  /** Gives the corners of each part the colour of its surface, in the order of the parts. */
  paint(parts: readonly Surfaced[]): void;
}

/** Returns the number of triangles of parts. */
export function trianglesOf(parts: readonly Surfaced[]): number {
  return parts.reduce((sum, { part }) => sum + part.mesh.positions.length / 9, 0);
}

/** Returns the triangles of parts, in the order of the parts. If two triangles form a face with four corners, they share two corners. */
export function createHouseGeometry(parts: readonly Surfaced[]): HouseGeometry {
  const triangles = trianglesOf(parts);
  const positions = new Float32Array(triangles * 9);
  const normals = new Float32Array(triangles * 9);
  const coordinates = new Float32Array(triangles * 6);
  const corners = new Uint32Array(triangles * 3);
  /** For each part, the number of corners up to and including this part. */
  const ends: number[] = [];
  let [count, at] = [0, 0];
  for (const { mesh } of parts.map(({ part }) => part)) {
    const add = (corner: number) => {
      for (let axis = 0; axis < 3; axis++) {
        positions[count * 3 + axis] = mesh.positions[corner * 3 + axis] ?? 0;
        normals[count * 3 + axis] = mesh.normals[corner * 3 + axis] ?? 0;
      }
      coordinates[count * 2] = mesh.coordinates[corner * 2] ?? 0;
      coordinates[count * 2 + 1] = mesh.coordinates[corner * 2 + 1] ?? 0;
      return count++;
    };
    for (let corner = 0; corner < mesh.positions.length / 3; ) {
      const [first, second, third] = [add(corner), add(corner + 1), add(corner + 2)];
      corners[at++] = first;
      corners[at++] = second;
      corners[at++] = third;
      const isFace = isSame(mesh, corner, corner + 3) && isSame(mesh, corner + 2, corner + 4);
      if (isFace) {
        corners[at++] = first;
        corners[at++] = third;
        corners[at++] = add(corner + 5);
      }
      corner += isFace ? 6 : 3;
    }
    ends.push(count);
  }
  const geometry = new BufferGeometry();
  const colours = new BufferAttribute(new Float32Array(count * 3), 3);
  geometry.setAttribute('position', new BufferAttribute(positions.slice(0, count * 3), 3));
  geometry.setAttribute('normal', new BufferAttribute(normals.slice(0, count * 3), 3));
  geometry.setAttribute('color', colours);
  geometry.setAttribute('uv', new BufferAttribute(coordinates.slice(0, count * 2), 2));
  geometry.setIndex(new BufferAttribute(corners, 1));
  const paint: HouseGeometry['paint'] = (painted) => {
    let corner = 0;
    for (const [index, { material }] of painted.entries()) {
      const { r, g, b } = new Color(material.colour);
      for (; corner < (ends[index] ?? 0); corner++) colours.setXYZ(corner, r, g, b);
    }
    colours.needsUpdate = true;
  };
  paint(parts);
  return { geometry, paint };
}

/** Returns whether two corners of a mesh have the same position, normal and texture coordinates. */
function isSame({ positions, normals, coordinates }: Part['mesh'], one: number, other: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if (positions[one * 3 + axis] !== positions[other * 3 + axis]) return false;
    if (normals[one * 3 + axis] !== normals[other * 3 + axis]) return false;
  }
  return coordinates[one * 2] === coordinates[other * 2] && coordinates[one * 2 + 1] === coordinates[other * 2 + 1];
}
