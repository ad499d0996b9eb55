import type { Measures } from '@gavel/house-model';
import { MathUtils, type PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { cameraThrough } from './camera-through.ts';
import { createGlide, type Place, shortest, type Viewpoint } from './glide.ts';
import { createHouseFit, type FreeBox, type LookedFrom } from './house-fit.ts';

/**
 * A viewpoint that moves around the house. The visitor moves it by dragging, with keys or with buttons. It never goes below the ground.
 */
export interface Orbit {
  /**
   * Turns the viewpoint around the house.
   * @param degrees positive: to the right side of the house, for a person who faces the front
   */
  turn(degrees: number): void;
  /**
   * Raises the viewpoint.
   * @param degrees positive: the viewpoint looks more from above
   */
  raise(degrees: number): void;
  /**
   * Multiplies the distance to the house by a factor.
   * @param times less than 1 moves closer
   */
  near(times: number): void;
  /**
   * Moves the viewpoint to this height over the ground, and to a distance from which the whole house is visible.
   * @param degrees over the ground
   */
  stand(degrees: number): void;
  /**
   * Moves the viewpoint in front of a side of the house.
   * @param degrees around the house from its front to the right, for a person who faces the front
   */
  face(degrees: number): void;
  surround(measures: Measures): void;
  /** Sets whether the visitor can move this viewpoint with the pointer. */
  allow(isAllowed: boolean): void;
  fit(width: number, height: number, free: FreeBox): void;
  /**
   * Returns a camera with the same viewpoint, for a picture with other proportions. The middle of the picture shows what the free part of
   * the screen shows.
   * @param aspect width divided by height
   */
  through(aspect: number): PerspectiveCamera;
  /** Moves the viewpoint on by one frame. Returns whether it is still moving. */
  update(): boolean;
  dispose(): void;
}

interface Options {
  readonly isStill: boolean;
  ask(): void;
  /**
   * Called when the viewpoint moves.
   * @param azimuth degrees around the house from its front to the right (for a person who faces the front), 0–360
   */
  onMove(azimuth: number): void;
}

/** The viewpoint at the start, in degrees. The server renders its pictures of the front from the same direction. */
export const FIRST = { azimuth: 326, height: 3.5 } as const;
/** The lowest and the highest viewpoint, in degrees over the ground. */
const HEIGHTS = { least: 0.5, most: 75 } as const;
/** If the visible height of the house changes by more than this, in m, a storey was opened or closed. Most choices change it by less. */
const OTHER_HEIGHT = 1.2;
const FIRST_PLACE = { turn: MathUtils.degToRad(FIRST.azimuth), height: MathUtils.degToRad(FIRST.height) };

export function createOrbit(camera: PerspectiveCamera, canvas: HTMLCanvasElement, { isStill, ask, onMove }: Options): Orbit {
  const controls = createControls(camera, canvas, isStill);
  const fit = createHouseFit(camera);
  controls.addEventListener('change', () => {
    ask();
    onMove((MathUtils.radToDeg(controls.getAzimuthalAngle()) + 360) % 360);
  });
  let isPlaced = false;
  /** The height of what the 3D model shows, in m: of the whole house, or up to the storey that is shown open. */
  let height = 0;
  const viewpoint = viewpointOf(camera, controls);
  const glide = createGlide(viewpoint, isStill);
  const go = (change: (from: Place) => Place) => {
    glide.to(limited(change(glide.end()), controls));
    ask();
  };
  canvas.addEventListener('pointerdown', glide.stop);
  canvas.addEventListener('wheel', glide.stop, { passive: true });

  const fitted = (from: LookedFrom) => ({ ...from, distance: fit.distanceFor(controls.target, from) });

  function limit(): void {
    controls.maxDistance = Math.max(fitted(FIRST_PLACE).distance * 1.7, controls.minDistance + 5);
  }

  /** Moves the viewpoint to a distance from which the whole house is visible. */
  function place({ turn, height }: LookedFrom): void {
    viewpoint.stand(fitted({ turn, height }));
    controls.update();
  }

  return {
    turn: (degrees) => go((from) => ({ ...from, turn: from.turn + MathUtils.degToRad(degrees) })),
    raise: (degrees) => go((from) => ({ ...from, height: from.height + MathUtils.degToRad(degrees) })),
    near: (times) => go((from) => ({ ...from, distance: from.distance * times })),
    stand: (degrees) => go(({ turn }) => fitted({ turn, height: MathUtils.degToRad(degrees) })),
    face: (degrees) =>
      go(({ turn }) => fitted({ turn: turn + shortest(turn, MathUtils.degToRad(degrees)), height: FIRST_PLACE.height })),
    surround(measures) {
      const { length, depth, ridge } = measures;
      const isOther = Math.abs(ridge - height) > OTHER_HEIGHT;
      height = ridge;
      fit.surround(measures);
      controls.target.set(0, ridge * 0.42, 0);
      controls.minDistance = Math.hypot(length, depth) / 2 + 2.5;
      limit();
      if (isPlaced && isOther) go(fitted);
      if (isPlaced) return;
      isPlaced = true;
      place(FIRST_PLACE);
    },
    allow(isAllowed) {
      controls.enabled = isAllowed;
    },
    fit(width, height, free) {
      const isOther = fit.resize(width, height, free);
      limit();
      if (isPlaced && isOther) place(viewpoint.now());
    },
    through: (aspect) => cameraThrough(camera, fit.fieldOfView(aspect), aspect),
    update() {
      const isGliding = glide.step();
      const hasChanged = controls.update();
      return isGliding || hasChanged;
    },
    dispose() {
      canvas.removeEventListener('pointerdown', glide.stop);
      canvas.removeEventListener('wheel', glide.stop);
      controls.dispose();
    },
  };
}

/** Creates controls for pointers, with limits: the viewpoint stays over the ground and never looks straight down. */
function createControls(camera: PerspectiveCamera, canvas: HTMLCanvasElement, isStill: boolean): OrbitControls {
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.enableDamping = !isStill;
  controls.dampingFactor = 0.12;
  controls.rotateSpeed = 0.7;
  controls.minPolarAngle = MathUtils.degToRad(90 - HEIGHTS.most);
  controls.maxPolarAngle = MathUtils.degToRad(90 - HEIGHTS.least);
  return controls;
}

/** Returns the position within the limits that is nearest to a position. */
function limited({ turn, height, distance }: Place, { minDistance, maxDistance }: OrbitControls): Place {
  return {
    turn,
    height: MathUtils.clamp(height, MathUtils.degToRad(HEIGHTS.least), MathUtils.degToRad(HEIGHTS.most)),
    distance: MathUtils.clamp(distance, minDistance, maxDistance),
  };
}

/** Returns the viewpoint of a camera that looks at the target of its controls. */
function viewpointOf(camera: PerspectiveCamera, controls: OrbitControls): Viewpoint {
  return {
    now: () => ({
      turn: controls.getAzimuthalAngle(),
      height: Math.PI / 2 - controls.getPolarAngle(),
      distance: controls.getDistance(),
    }),
    stand({ turn, height, distance }) {
      const { x, y, z } = controls.target;
      const away = Math.cos(height) * distance;
      camera.position.set(x + Math.sin(turn) * away, Math.max(0.25, y + Math.sin(height) * distance), z + Math.cos(turn) * away);
      camera.lookAt(controls.target);
    },
  };
}
