import { type Measures, placeShrubs } from '@gavel/house-model';
import { hash } from '@gavel/house-model/surfaces';
import {
  BufferGeometry,
  type Color,
  DoubleSide,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { drawBirch, drawn, drawShrub, drawSpruce } from './plant-pictures.ts';

/** Trees of two kinds around the garden. Each tree is a picture on two upright planes that cross. */
export interface Trees {
  readonly meshes: readonly InstancedMesh[];
  /** Hides the trees that are closer to the camera than this, in m, so that none covers the house. */
  hideWithin(distance: number): void;
  /** Gives every tree the light of level ground, since both sides of its planes show leaves. */
  light(level: Color): void;
  dispose(): void;
}

/**
 * Creates the trees.
 * @param clear the radius around the middle in which there are no trees, in m
 */
export function createTrees(clear: number): Trees {
  const kinds = [
    { draw: drawSpruce, outline: SPRUCE, tall: 13, wide: 5.4, count: 84, nearest: clear + 9, seed: 1 },
    { draw: drawBirch, outline: BIRCH, tall: 9.5, wide: 6.8, count: 34, nearest: clear + 7, seed: 2 },
  ];
  const nearestDrawn = { value: 0 };
  const meshes = kinds.map(({ draw, outline, tall, wide, count, nearest, seed }) => {
    const material = new MeshBasicMaterial({ map: drawn(draw), alphaTest: 0.42, side: DoubleSide });
    material.onBeforeCompile = (shader) => {
      shader.uniforms.nearestDrawn = nearestDrawn;
      shader.vertexShader = shader.vertexShader
        .replace('void main() {', 'uniform float nearestDrawn;\nvoid main() {')
        .replace('#include <project_vertex>', HIDDEN);
    };
    const mesh = new InstancedMesh(fan(outline), material, count * 2);
    for (let index = 0; index < count; index++) {
      const turn = (index / count) * 2 * Math.PI + (hash(index, seed) - 0.5) * 0.22;
      const far = nearest + 26 * hash(index, seed + 10) ** 1.4;
      const size = 0.7 + 0.55 * hash(index, seed + 20);
      for (const cross of [0, 1]) {
        const facing = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn + (cross * Math.PI) / 2);
        const place = new Vector3(Math.sin(turn) * far, -0.1, Math.cos(turn) * far);
        mesh.setMatrixAt(index * 2 + cross, new Matrix4().compose(place, facing, new Vector3(wide * size, tall * size, 1)));
      }
    }
    mesh.name = 'trees';
    return { mesh, material };
  });
  return {
    meshes: meshes.map(({ mesh }) => mesh),
    hideWithin(distance) {
      nearestDrawn.value = distance;
    },
    light(level) {
      for (const { material } of meshes) material.color.copy(level);
    },
    dispose() {
      for (const { mesh, material } of meshes) {
        material.map?.dispose();
        material.dispose();
        mesh.geometry.dispose();
        mesh.dispose();
      }
    },
  };
}

type Outline = readonly (readonly [x: number, y: number])[];

/**
 * The outlines of the drawn trees, from the middle of the foot, in widths and heights. Where nothing is drawn nothing is rendered: the
 * empty corners of many trees behind each other would cost more than the whole house.
 */
const SPRUCE: Outline = [
  [-0.52, 0],
  [0.52, 0],
  [0, 1.08],
];
const BIRCH: Outline = [
  [-0.05, 0],
  [0.05, 0],
  [0.47, 0.46],
  [0.45, 0.78],
  [0.2, 1],
  [-0.2, 1],
  [-0.45, 0.78],
  [-0.47, 0.46],
];

/** Returns an upright plane with a convex outline, whose picture covers the square around it. */
function fan(outline: Outline): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      outline.flatMap(([x, y]) => [x, y, 0]),
      3,
    ),
  );
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      outline.flatMap(([x, y]) => [x + 0.5, y]),
      2,
    ),
  );
  geometry.setIndex(outline.slice(2).flatMap((_, index) => [0, index + 1, index + 2]));
  return geometry;
}

/** Shader code that moves a tree out of the rendered space if its base is too close to the camera. */
const HIDDEN = `#include <project_vertex>
  if (-(modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).z < nearestDrawn) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);`;

/** Shader code that gives both sides of a plane the same light. */
const BOTH_SIDES = '#include <normal_fragment_begin>\n  normal = normalize(vNormal);';

/** Creates low shrubs along the front of the house, except where people walk. */
export function createShrubs(measures: Measures): { readonly mesh: InstancedMesh; dispose(): void } {
  const geometry = new PlaneGeometry(1, 1);
  geometry.translate(0, 0.46, 0);
  const normals = geometry.getAttribute('normal');
  for (let index = 0; index < normals.count; index++) normals.setXYZ(index, 0, 1, 0);
  const material = new MeshLambertMaterial({ map: drawn(drawShrub), alphaTest: 0.4, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <normal_fragment_begin>', BOTH_SIDES);
  };
  const places = placeShrubs(measures);
  const mesh = new InstancedMesh(geometry, material, places.length * 3);
  for (const [index, { x, z, size }] of places.entries()) {
    for (const cross of [0, 1, 2]) {
      const facing = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), index + (cross * Math.PI) / 3);
      const place = new Vector3(x, 0, z);
      mesh.setMatrixAt(index * 3 + cross, new Matrix4().compose(place, facing, new Vector3(1.35 * size, size, 1)));
    }
  }
  mesh.receiveShadow = true;
  return {
    mesh,
    dispose() {
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}
