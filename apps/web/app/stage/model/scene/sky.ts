import {
  BackSide,
  BoxGeometry,
  Color,
  CylinderGeometry,
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  RepeatWrapping,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { clouds } from './noise.ts';

export const HORIZON = new Color('#d9e4ea');

/** The dome over the garden, with clouds, and the light that comes from all of it. */
export interface Sky {
  readonly dome: Mesh;
  readonly light: Texture;
  dispose(): void;
}

/** @param sun the direction to the sun, length 1 */
export function createSky(renderer: WebGLRenderer, sun: readonly [number, number, number]): Sky {
  const painted = paintClouds();
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { clouds: { value: painted }, sun: { value: [...sun] }, horizon: { value: HORIZON } },
    vertexShader:
      'varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: FRAGMENT,
  });
  const geometry = new SphereGeometry(400, 32, 20);
  const dome = new Mesh(geometry, material);
  dome.name = 'sky';
  const light = lightOf(renderer, material);
  return {
    dome,
    light: light.texture,
    dispose() {
      geometry.dispose();
      material.dispose();
      painted.dispose();
      light.dispose();
    },
  };
}

const FRAGMENT = `
uniform sampler2D clouds; uniform vec3 sun; uniform vec3 horizon; varying vec3 way;
void main() {
  vec3 d = normalize(way);
  float up = max(d.y, 0.0);
  vec3 blue = mix(vec3(0.60, 0.74, 0.88), vec3(0.26, 0.47, 0.74), pow(up, 0.62));
  vec3 base = mix(horizon, blue, smoothstep(0.0, 0.32, up));
  vec2 at = d.xz / (up + 0.16) * 0.09 + 0.5;
  float cover = texture2D(clouds, at).r;
  float cloud = smoothstep(0.47, 0.78, cover) * smoothstep(0.015, 0.16, up);
  float towards = max(dot(d, sun), 0.0);
  base = mix(base, vec3(0.97, 0.975, 0.985), cloud * 0.85);
  base += vec3(1.0, 0.93, 0.8) * (pow(towards, 8.0) * 0.10 + pow(towards, 180.0) * 0.6);
  gl_FragColor = vec4(base, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** What the sky and a green ground throw on everything. */
function lightOf(renderer: WebGLRenderer, sky: ShaderMaterial) {
  const scene = new Scene();
  const dome = new Mesh(new SphereGeometry(50, 24, 16), sky);
  const ground = new Mesh(new BoxGeometry(100, 0.1, 100), new MeshBasicMaterial({ color: '#75786a' }));
  ground.position.y = -2;
  const forest = new Mesh(
    new CylinderGeometry(44, 44, 15, 24, 1, true),
    new MeshBasicMaterial({ color: '#48544a', side: BackSide }),
  );
  forest.position.y = 1;
  scene.add(dome, ground, forest);
  const generator = new PMREMGenerator(renderer);
  const made = generator.fromScene(scene, 0.008);
  generator.dispose();
  dome.geometry.dispose();
  ground.geometry.dispose();
  ground.material.dispose();
  forest.geometry.dispose();
  forest.material.dispose();
  return made;
}

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
