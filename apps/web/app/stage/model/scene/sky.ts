import { clouds } from '@gavel/house-model/surfaces';
import { BackSide, Color, DataTexture, LinearFilter, Mesh, RepeatWrapping, ShaderMaterial, SphereGeometry } from 'three';

export const HORIZON = new Color('#d9e4ea');

/** The dome of the sky with its clouds. */
export interface Sky {
  readonly dome: Mesh;
  /**
   * Shows the sky for a position of the sun.
   * @param sun the direction to the sun, a vector of length 1
   * @param day how much light there is, as a fraction of a clear day, 0–1
   */
  show(sun: readonly [number, number, number], day: number): void;
  dispose(): void;
}

/**
 * Creates the sky.
 * @param sun the direction to the sun, a vector of length 1
 */
export function createSky(sun: readonly [number, number, number]): Sky {
  const painted = paintClouds();
  const uniforms = { clouds: { value: painted }, sun: { value: [...sun] }, horizon: { value: HORIZON }, day: { value: 1 } };
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms,
    vertexShader:
      'varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: FRAGMENT,
  });
  const geometry = new SphereGeometry(400, 32, 20);
  const dome = new Mesh(geometry, material);
  dome.name = 'sky';
  return {
    dome,
    show(direction, day) {
      uniforms.sun.value = [...direction];
      uniforms.day.value = day;
    },
    dispose() {
      geometry.dispose();
      material.dispose();
      painted.dispose();
    },
  };
}

const FRAGMENT = `
uniform sampler2D clouds; uniform vec3 sun; uniform vec3 horizon; uniform float day; varying vec3 way;
void main() {
  vec3 d = normalize(way);
  float up = max(d.y, 0.0);
  vec3 blue = mix(vec3(0.46, 0.64, 0.86), vec3(0.17, 0.36, 0.68), pow(up, 0.62));
  vec3 base = mix(horizon, blue, smoothstep(0.0, 0.24, up));
  vec2 at = d.xz / (up + 0.2) * 0.11 + 0.5;
  float cover = texture2D(clouds, at).r;
  float lit = clamp((cover - texture2D(clouds, at + sun.xz * 0.02).r) * 3.0 + 0.72, 0.0, 1.0);
  float cloud = smoothstep(0.48, 0.66, cover) * smoothstep(0.01, 0.1, up);
  float towards = max(dot(d, sun), 0.0);
  base = mix(base, mix(vec3(0.62, 0.68, 0.77), vec3(1.0, 0.99, 0.97), lit), cloud * 0.92);
  base *= mix(vec3(0.62, 0.8, 1.35), vec3(1.0), day) * day;
  base += day * vec3(1.0, 0.93, 0.8) * (pow(towards, 8.0) * 0.10 + pow(towards, 180.0) * 0.6);
  gl_FragColor = vec4(base, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

function paintClouds(): DataTexture {
  const size = 256;
  const bytes = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const [x, y] = [(column / size) * 6, (row / size) * 6];
      const level = Math.round(255 * clouds(x, y, 6, 5));
      bytes.set([level, level, level, 255], (row * size + column) * 4);
    }
  const texture = new DataTexture(bytes, size, size);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
