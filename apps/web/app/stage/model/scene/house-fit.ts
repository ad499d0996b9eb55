import type { Measures } from '@gavel/house-model';
import { MathUtils, type PerspectiveCamera, Vector3 } from 'three';

/** The part of a canvas in which the house must be visible, in CSS pixels from its upper left corner. */
export interface FreeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A direction from which somebody looks at the house, in radians. `turn` is the angle around the house from its front to its right
 * side, as seen from the front; `height` is the angle over the ground.
 */
export interface LookedFrom {
  readonly turn: number;
  readonly height: number;
}

/** Finds the distance from which a house fits into the free part of the screen. */
export interface HouseFit {
  surround(measures: Measures): void;
  /**
   * Fits the camera to the screen.
   * @returns whether the camera now needs another distance to show the whole house
   */
  resize(width: number, height: number, free: FreeBox): boolean;
  /** Returns the distance from the target, in m, at which the whole house is visible. */
  distanceFor(target: Vector3, from: LookedFrom): number;
  /**
   * Returns the vertical field of view, in degrees, for a picture with other proportions that shows the same part of the scene.
   * @param aspect width divided by height
   */
  fieldOfView(aspect: number): number;
}

export function createHouseFit(camera: PerspectiveCamera): HouseFit {
  let corners: readonly Vector3[] = [];
  /**
   * How far the view extends to each side (`reachX`) and up and down (`reachY`) from the middle of the free part of the screen, in
   * metres at the house for each metre between the viewpoint and the house.
   */
  let [reachX, reachY] = [0.3, 0.3];
  return {
    surround({ length, depth, ridge }) {
      const [x, z] = [length / 2 + 0.4, depth / 2 + 0.4];
      corners = [-x, x].flatMap((a) => [-z, z].flatMap((b) => [0, ridge].map((y) => new Vector3(a, y, b))));
    },
    resize(width, height, free) {
      // On a narrow screen the field of view is wider, so that the viewpoint need not be so far away.
      const half = Math.min(0.6, Math.max(0.287, (0.26 * height) / free.width));
      camera.fov = MathUtils.radToDeg(2 * Math.atan(half));
      camera.aspect = width / height;
      const [middleX, middleY] = [free.x + free.width / 2, free.y + free.height / 2];
      camera.setViewOffset(width, height, width / 2 - middleX, height / 2 - middleY, width, height);
      camera.updateProjectionMatrix();
      const [beforeX, beforeY] = [reachX, reachY];
      [reachX, reachY] = [(half * free.width) / height, (half * free.height) / height];
      return Math.abs(reachX / beforeX - 1) + Math.abs(reachY / beforeY - 1) > 0.02;
    },
    distanceFor(target, { turn, height }) {
      const towards = new Vector3(Math.sin(turn) * Math.cos(height), Math.sin(height), Math.cos(turn) * Math.cos(height));
      const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
      const up = new Vector3().crossVectors(towards, right);
      const needed = corners.map((corner) => {
        const from = corner.clone().sub(target);
        return from.dot(towards) + Math.max(Math.abs(from.dot(right)) / reachX, Math.abs(from.dot(up)) / reachY);
      });
      return Math.max(6, ...needed) * 1.06;
    },
    fieldOfView: (aspect) => MathUtils.radToDeg(2 * Math.atan(Math.max(reachY, reachX / aspect))),
  };
}
