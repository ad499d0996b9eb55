import type { Measures } from '@gavel/house-model';
import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

/** The part of a canvas in which the house must be visible, in CSS pixels from its upper left corner. */
export interface FreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A viewpoint that moves around the house. The visitor moves it by dragging, with keys or with buttons. It never goes below the ground.
 */
export interface Orbit {
  /**
   * Turns the viewpoint around the house.
   * @param degrees positive: to the right side of the house
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
   * @param degrees around the house
   */
  face(degrees: number): void;
  surround(measures: Measures): void;
  /** Sets whether the visitor can move this viewpoint with the pointer. */
  allow(isAllowed: boolean): void;
  fit(width: number, height: number, free: FreeBox): void;
  /**
   * Returns a camera with the same viewpoint, for a picture of another shape. The middle of the picture shows what the free part of the
   * screen shows.
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
   * @param azimuth degrees around the house, 0–360
   */
  onMove(azimuth: number): void;
}

/** The viewpoint at the start, in degrees. It is the same as in the photographs. */
export const FIRST = { azimuth: 326, height: 3.5 } as const;
/** The lowest and the highest viewpoint, in degrees over the ground. */
const HEIGHTS = { least: 0.5, most: 75 } as const;
const FIRST_PLACE = { turn: MathUtils.degToRad(FIRST.azimuth), height: MathUtils.degToRad(FIRST.height) };

/** A viewpoint: radians around the house, radians over the ground, and metres from the middle of the house. */
interface Place {
  readonly turn: number;
  readonly height: number;
  readonly distance: number;
}

/** Each frame leaves this fraction of the remaining distance. */
const GLIDE = 0.82;

export function createOrbit(camera: PerspectiveCamera, canvas: HTMLCanvasElement, { isStill, ask, onMove }: Options): Orbit {
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.enableDamping = !isStill;
  controls.dampingFactor = 0.12;
  controls.rotateSpeed = 0.7;
  controls.minPolarAngle = MathUtils.degToRad(90 - HEIGHTS.most);
  controls.maxPolarAngle = MathUtils.degToRad(90 - HEIGHTS.least);
  controls.addEventListener('change', () => {
    ask();
    onMove((MathUtils.radToDeg(controls.getAzimuthalAngle()) + 360) % 360);
  });
  let isPlaced = false;
  let corners: readonly Vector3[] = [];
  /** How far the free part of the screen extends from its middle to its edges, for each metre of distance to the house. */
  let [reachX, reachY] = [0.3, 0.3];
  /** The place to which the viewpoint is moving; null if it is not moving. */
  let wanted: Place | null = null;

  const now = () => ({
    turn: controls.getAzimuthalAngle(),
    height: Math.PI / 2 - controls.getPolarAngle(),
    distance: controls.getDistance(),
  });
  const stand = ({ turn, height, distance }: Place) => {
    const low = Math.max(0.25, controls.target.y + Math.sin(height) * distance);
    camera.position.set(
      controls.target.x + Math.sin(turn) * Math.cos(height) * distance,
      low,
      controls.target.z + Math.cos(turn) * Math.cos(height) * distance,
    );
    camera.lookAt(controls.target);
  };
  const go = (change: (from: Place) => Place) => {
    const next = change(wanted ?? now());
    wanted = {
      turn: next.turn,
      height: MathUtils.clamp(next.height, MathUtils.degToRad(HEIGHTS.least), MathUtils.degToRad(HEIGHTS.most)),
      distance: MathUtils.clamp(next.distance, controls.minDistance, controls.maxDistance),
    };
    ask();
  };
  canvas.addEventListener('pointerdown', forget);
  canvas.addEventListener('wheel', forget, { passive: true });

  function forget(): void {
    wanted = null;
  }

  /** Returns the distance from which the whole house is visible in the free part of the screen. */
  function distanceToFit({ turn, height }: Pick<Place, 'turn' | 'height'>): number {
    const towards = new Vector3(Math.sin(turn) * Math.cos(height), Math.sin(height), Math.cos(turn) * Math.cos(height));
    const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
    const up = new Vector3().crossVectors(towards, right);
    const needed = corners.map((corner) => {
      const from = corner.clone().sub(controls.target);
      return from.dot(towards) + Math.max(Math.abs(from.dot(right)) / reachX, Math.abs(from.dot(up)) / reachY);
    });
    return Math.max(6, ...needed) * 1.06;
  }

  function limit(): void {
    controls.maxDistance = Math.max(distanceToFit(FIRST_PLACE) * 1.7, controls.minDistance + 5);
  }

  /** Moves the viewpoint to a distance from which the whole house is visible. */
  function place({ turn, height }: Pick<Place, 'turn' | 'height'> = FIRST_PLACE): void {
    stand({ turn, height, distance: distanceToFit({ turn, height }) });
    controls.update();
  }

  return {
    turn: (degrees) => go((from) => ({ ...from, turn: from.turn + MathUtils.degToRad(degrees) })),
    raise: (degrees) => go((from) => ({ ...from, height: from.height + MathUtils.degToRad(degrees) })),
    near: (times) => go((from) => ({ ...from, distance: from.distance * times })),
    stand: (degrees) =>
      go(({ turn }) => {
        const before = { turn, height: MathUtils.degToRad(degrees) };
        return { ...before, distance: distanceToFit(before) };
      }),
    face: (degrees) =>
      go((from) => {
        const before = { turn: from.turn + shortest(from.turn, MathUtils.degToRad(degrees)), height: FIRST_PLACE.height };
        return { ...before, distance: distanceToFit(before) };
      }),
    surround({ length, depth, ridge }) {
      const [x, z] = [length / 2 + 0.4, depth / 2 + 0.4];
      corners = [-x, x].flatMap((a) => [-z, z].flatMap((b) => [0, ridge].map((y) => new Vector3(a, y, b))));
      controls.target.set(0, ridge * 0.42, 0);
      controls.minDistance = Math.hypot(length, depth) / 2 + 2.5;
      limit();
      if (isPlaced) return;
      isPlaced = true;
      place();
    },
    allow(isAllowed) {
      controls.enabled = isAllowed;
    },
    fit(width, height, free) {
      // On a narrow screen the field of view is wider, so that the viewpoint need not be so far away.
      const half = Math.min(0.6, Math.max(0.287, (0.26 * height) / free.width));
      camera.fov = MathUtils.radToDeg(2 * Math.atan(half));
      const before = [reachX, reachY];
      [reachX, reachY] = [(half * free.width) / height, (half * free.height) / height];
      camera.aspect = width / height;
      const [middleX, middleY] = [free.x + free.width / 2, free.y + free.height / 2];
      camera.setViewOffset(width, height, width / 2 - middleX, height / 2 - middleY, width, height);
      camera.updateProjectionMatrix();
      limit();
      const isOther = Math.abs(reachX / (before[0] ?? 1) - 1) + Math.abs(reachY / (before[1] ?? 1) - 1) > 0.02;
      if (isPlaced && isOther) place(now());
    },
    through(aspect) {
      const fov = MathUtils.radToDeg(2 * Math.atan(Math.max(reachY, reachX / aspect)));
      const through = new PerspectiveCamera(fov, aspect, camera.near, camera.far);
      through.position.copy(camera.position);
      through.quaternion.copy(camera.quaternion);
      return through;
    },
    update() {
      if (wanted) {
        const from = now();
        const left = isStill ? 0 : GLIDE;
        const way = shortest(from.turn, wanted.turn);
        stand({
          turn: from.turn + way * (1 - left),
          height: wanted.height + (from.height - wanted.height) * left,
          distance: wanted.distance + (from.distance - wanted.distance) * left,
        });
        if (
          isStill ||
          (Math.abs(way) < 0.002 &&
            Math.abs(wanted.height - from.height) < 0.002 &&
            Math.abs(wanted.distance - from.distance) < 0.02)
        )
          wanted = null;
      }
      const hasChanged = controls.update();
      return wanted !== null || hasChanged;
    },
    dispose() {
      canvas.removeEventListener('pointerdown', forget);
      canvas.removeEventListener('wheel', forget);
      controls.dispose();
    },
  };
}

/** Returns the shortest turn from one direction to another, in radians. It is at most half a turn. */
function shortest(from: number, to: number): number {
  const round = 2 * Math.PI;
  return ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
}
