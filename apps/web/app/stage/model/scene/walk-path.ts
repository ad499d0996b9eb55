import type { WalkRoom, WalkSpace } from '@gavel/house-model';
import { MathUtils } from 'three';

/**
 * A place on the floor plan, in m, and the direction in which a person looks there, in degrees. `turn` is 0 towards the front of the house
 * and 90 towards its right side, as seen from the front; `look` is upwards.
 */
export interface Viewpoint {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly look: number;
}

export type Place = Pick<Viewpoint, 'x' | 'z'>;

/** How far a person walks at most, in m, before the next check whether a wall stops them. */
const STRIDE = 0.08;
/**
 * The longest walk, in m. If the visitor presses a point near the horizon, it can be millions of metres away, and a check for each stride
 * would freeze the page.
 */
const LONGEST = 60;
/** The largest distance that a person sees in a room (`FAR`) or steps back to see more of the room (`BACK`), in m. */
const FAR = 6;
const BACK = 4;

/**
 * Returns where a person is after walking `right` and `down` metres in the floor plan. Walls stop them, but they can slide along a wall.
 */
export function walked(space: WalkSpace, from: Viewpoint, right: number, down: number): Viewpoint {
  const far = Math.hypot(right, down);
  const length = Math.min(far, LONGEST);
  const strides = Math.ceil(length / STRIDE);
  const share = length / (far * strides);
  let { x, z } = from;
  for (let stride = 0; stride < strides; stride++) {
    const [a, b] = [x + right * share, z + down * share];
    if (space.isFree(a, b)) [x, z] = [a, b];
    else if (space.isFree(a, z)) x = a;
    else if (space.isFree(x, b)) z = b;
    else break;
  }
  return { ...from, x, z };
}

/** The directions in which `viewOf` measures how far a person sees, in degrees from straight ahead. */
const FIELD: readonly number[] = [-34, -17, 0, 17, 34];

/** The largest angle from straight ahead, in degrees, at which a fitting counts as visible to a person. */
const IN_VIEW = 28;

/**
 * Returns a viewpoint at one end of a room, in the direction in which a person sees most of it. In a kitchen or a bathroom, this is
 * usually the direction of the fittings, even if the room is longer in another direction. A place in a table or under its lamp counts
 * less than other places.
 */
export function viewOf(space: WalkSpace, room: WalkRoom): Viewpoint {
  const place = freeIn(space, room);
  const views = Array.from({ length: 16 }, (_, index) =>
    straightOn(space, room, { ...place, turn: index * 22.5, look: 0 }, -BACK),
  );
  const seen = (view: Viewpoint) =>
    FIELD.reduce((sum, aside) => sum + distance(view, straightOn(space, room, { ...view, turn: view.turn + aside }, FAR)), 0);
  const { fittings } = room;
  const shown = (view: Viewpoint) => fittings.filter((fitting) => isAhead(view, fitting)).length / Math.max(1, fittings.length);
  const [widest] = views
    .map((view) => ({ view, seen: seen(view) / (FIELD.length * FAR) + shown(view) + Number(space.isBeside(view.x, view.z)) }))
    .toSorted((one, other) => other.seen - one.seen);
  return widest?.view ?? { ...place, turn: 0, look: 0 };
}

/** Returns whether a person at this viewpoint looks approximately towards a place. */
function isAhead({ x, z, turn }: Viewpoint, [placeX, placeZ]: WalkRoom['middle']): boolean {
  const off = MathUtils.radToDeg(Math.atan2(placeX - x, placeZ - z)) - turn;
  return Math.abs(((((off + 180) % 360) + 360) % 360) - 180) <= IN_VIEW;
}

export function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.z - from.z);
}

/** Returns where a person is after walking straight ahead. Walls of the room stop them. @param metres negative values walk backwards */
function straightOn(space: WalkSpace, room: WalkRoom, from: Viewpoint, metres: number): Viewpoint {
  const turn = MathUtils.degToRad(from.turn);
  let at = from;
  for (let far = STRIDE; far <= Math.abs(metres); far += STRIDE) {
    const way = far * Math.sign(metres);
    const [x, z] = [from.x + Math.sin(turn) * way, from.z + Math.cos(turn) * way];
    if (!space.isFree(x, z) || space.roomAt(x, z) !== room) break;
    at = { ...from, x, z };
  }
  return at;
}

/** Returns the place closest to the middle of a room at which a person can stand. */
function freeIn(space: WalkSpace, { middle: [x, z] }: WalkRoom): Place {
  for (let far = 0; far < 3; far += 0.1)
    for (let turn = 0; turn < 12; turn++) {
      const [a, b] = [x + Math.sin((turn * Math.PI) / 6) * far, z + Math.cos((turn * Math.PI) / 6) * far];
      if (space.isFree(a, b)) return { x: a, z: b };
    }
  return { x, z };
}
