import type { HouseSolids, WalkSpace } from '@gavel/house-model';
import { Fog, HemisphereLight, LinearToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { type Border, type BorderCorner, createBorder } from './border.ts';
import { createGarden, type Garden } from './garden.ts';
import { hasGraphicsProcessor } from './graphics-processor.ts';
import { createHouseObject, type HouseObject } from './house-object.ts';
import { createLawn } from './lawn.ts';
import { createOrbit, type FreeBox, type Orbit } from './orbit.ts';
import { createTrees } from './plants.ts';
import { createSky, HORIZON } from './sky.ts';
import { createFill, createSun, FIRST_SUN, lightFrom, type SunDirection, towards } from './sunlight.ts';
import { createSurfaces } from './surfaces.ts';
import { createWalk, type Standing, type Walk } from './walk.ts';

export interface ModelView {
  /** The viewpoint outside the house. */
  readonly orbit: Orbit;
  /** The viewpoint inside the house. */
  readonly walk: Walk;
  /**
   * Shows this house from the current viewpoint.
   * @param space the storey in which the visitor walks; null if the viewpoint is outside
   */
  show(model: HouseSolids, space: WalkSpace | null): void;
  /** Shows the border of a plot by its corners, or no border if there are none. */
  bound(corners: readonly BorderCorner[]): void;
  /** Lights the house and the garden from this direction. */
  shine(from: SunDirection): void;
  /** Returns the current view as a JPEG that is larger than the screen needs. */
  photograph(): Promise<Blob>;
  /**
   * Adapts the view to the size of the canvas.
   * @param free the part of the canvas that nothing covers
   */
  resize(width: number, height: number, free: FreeBox): void;
  /** How many triangles and draw calls the last frame needed. */
  readonly cost: () => { readonly triangles: number; readonly calls: number };
  dispose(): void;
}

interface Options {
  readonly canvas: HTMLCanvasElement;
  /** Whether the viewpoint jumps to its new place instead of gliding. */
  readonly isStill: boolean;
  /** Called when the browser has taken the WebGL context away. Nothing is rendered after that. */
  onLost(): void;
  /**
   * Called when the viewpoint moves.
   * @param azimuth degrees around the house from its front to the right, 0–360
   */
  onMove(azimuth: number): void;
  /** Called when the visitor walks or turns inside the house. */
  onStand(standing: Standing): void;
}

/** The size in pixels of a picture that the visitor takes, and the quality of its JPEG. */
const PHOTO = { width: 1800, height: 1200, quality: 0.92 } as const;

/** How many pixels are rendered for each CSS pixel if there is no graphics processor: while the view changes, and once it rests. */
const SLOW_DENSITY = { changing: 0.28, resting: 0.7 } as const;
/** How long the view has not changed when it rests, in ms. */
const RESTS_AFTER_MS = 450;

/** Renders houses in a garden on a canvas. Returns null if the browser has no WebGL, or no more contexts. */
export function createView({ canvas, isStill, onLost, onMove, onStand }: Options): ModelView | null {
  const isQuick = hasGraphicsProcessor();
  const context = canvas.getContext('webgl2', { alpha: false, powerPreference: 'high-performance', antialias: isQuick });
  if (!context || context.isContextLost()) return null;
  const renderer = new WebGLRenderer({ canvas, context });
  if (!isQuick) renderer.capabilities.getMaxAnisotropy = () => 1;
  renderer.toneMapping = LinearToneMapping;
  renderer.toneMappingExposure = 0.88;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  scene.fog = new Fog(HORIZON.getHex(), 45, 190);
  const camera = new PerspectiveCamera(32, 1, 0.5, 900);
  const surfaces = createSurfaces();
  const sky = createSky(towards(FIRST_SUN).toArray());
  const lawn = createLawn();
  const trees = createTrees(9);
  const sun = createSun(isQuick ? 2048 : 1024);
  const [daylight, fill] = [new HemisphereLight(), createFill()];
  let direction: SunDirection = FIRST_SUN;
  const light = () => {
    lightFrom(direction, { scene, sun, daylight, fill, sky, trees, surfaces, isInside: walk.isInside() });
    renderer.shadowMap.needsUpdate = true;
  };
  scene.add(sky.dome, lawn.mesh, ...trees.meshes, sun, sun.target, daylight, fill);
  let house: HouseObject | null = null;
  let garden: Garden | null = null;
  let border: Border | null = null;
  let frame = 0;
  let rest = 0;
  let size: readonly [width: number, height: number] = [1, 1];
  /** Renders a frame, with this many pixels for each CSS pixel. */
  const render = (density: number) => {
    // A canvas of another size is empty, so it gets its size in the same task as its frame.
    if (renderer.getPixelRatio() !== density) renderer.setPixelRatio(density);
    const isInside = walk.isInside();
    trees.hideWithin(isInside ? 0 : camera.position.length() + 6);
    renderer.render(scene, isInside ? walk.camera : camera);
  };
  const draw = () => {
    frame = 0;
    const isMoving = walk.isInside() ? walk.update() : orbit.update();
    if (isQuick) render(Math.min(devicePixelRatio, 2));
    else {
      render(SLOW_DENSITY.changing);
      clearTimeout(rest);
      rest = window.setTimeout(() => render(SLOW_DENSITY.resting), RESTS_AFTER_MS);
    }
    if (isMoving) ask();
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const orbit = createOrbit(camera, canvas, { isStill, ask, onMove });
  const walk = createWalk(canvas, { isStill, ask, onStand });
  light();
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);

  return {
    orbit,
    walk,
    show(model, space) {
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
      orbit.allow(space === null);
      if (space) walk.enter(space, model.measures);
      else walk.leave();
      light();
      ask();
    },
    bound(corners) {
      border?.dispose();
      if (border) scene.remove(border.group);
      border = corners.length > 0 ? createBorder(corners) : null;
      if (border) scene.add(border.group);
      renderer.shadowMap.needsUpdate = true;
      ask();
    },
    shine(from) {
      direction = from;
      light();
      ask();
    },
    photograph() {
      renderer.setPixelRatio(1);
      renderer.setSize(PHOTO.width, PHOTO.height, false);
      renderer.render(scene, (walk.isInside() ? walk : orbit).through(PHOTO.width / PHOTO.height));
      const { promise, resolve, reject } = Promise.withResolvers<Blob>();
      const done = (made: Blob | null) => (made ? resolve(made) : reject(new Error('the browser makes no picture')));
      // `toBlob` copies the pixels at once, so this frame never appears on the screen.
      canvas.toBlob(done, 'image/jpeg', PHOTO.quality);
      renderer.setSize(...size, false);
      draw();
      return promise;
    },
    resize(width, height, free) {
      size = [width, height];
      renderer.setSize(width, height, false);
      orbit.fit(width, height, free);
      walk.fit(width, height, free);
      ask();
    },
    cost: () => ({ triangles: renderer.info.render.triangles, calls: renderer.info.render.calls }),
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      canvas.removeEventListener('webglcontextlost', lost);
      orbit.dispose();
      walk.dispose();
      house?.dispose();
      garden?.dispose();
      border?.dispose();
      surfaces.dispose();
      sky.dispose();
      lawn.dispose();
      trees.dispose();
      sun.dispose();
      renderer.dispose();
    },
  };
}
