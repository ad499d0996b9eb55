import { clouds, GRASS_SIZE, grassAt } from '@gavel/house-model/surfaces';
import {
  BufferAttribute,
  DataTexture,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';

/** The grass from the house to the horizon. */
export interface Lawn {
  readonly mesh: Mesh;
  dispose(): void;
}

const TILE = 5;

export function createLawn(): Lawn {
  const texture = grass();
  const geometry = new PlaneGeometry(360, 360, 60, 60);
  geometry.rotateX(-Math.PI / 2);
  const places = geometry.getAttribute('position');
  const coordinates = geometry.getAttribute('uv');
  const tones = new Float32Array(places.count * 3);
  for (let index = 0; index < places.count; index++) {
    const [x, z] = [places.getX(index), places.getZ(index)];
    coordinates.setXY(index, x / TILE, z / TILE);
    const tone = 0.92 + 0.24 * clouds(x / 26 + 40, z / 26 + 40, 64, 3);
    tones.set([tone * 1.02, tone, tone * 0.96], index * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(tones, 3));
  const material = new MeshLambertMaterial({ map: texture, vertexColors: true });
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  mesh.name = 'lawn';
  return {
    mesh,
    dispose() {
      geometry.dispose();
      texture.dispose();
      material.dispose();
    },
  };
}

function grass(): DataTexture {
  const size = GRASS_SIZE;
  const bytes = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) bytes.set([...grassAt(row, column), 255], (row * size + column) * 4);
  const texture = new DataTexture(bytes, size, size);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = 1006;
  texture.anisotropy = 8;
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}
