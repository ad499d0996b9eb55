import type { Measures, WalkRoom, WalkSpace } from '@gavel/house-model';
import { MathUtils, PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import { cameraThrough } from './camera-through.ts';
import { followPointer } from './follow-pointer.ts';
import type { FreeBox } from './house-fit.ts';
import { distance, type Place, type Viewpoint, viewOf, walked } from './walk-path.ts';

/**
 * The viewpoint of a person inside the house. Walls stop the person. The visitor moves by pressing on the floor, by dragging, with keys
 * or with buttons.
 */
export interface Walk {
  readonly camera: PerspectiveCamera;
  /**
   * Puts the person into a storey, in its start room. If the person is already in this storey and only its rooms have changed, they stay
   * where they are, unless this place is no longer free.
   */
  enter(space: WalkSpace, measures: Measures): void;
  leave(): void;
  readonly isInside: () => boolean;
  /**
   * Walks straight on.
   * @param metres negative values walk backwards
   */
  step(metres: number): void;
  /**
   * Turns the person.
   * @param degrees positive values turn to the right
   */
  turn(degrees: number): void;
  /**
   * Looks up or down.
   * @param degrees positive values look up
   */
  look(degrees: number): void;
  goTo(room: WalkRoom): void;
  fit(width: number, height: number, free: FreeBox): void;
  /** Returns a camera with the same viewpoint, for a picture with other proportions. */
  through(aspect: number): PerspectiveCamera;
  /** Moves the viewpoint on by one frame. Returns whether it is still moving. */
  update(): boolean;
  dispose(): void;
}

/**
 * The room in which a person is, as an index of the storey's rooms (-1: between rooms), and the direction in which they look, in degrees:
 * `facing` is 0 towards the front of the house and 90 towards its right side, as seen from the front.
 */
export interface Standing {
  readonly room: number;
  readonly facing: number;
}

interface Options {
  readonly isStill: boolean;
  ask(): void;
  onStand(standing: Standing): void;
}

/** The height of the eyes over the floor, in m. */
const EYES = 1.6;
/** The smallest field of view, vertically (`up`) and horizontally (`aside`), in degrees. */
const FIELD = { up: 58, aside: 62 } as const;
/** How far up or down a person can look, in degrees. */
const LOOK = 55;
/** The fraction of the distance to the wanted viewpoint that is still left after the next frame. */
const GLIDE = 0.8;
/** How many degrees the view turns for each pixel that the pointer is dragged. */
const DRAG = 0.22;

export function createWalk(canvas: HTMLCanvasElement, { isStill, ask, onStand }: Options): Walk {
  const camera = new PerspectiveCamera(FIELD.up, 1, 0.06, 900);
  let entered: Entered | null = null;
  let now: Viewpoint = { x: 0, z: 0, turn: 0, look: 0 };
  let wanted: Viewpoint = now;

  const go = (next: Viewpoint) => {
    wanted = { ...next, look: MathUtils.clamp(next.look, -LOOK, LOOK) };
    ask();
  };

  function place(): void {
    if (!entered) return;
    standAt(camera, entered, now);
    const { rooms, roomAt } = entered.space;
    const room = roomAt(now.x, now.z);
    onStand({ room: room ? rooms.indexOf(room) : -1, facing: ((now.turn % 360) + 360) % 360 });
  }

  /** Moves the person to one end of a room, from where they look through the room. */
  function stand(room: WalkRoom): void {
    if (!entered) return;
    now = viewOf(entered.space, room);
    go(now);
    place();
  }

  const stopFollowing = followPointer(canvas, {
    begin: () => (entered ? now : null),
    drag(from, right, down) {
      const look = MathUtils.clamp(from.look + down * DRAG, -LOOK, LOOK);
      now = { ...from, look, turn: from.turn + right * DRAG };
      go(now);
    },
    press(event) {
      const spot = entered && floorAt(canvas, camera, entered, event);
      if (entered && spot) go(walked(entered.space, now, spot.x - now.x, spot.z - now.z));
    },
  });

  return {
    camera,
    enter(space, measures) {
      const isSame = entered?.space.storey === space.storey;
      entered = { space, measures };
      if (isSame && space.isFree(now.x, now.z)) return ask();
      stand(space.start);
    },
    leave() {
      entered = null;
      ask();
    },
    isInside: () => entered !== null,
    step(metres) {
      const turn = MathUtils.degToRad(wanted.turn);
      if (entered) go(walked(entered.space, wanted, Math.sin(turn) * metres, Math.cos(turn) * metres));
    },
    // On a floor plan with the front at the bottom, x points right and z down. So a turn to the right makes the angle smaller.
    turn: (degrees) => go({ ...wanted, turn: wanted.turn - degrees }),
    look: (degrees) => go({ ...wanted, look: wanted.look + degrees }),
    goTo: stand,
    fit: (width, height, free) => fitRoom(camera, width, height, free),
    through: (aspect) => cameraThrough(camera, FIELD.up, aspect),
    update() {
      const left = isStill ? 0 : GLIDE;
      const towards = (key: keyof Viewpoint) => wanted[key] + (now[key] - wanted[key]) * left;
      now = { x: towards('x'), z: towards('z'), turn: towards('turn'), look: towards('look') };
      const isThere = distance(now, wanted) < 0.005 && Math.abs(now.turn - wanted.turn) + Math.abs(now.look - wanted.look) < 0.1;
      if (isThere) now = wanted;
      place();
      return !isThere;
    },
    dispose: stopFollowing,
  };
}

interface Entered {
  readonly space: WalkSpace;
  readonly measures: Measures;
}

/** Moves the camera to the eyes of the person. The origin of the scene is the middle of the house. */
function standAt(camera: PerspectiveCamera, { space, measures }: Entered, at: Viewpoint): void {
  camera.position.set(at.x - measures.length / 2, space.floor + EYES, at.z - measures.depth / 2);
  const [turn, look] = [MathUtils.degToRad(at.turn), MathUtils.degToRad(at.look)];
  camera.lookAt(
    camera.position.x + Math.sin(turn) * Math.cos(look),
    camera.position.y + Math.sin(look),
    camera.position.z + Math.cos(turn) * Math.cos(look),
  );
}

/** Returns the point of the floor that is under a pointer; null if the pointer is not on the floor. */
function floorAt(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  { space, measures }: Entered,
  { clientX, clientY }: PointerEvent,
): Place | null {
  const box = canvas.getBoundingClientRect();
  const ray = new Raycaster();
  ray.setFromCamera(new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2), camera);
  const spot = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -space.floor), new Vector3());
  return spot && { x: spot.x + measures.length / 2, z: spot.z + measures.depth / 2 };
}

/** Shifts the view so that its middle is in the middle of the free part of the screen. */
function fitRoom(camera: PerspectiveCamera, width: number, height: number, free: FreeBox): void {
  const half = Math.max(
    Math.tan(MathUtils.degToRad(FIELD.up / 2)) * (height / free.height),
    Math.tan(MathUtils.degToRad(FIELD.aside / 2)) * (height / free.width),
  );
  camera.fov = Math.min(95, MathUtils.radToDeg(2 * Math.atan(half)));
  camera.aspect = width / height;
  const [middleX, middleY] = [free.x + free.width / 2, free.y + free.height / 2];
  camera.setViewOffset(width, height, width / 2 - middleX, height / 2 - middleY, width, height);
  camera.updateProjectionMatrix();
}
