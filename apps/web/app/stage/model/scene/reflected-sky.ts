import { clouds } from '@gavel/house-model/surfaces';
import { Color, CubeTexture, DataTexture, LinearFilter, MathUtils, SRGBColorSpace } from 'three';
import { HORIZON } from './sky.ts';

/** The number of pixels on each edge of the cube. It is small, because reflections in glass and solar panels show no details. */
const SIZE = 48;
const [ZENITH, PALE, FOREST, GROUND] = [new Color('#4178bd'), new Color('#9ab9dd'), new Color('#48544a'), new Color('#75786a')];
const CLOUD = new Color('#f7f8fb');

/**
 * Returns what panes and solar panels reflect: the sky with clouds, a forest around, and the ground. The main processor paints it,
 * because three.js needs seconds for its filtered reflections if there is no graphics processor.
 */
export function paintReflectedSky(): CubeTexture {
  const faces = FACES.map((direction) => {
    const bytes = new Uint8Array(SIZE * SIZE * 4);
    for (let row = 0; row < SIZE; row++)
      for (let column = 0; column < SIZE; column++) {
        const [x, y, z] = direction((2 * (column + 0.5)) / SIZE - 1, (2 * (row + 0.5)) / SIZE - 1);
        const length = Math.hypot(x, y, z);
        const { r, g, b } = colourTowards(x / length, y / length, z / length).convertLinearToSRGB();
        bytes.set([255 * r, 255 * g, 255 * b, 255], (row * SIZE + column) * 4);
      }
    const face = new DataTexture(bytes, SIZE, SIZE);
    face.needsUpdate = true;
    return face;
  });
  const cube = new CubeTexture(faces);
  cube.colorSpace = SRGBColorSpace;
  cube.minFilter = cube.magFilter = LinearFilter;
  cube.generateMipmaps = false;
  cube.needsUpdate = true;
  return cube;
}

/** The direction of each pixel of the six faces, in the order and orientation that WebGL defines. */
const FACES: readonly ((across: number, down: number) => readonly [x: number, y: number, z: number])[] = [
  (s, t) => [1, -t, -s],
  (s, t) => [-1, -t, s],
  (s, t) => [s, 1, t],
  (s, t) => [s, -1, -t],
  (s, t) => [s, -t, 1],
  (s, t) => [-s, -t, -1],
];

function colourTowards(x: number, up: number, z: number): Color {
  const colour = HORIZON.clone().lerp(PALE.clone().lerp(ZENITH, Math.max(0, up) ** 0.62), MathUtils.smoothstep(up, 0, 0.32));
  if (up > 0.2) {
    const [s, t] = [(x / (up + 0.16)) * 0.9 + 3, (z / (up + 0.16)) * 0.9 + 3];
    colour.lerp(CLOUD, 0.85 * MathUtils.smoothstep(clouds(s, t, 6, 4), 0.47, 0.78));
  }
  return colour.lerp(FOREST, 1 - MathUtils.smoothstep(up, 0.14, 0.24)).lerp(GROUND, 1 - MathUtils.smoothstep(up, -0.05, 0.01));
}
