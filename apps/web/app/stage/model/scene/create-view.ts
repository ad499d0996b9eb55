import type { HouseModel } from '@gavel/house-model';
import {
  DirectionalLight,
  Fog,
  HemisphereLight,
  LinearToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { createGarden, type Garden } from './garden.ts';
import { createHouseObject, type HouseObject } from './house-object.ts';
import { createLawn } from './lawn.ts';
import { createOrbit, type FreeBox, type Orbit } from './orbit.ts';
import { createTrees } from './plants.ts';
import { createSky, HORIZON } from './sky.ts';
import { createSurfaces } from './surfaces.ts';

export interface ModelView {
  readonly orbit: Orbit;
  /** Shows this house from where one stands. */
  show(model: HouseModel): void;
  /** @param free where nothing lies over the canvas */
  resize(width: number, height: number, free: FreeBox): void;
  /** What the last frame cost. */
  readonly cost: () => { readonly triangles: number; readonly calls: number };
  dispose(): void;
}

interface Options {
  readonly canvas: HTMLCanvasElement;
  /** Moves at once instead of gliding. */
  readonly isStill: boolean;
  /** The browser took the drawing away: nothing is drawn any more. */
  onLost(): void;
  /** One stands somewhere else: degrees round the house from its front to the right, 0–360. */
  onMove(azimuth: number): void;
}

/** Degrees: an afternoon in June, from the front and to its left. */
const SUN = { turn: -52, height: 40 } as const;

/** Drawn pixels for each CSS pixel where a processor draws them. */
const SLOW_DENSITY = 0.6;

/** Draws houses in a garden on a canvas. Null: the browser has no WebGL, or none left. */
export function createView({ canvas, isStill, onLost, onMove }: Options): ModelView | null {
  const wanted = { alpha: false, powerPreference: 'high-performance' } as const;
  // A browser that draws without a graphics processor refuses this. It gets fewer pixels and plainer surfaces, so that the house still turns.
  const quick = canvas.getContext('webgl2', { ...wanted, antialias: true, failIfMajorPerformanceCaveat: true });
  const context = quick ?? canvas.getContext('webgl2', { ...wanted, antialias: false });
  if (!context || context.isContextLost()) return null;
  const renderer = new WebGLRenderer({ canvas, context });
  if (!quick) renderer.capabilities.getMaxAnisotropy = () => 1;
  renderer.toneMapping = LinearToneMapping;
  renderer.toneMappingExposure = 0.88;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  scene.fog = new Fog(HORIZON, 45, 190);
  const camera = new PerspectiveCamera(32, 1, 0.5, 900);
  const surfaces = createSurfaces();
  const direction = new Vector3().setFromSphericalCoords(1, ((90 - SUN.height) * Math.PI) / 180, (SUN.turn * Math.PI) / 180);
  const sky = createSky(renderer, direction.toArray());
  const lawn = createLawn();
  const trees = createTrees(9);
  const sun = sunFrom(direction, quick ? 2048 : 1024);
  scene.environment = sky.light;
  scene.environmentIntensity = 0.9;
  const daylight = new HemisphereLight('#d3e3f5', '#8f8d7c', 1.9);
  scene.add(sky.dome, lawn.mesh, ...trees.meshes, sun, sun.target, daylight);
  let house: HouseObject | null = null;
  let garden: Garden | null = null;
  let frame = 0;
  const draw = () => {
    frame = 0;
    const isMoving = orbit.update();
    trees.hideWithin(camera.position.length() + 6);
    renderer.render(scene, camera);
    if (isMoving) ask();
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const orbit = createOrbit(camera, canvas, { isStill, ask, onMove });
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);

  return {
    orbit,
    show(model) {
      house?.dispose();
      if (house) scene.remove(house.group);
      house = createHouseObject(model, surfaces);
      scene.add(house.group);
      if (!garden?.isFor(model.measures)) {
        garden?.dispose();
        if (garden) scene.remove(garden.group);
        garden = createGarden(model.measures, surfaces);
        scene.add(garden.group);
      }
      orbit.surround(model.measures);
      renderer.shadowMap.needsUpdate = true;
      ask();
    },
    resize(width, height, free) {
      renderer.setPixelRatio(quick ? Math.min(devicePixelRatio, 2) : SLOW_DENSITY);
      renderer.setSize(width, height, false);
      orbit.fit(width, height, free);
      ask();
    },
    cost: () => ({ triangles: renderer.info.render.triangles, calls: renderer.info.render.calls }),
    dispose() {
      cancelAnimationFrame(frame);
      canvas.removeEventListener('webglcontextlost', lost);
      orbit.dispose();
      house?.dispose();
      garden?.dispose();
      surfaces.dispose();
      sky.dispose();
      lawn.dispose();
      trees.dispose();
      sun.dispose();
      renderer.dispose();
    },
  };
}

function sunFrom(direction: Vector3, shadowSize: number): DirectionalLight {
  const sun = new DirectionalLight('#fff1de', 3);
  sun.position.copy(direction).multiplyScalar(40);
  sun.castShadow = true;
  sun.shadow.mapSize.set(shadowSize, shadowSize);
  sun.shadow.radius = 3;
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0004;
  const shadow = sun.shadow.camera;
  [shadow.left, shadow.right, shadow.top, shadow.bottom, shadow.near, shadow.far] = [-16, 16, 14, -14, 5, 90];
  return sun;
}
