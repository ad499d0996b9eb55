import type { HouseSolids, HouseView, WalkSpace } from '@gavel/house-model';
import { PerspectiveCamera, type Scene, type WebGLRenderer } from 'three';
import type { BorderCorner } from './border.ts';
import { createRenderer } from './create-renderer.ts';
import { createFrames } from './frames.ts';
import type { FreeBox } from './house-fit.ts';
import { createOcclusion } from './occlusion.ts';
import { createOrbit, type Orbit } from './orbit.ts';
import { createSiteObjects } from './site-objects.ts';
import { FIRST_SUN, type SunDirection } from './sunlight.ts';
import { createSurfaces } from './surfaces.ts';
import { createSurroundings } from './surroundings.ts';
import { createWalk, type Standing, type Walk } from './walk.ts';

export interface ModelView {
  /** The viewpoint outside the house. */
  readonly orbit: Orbit;
  /** The viewpoint inside the house. */
  readonly walk: Walk;
  /**
   * Shows this house from the current viewpoint.
   * @param view the part of the house that is shown; the same object as before if only a choice has changed
   * @param space the storey in which the visitor walks; null if the viewpoint is outside
   */
  show(model: HouseSolids, view: HouseView, space: WalkSpace | null): void;
  /** Shows the border of a plot with these corners. Without corners, shows no border. */
  bound(corners: readonly BorderCorner[]): void;
  /** Lights the house and the garden from this direction. */
  shine(from: SunDirection): void;
  /** Returns the current view as a JPEG of the size `PHOTO`. */
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
  /** Called when the browser has removed the WebGL context. Nothing is rendered after that. */
  onLost(): void;
  /**
   * Called when the viewpoint moves.
   * @param azimuth degrees around the house from its front to the right (for a person who faces the front), 0–360
   */
  onMove(azimuth: number): void;
  /** Called for each frame inside the house, with where the visitor stands. */
  onStand(standing: Standing): void;
}

/** The size in pixels of a picture that the visitor takes, and the quality of its JPEG. */
const PHOTO = { width: 1800, height: 1200, quality: 0.92 } as const;

/** Renders houses in a garden on a canvas. Returns null if the browser has no WebGL, or allows no further WebGL contexts. */
export function createView({ canvas, isStill, onLost, onMove, onStand }: Options): ModelView | null {
  const created = createRenderer(canvas);
  if (!created) return null;
  const { renderer, isQuick } = created;
  const occlusion = createOcclusion();
  const surfaces = createSurfaces(occlusion);
  const surroundings = createSurroundings(surfaces, isQuick);
  const { scene } = surroundings;
  const camera = new PerspectiveCamera(32, 1, 0.5, 900);
  const frames = createFrames({ isQuick, update, render });
  const objects = createSiteObjects(scene, surfaces, frames.ask);
  const orbit = createOrbit(camera, canvas, { isStill, ask: frames.ask, onMove });
  const walk = createWalk(canvas, { isStill, ask: frames.ask, onStand });
  const viewpoint = () => (walk.isInside() ? walk : orbit);
  let direction: SunDirection = FIRST_SUN;
  let size: readonly [width: number, height: number] = [1, 1];

  function update(): boolean {
    const isMoving = viewpoint().update();
    return objects.update() || isMoving;
  }

  function render(density: number): void {
    // A canvas becomes empty when its size changes, so the size is set in the same task in which the frame is rendered.
    if (renderer.getPixelRatio() !== density) renderer.setPixelRatio(density);
    const isInside = walk.isInside();
    surroundings.hideTreesWithin(isInside ? 0 : camera.position.length() + 6, isInside ? null : camera.position);
    renderer.render(scene, isInside ? walk.camera : camera);
  }

  /** Lights the scene. @param isOther whether the shadows have changed */
  function light(isOther = true): void {
    surroundings.light(direction, walk.isInside());
    renderer.shadowMap.needsUpdate ||= isOther;
    frames.ask();
  }

  const losses = onContextLost(canvas, onLost);
  light();

  return {
    orbit,
    walk,
    show(model, view, space) {
      const isReshaped = objects.build(model, view);
      if (isReshaped) occlusion.fit(model, view);
      orbit.surround(view.kind === 'open' ? { ...model.measures, ridge: topOf(view.storey) } : model.measures);
      orbit.allow(space === null);
      if (space) walk.enter(space, model.measures);
      else walk.leave();
      light(isReshaped);
      frames.draw();
    },
    bound(corners) {
      objects.bound(corners);
      renderer.shadowMap.needsUpdate = true;
      frames.ask();
    },
    shine(from) {
      direction = from;
      light();
    },
    photograph() {
      objects.settle();
      const photo = photographed(canvas, renderer, scene, viewpoint().through(PHOTO.width / PHOTO.height));
      renderer.setSize(...size, false);
      frames.draw();
      return photo;
    },
    resize(width, height, free) {
      size = [width, height];
      renderer.setSize(width, height, false);
      orbit.fit(width, height, free);
      walk.fit(width, height, free);
      frames.ask();
    },
    cost: () => ({ triangles: renderer.info.render.triangles, calls: renderer.info.render.calls }),
    dispose() {
      for (const made of [losses, frames, orbit, walk, objects, surfaces, occlusion, surroundings, renderer]) made.dispose();
    },
  };
}

/** Returns the approximate height of the walls of an open storey over the ground, m. */
function topOf(storey: number): number {
  return 2.8 * (storey + 1);
}

/** Calls a function each time the browser removes the WebGL context. A call of `dispose` ends this. */
function onContextLost(canvas: HTMLCanvasElement, then: () => void): { dispose(): void } {
  const lost = (event: Event) => {
    event.preventDefault();
    then();
  };
  canvas.addEventListener('webglcontextlost', lost);
  return { dispose: () => canvas.removeEventListener('webglcontextlost', lost) };
}

/** Returns what a camera sees as a JPEG. Afterwards the caller must restore the size of the canvas and render a frame. */
function photographed(
  canvas: HTMLCanvasElement,
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
): Promise<Blob> {
  renderer.setPixelRatio(1);
  renderer.setSize(PHOTO.width, PHOTO.height, false);
  renderer.render(scene, camera);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const done = (made: Blob | null) => (made ? resolve(made) : reject(new Error('the browser makes no picture')));
  // `toBlob` copies the pixels immediately, so this frame never appears on the screen.
  canvas.toBlob(done, 'image/jpeg', PHOTO.quality);
  return promise;
}
