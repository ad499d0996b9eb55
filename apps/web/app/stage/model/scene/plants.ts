import type { Measures } from '@gavel/house-model';
import {
  CanvasTexture,
  DoubleSide,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { hash } from './noise.ts';

/** Trees of two kinds round the garden: pictures of them on upright planes, each on two that cross. */
export interface Trees {
  readonly meshes: readonly InstancedMesh[];
  /** Those that stand nearer to the camera are not drawn, so that none hides the house; m. */
  hideWithin(distance: number): void;
  dispose(): void;
}

/** @param clear how far from the middle no tree stands, m */
export function createTrees(clear: number): Trees {
  const kinds = [
    { texture: drawn(drawSpruce), tall: 13, wide: 5.4, count: 84, nearest: clear + 9, seed: 1 },
    { texture: drawn(drawBirch), tall: 9.5, wide: 6.8, count: 34, nearest: clear + 7, seed: 2 },
  ];
  const nearestDrawn = { value: 0 };
  const geometry = new PlaneGeometry(1, 1);
  geometry.translate(0, 0.5, 0);
  // Lit as the ground is, not as an upright board: both of its sides are leaves.
  const normals = geometry.getAttribute('normal');
  for (let index = 0; index < normals.count; index++) normals.setXYZ(index, 0, 1, 0);
  const meshes = kinds.map(({ texture, tall, wide, count, nearest, seed }) => {
    const material = new MeshLambertMaterial({
      map: texture,
      alphaTest: 0.42,
      side: DoubleSide,
    });
    material.onBeforeCompile = (shader) => {
      shader.uniforms.nearestDrawn = nearestDrawn;
      shader.vertexShader = shader.vertexShader
        .replace('void main() {', 'uniform float nearestDrawn;\nvoid main() {')
        .replace('#include <project_vertex>', HIDDEN);
      shader.fragmentShader = shader.fragmentShader.replace('#include <normal_fragment_begin>', BOTH_SIDES);
    };
    const mesh = new InstancedMesh(geometry, material, count * 2);
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
    return mesh;
  });
  return {
    meshes,
    hideWithin(distance) {
      nearestDrawn.value = distance;
    },
    dispose() {
      geometry.dispose();
      for (const mesh of meshes) {
        (mesh.material as MeshLambertMaterial).map?.dispose();
        (mesh.material as MeshLambertMaterial).dispose();
        mesh.dispose();
      }
    },
  };
}

/** Leaves are lit alike on both sides of a plane. */
const BOTH_SIDES = '#include <normal_fragment_begin>\n  normal = normalize(vNormal);';

/** A tree whose foot is too near is moved out of what is drawn. */
const HIDDEN = `#include <project_vertex>
  if (-(modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).z < nearestDrawn) gl_Position = vec4(0.0, 0.0, 2.0, 1.0);`;

/** Low shrubs along the front, beside what one walks through. */
export function createShrubs({ length, depth, entrance }: Measures): { readonly mesh: InstancedMesh; dispose(): void } {
  const geometry = new PlaneGeometry(1, 1);
  geometry.translate(0, 0.46, 0);
  const normals = geometry.getAttribute('normal');
  for (let index = 0; index < normals.count; index++) normals.setXYZ(index, 0, 1, 0);
  const material = new MeshLambertMaterial({ map: drawn(drawShrub), alphaTest: 0.4, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <normal_fragment_begin>', BOTH_SIDES);
  };
  const door = entrance === null ? Number.NaN : entrance - length / 2;
  const places = Array.from(
    { length: 12 },
    (_, index) => -length / 2 + 0.7 + ((length - 1.4) * (index + 0.7 * hash(index, 41))) / 11.5,
  ).filter((x, index) => x < length / 2 - 0.5 && !(Math.abs(x - door) < 2.3) && hash(index, 40) > 0.25);
  const mesh = new InstancedMesh(geometry, material, places.length * 3);
  for (const [index, x] of places.entries()) {
    const size = 0.7 + 0.5 * hash(index, 42);
    for (const cross of [0, 1, 2]) {
      const facing = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), index + (cross * Math.PI) / 3);
      const place = new Vector3(x, 0, depth / 2 + 0.75 + 0.25 * hash(index, 43));
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

type Draw = (context: CanvasRenderingContext2D, size: number) => void;

function drawn(draw: Draw): CanvasTexture {
  const size = 512;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) draw(context, size);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A trunk, and drooping branches that are longer the lower they are. */
function drawSpruce(context: CanvasRenderingContext2D, size: number): void {
  context.fillStyle = '#4a3b2d';
  context.fillRect(size * 0.488, size * 0.5, size * 0.024, size * 0.5);
  for (let index = 0; index < 900; index++) {
    const share = (index + hash(index, 1)) / 900;
    const y = size * (0.02 + 0.94 * share);
    const reach = size * 0.46 * share ** 0.9 * (0.72 + 0.28 * Math.sin(share * 60)) * (0.35 + 0.65 * hash(index, 2));
    const way = hash(index, 3) < 0.5 ? -1 : 1;
    const light = hash(index, 4) * (0.4 + (0.6 * Math.abs(reach)) / (size * 0.4));
    context.strokeStyle = `rgb(${26 + light * 40} ${46 + light * 52} ${30 + light * 26})`;
    context.lineWidth = size * (0.006 + 0.008 * hash(index, 5));
    context.beginPath();
    context.moveTo(size / 2, y - size * 0.02);
    context.quadraticCurveTo(
      size / 2 + way * reach * 0.6,
      y - size * 0.005,
      size / 2 + way * reach,
      y + size * (0.02 + 0.02 * hash(index, 6)),
    );
    context.stroke();
  }
}

/** A white trunk and a crown of many small leaves. */
function drawBirch(context: CanvasRenderingContext2D, size: number): void {
  context.strokeStyle = '#d8d5cc';
  context.lineWidth = size * 0.02;
  context.beginPath();
  context.moveTo(size * 0.5, size);
  context.quadraticCurveTo(size * 0.485, size * 0.6, size * 0.51, size * 0.3);
  context.stroke();
  context.fillStyle = '#3b3a36';
  for (let index = 0; index < 14; index++)
    context.fillRect(
      size * (0.487 + 0.012 * hash(index, 30)),
      size * (0.62 + 0.37 * hash(index, 31)),
      size * 0.014,
      size * 0.005,
    );
  for (let index = 0; index < 4200; index++) {
    const turn = hash(index, 7) * 2 * Math.PI;
    const far = Math.sqrt(hash(index, 8));
    const lump = 0.82 + 0.18 * Math.sin(turn * 5 + 1) + 0.08 * Math.sin(turn * 11);
    const x = size * (0.5 + 0.42 * lump * far * Math.cos(turn));
    const y = size * (0.4 + 0.37 * lump * far * Math.sin(turn));
    const light = 0.45 * hash(index, 9) + 0.55 * (1 - (y / size - 0.03) / 0.75);
    context.fillStyle = `rgb(${50 + light * 60} ${72 + light * 60} ${36 + light * 30})`;
    const leaf = size * (0.006 + 0.008 * hash(index, 10));
    context.beginPath();
    context.ellipse(x, y, leaf, leaf * 0.62, hash(index, 11) * 3, 0, 7);
    context.fill();
  }
}

/** A round bush, darker at its foot. */
function drawShrub(context: CanvasRenderingContext2D, size: number): void {
  for (let index = 0; index < 2600; index++) {
    const turn = hash(index, 51) * 2 * Math.PI;
    const far = Math.sqrt(hash(index, 52));
    const lump = 0.86 + 0.14 * Math.sin(turn * 7);
    const x = size * (0.5 + 0.46 * lump * far * Math.cos(turn));
    const y = size * (0.56 + 0.42 * lump * far * Math.sin(turn));
    const light = 0.4 * hash(index, 53) + 0.6 * (1 - y / size);
    context.fillStyle = `rgb(${44 + light * 66} ${66 + light * 78} ${34 + light * 34})`;
    const leaf = size * (0.01 + 0.012 * hash(index, 54));
    context.beginPath();
    context.ellipse(x, y, leaf, leaf * 0.6, hash(index, 55) * 3, 0, 7);
    context.fill();
  }
}
