import type { LookedFrom } from './house-fit.ts';

/** A position around the house. `distance`: metres from the middle of the house. */
export interface Place extends LookedFrom {
  readonly distance: number;
}

export interface Viewpoint {
  now(): Place;
  stand(place: Place): void;
}

/** Moves a viewpoint to another position, by a part of the remaining distance in each frame. */
export interface Glide {
  to(place: Place): void;
  /** Returns the position to which the viewpoint is moving; if it is not moving, returns its current position. */
  end(): Place;
  stop(): void;
  /** Moves the viewpoint on by one frame. Returns whether it is still moving. */
  step(): boolean;
}

/** The fraction of the remaining distance that is left after each frame. */
const LEFT = 0.82;

/**
 * Creates the movement of a viewpoint.
 * @param isStill whether the viewpoint jumps to its new position instead of gliding
 */
export function createGlide(viewpoint: Viewpoint, isStill: boolean): Glide {
  let wanted: Place | null = null;
  return {
    to(place) {
      wanted = place;
    },
    end: () => wanted ?? viewpoint.now(),
    stop() {
      wanted = null;
    },
    step() {
      if (!wanted) return false;
      const from = viewpoint.now();
      const left = isStill ? 0 : LEFT;
      const turn = shortest(from.turn, wanted.turn);
      const [height, distance] = [from.height - wanted.height, from.distance - wanted.distance];
      viewpoint.stand({
        turn: from.turn + turn * (1 - left),
        height: wanted.height + height * left,
        distance: wanted.distance + distance * left,
      });
      const isThere = Math.abs(turn) < 0.002 && Math.abs(height) < 0.002 && Math.abs(distance) < 0.02;
      if (isStill || isThere) wanted = null;
      return wanted !== null;
    },
  };
}

/** Returns the shortest turn between two directions, in radians. It is at most half a turn. */
export function shortest(from: number, to: number): number {
  const round = 2 * Math.PI;
  return ((((to - from + Math.PI) % round) + round) % round) - Math.PI;
}
