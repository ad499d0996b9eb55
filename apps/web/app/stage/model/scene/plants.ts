import { type Measures, placeShrubs } from '@gavel/house-model';
import { hash } from '@gavel/house-model/surfaces';
import { Color, DoubleSide, InstancedMesh, Matrix4, MeshBasicMaterial, MeshLambertMaterial, Quaternion, Vector3 } from 'three';
import { birchShape, type PlantDetail, shrubShape, spruceShape } from './plant-shapes.ts';

/** Trees of two kinds around the garden. */
export interface Trees {
  readonly meshes: readonly InstancedMesh[];
  /**
   * Hides the trees that are closer to the camera than this, so that no tree covers the house.
   * @param distance along the view, m
   * @param eye the position of a camera that looks at the middle of the scene; null: no tree is hidden
   */
  hideWithin(distance: number, eye: Vector3 | null): void;
  /**
   * Lights the trees.
   * @param level the light that level ground reflects
   * @param sun the direction to the sun, a vector of length 1
   */
  light(level: Color, sun: Vector3): void;
  dispose(): void;
}

/** The trees are divided into this many sectors around the house. Sectors that the camera does not see are not rendered. */
const SECTORS = 10;
/**
 * A tolerance in m. It covers the parts of a tree that are farther from the camera than its foot, and the distance between the middle of
 * the view and the middle of the house.
 */
const TOLERANCE = 4;
const UP = new Vector3(0, 1, 0);

/**
 * Creates the trees.
 * @param clear the radius around the middle in which there are no trees, in m
 */
export function createTrees(clear: number, detail: PlantDetail): Trees {
  const kinds = [
    { shape: spruceShape(detail), count: 84, nearest: clear + 9, seed: 1 },
    { shape: birchShape(detail), count: 34, nearest: clear + 7, seed: 2 },
  ];
  const shared = { nearestDrawn: { value: 0 }, sunWay: { value: new Vector3(0, 1, 0) } };
  const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared);
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'uniform float nearestDrawn; uniform vec3 sunWay;\nvoid main() {')
      .replace('#include <color_vertex>', SHADED)
      .replace('#include <project_vertex>', HIDDEN);
  };
  const meshes = kinds.flatMap(({ shape, count, nearest, seed }) => {
    const places = Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * 2 * Math.PI + (hash(index, seed) - 0.5) * 0.22;
      const far = nearest + 26 * hash(index, seed + 10) ** 1.4;
      const size = 0.7 + 0.55 * hash(index, seed + 20);
      const facing = new Quaternion().setFromAxisAngle(UP, hash(index, seed + 30) * 2 * Math.PI);
      const wide = size * (0.85 + 0.3 * hash(index, seed + 40));
      const matrix = new Matrix4().compose(
        new Vector3(Math.sin(turn) * far, -0.1, Math.cos(turn) * far),
        facing,
        new Vector3(wide, size, wide),
      );
      return { sector: Math.floor((index / count) * SECTORS), matrix, tone: 0.86 + 0.28 * hash(index, seed + 50) };
    });
    return [...Map.groupBy(places, ({ sector }) => sector).values()].map((own) => {
      const mesh = new InstancedMesh(shape, material, own.length);
      for (const [index, { matrix, tone }] of own.entries()) {
        mesh.setMatrixAt(index, matrix);
        mesh.setColorAt(index, new Color(tone, tone, tone));
      }
      mesh.name = 'trees';
      return mesh;
    });
  });
  return {
    meshes,
    hideWithin(distance, eye) {
      shared.nearestDrawn.value = distance;
      const ahead = eye?.clone().normalize().negate();
      for (const mesh of meshes) mesh.visible = !eye || !ahead || farthest(mesh, eye, ahead) > distance - TOLERANCE;
    },
    light(level, sun) {
      material.color.copy(level);
      shared.sunWay.value.copy(sun);
    },
    dispose() {
      material.dispose();
      for (const { shape } of kinds) shape.dispose();
      for (const mesh of meshes) mesh.dispose();
    },
  };
}

/** Returns the distance along the view, in m, to the farthest tree of a mesh. */
function farthest(mesh: InstancedMesh, eye: Vector3, ahead: Vector3): number {
  const { array } = mesh.instanceMatrix;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 12; at < array.length; at += 16)
    most = Math.max(
      most,
      ((array[at] ?? 0) - eye.x) * ahead.x + ((array[at + 1] ?? 0) - eye.y) * ahead.y + ((array[at + 2] ?? 0) - eye.z) * ahead.z,
    );
  return most;
}

/** Shader code that makes the sunny side of a tree lighter. It runs for each corner, which costs less than for each pixel. */
const SHADED = `#include <color_vertex>
  vColor.rgb *= 0.82 + 0.5 * dot(normalize(mat3(instanceMatrix) * normal), sunWay);`;

/** Shader code that moves a tree out of the rendered space if its base is too close to the camera. */
const HIDDEN = `#include <project_vertex>
  if (-(modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).z < nearestDrawn) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);`;

/** Shader code that gives both sides of a leaf the same light. */
const BOTH_SIDES = '#include <normal_fragment_begin>\n  normal = normalize(vNormal);';

/** The tints of the green of shrubs: none (white), slightly yellowish, bluish or reddish. */
const TONES = ['#ffffff', '#ffffff', '#f0ffd8', '#d9cfe8', '#ffe9dc'] as const;

/** Creates low shrubs along the front of the house, except where people walk or cars drive. */
export function createShrubs(measures: Measures): { readonly mesh: InstancedMesh; dispose(): void } {
  const geometry = shrubShape();
  const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <normal_fragment_begin>', BOTH_SIDES);
  };
  const places = placeShrubs(measures);
  const mesh = new InstancedMesh(geometry, material, places.length);
  for (const [index, { x, z, size }] of places.entries()) {
    const facing = new Quaternion().setFromAxisAngle(UP, index * 2.3);
    mesh.setMatrixAt(index, new Matrix4().compose(new Vector3(x, -0.04, z), facing, new Vector3(1.15 * size, size, 1.15 * size)));
    mesh.setColorAt(index, new Color(TONES[index % TONES.length]));
  }
  mesh.receiveShadow = true;
  return {
    mesh,
    dispose() {
      geometry.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}
