import { add, cross, dot, scale, type Vector } from '../geometry/vector.ts';
import type { Measures } from '../house-model.ts';

/** A level camera with a shifted lens, as architects use it: walls stay upright in its picture. */
export interface Camera {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
  /** How many pixels one metre covers at a distance of one metre. */
  readonly focal: number;
  /** The pixel that shows the direction `forward`. */
  readonly ahead: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
}

/** The size of a picture in pixels, and the box in it into which the house fits. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly subject: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Half the height that a picture shows at a distance of one metre, m; the same as in the 3D view of a wide browser window. */
const HALF = 0.287;
/**
 * The height of the viewpoint over the ground: `least` in metres, plus `ridge` for each metre of ridge height and `away` for each metre of
 * distance.
 */
const EYE = { least: 1.2, ridge: 0.16, away: 0.022 } as const;
/** How far beyond its walls a house counts as part of the subject, m; the eaves extend as far. */
const AROUND = 0.4;

/**
 * Returns a camera that looks at the middle of a house, with the whole house in the subject’s box. The middle of the house is the origin.
 * @param azimuth degrees around the house from its front to the right
 */
export function cameraFor({ length, depth, ridge }: Measures, azimuth: number, frame: Frame): Camera {
  const { width, height, subject } = frame;
  const turn = (azimuth * Math.PI) / 180;
  const back: Vector = [Math.sin(turn), 0, Math.cos(turn)];
  const up: Vector = [0, 1, 0];
  const right = cross(up, back);
  const focal = height / 2 / HALF;
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) => [0, ridge].map((y): Vector => [a * (length / 2 + AROUND), y, b * (depth / 2 + AROUND)])),
  );
  const eyeAt = (distance: number) => EYE.least + EYE.ridge * ridge + EYE.away * distance;
  const extent = (distance: number) => {
    const across = corners.map((corner) => (focal * dot(corner, right)) / (distance - dot(corner, back)));
    const upright = corners.map(([x, y, z]) => (focal * (y - eyeAt(distance))) / (distance - dot([x, y, z], back)));
    return { left: Math.min(...across), right: Math.max(...across), low: Math.min(...upright), high: Math.max(...upright) };
  };
  let [near, far] = [Math.hypot(length, depth) / 2 + 2, 200];
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2;
    const seen = extent(middle);
    const fits = seen.right - seen.left <= subject.width && seen.high - seen.low <= subject.height;
    if (fits) far = middle;
    else near = middle;
  }
  const seen = extent(far);
  return {
    eye: add(scale(back, far), [0, eyeAt(far), 0]),
    right,
    up,
    forward: scale(back, -1),
    focal,
    ahead: [
      subject.x + subject.width / 2 - (seen.left + seen.right) / 2,
      subject.y + subject.height / 2 + (seen.low + seen.high) / 2,
    ],
    width,
    height,
  };
}

/** The place of a point in a picture: its pixel, and its distance from the camera along `forward`, m. */
type Seen = readonly [x: number, y: number, distance: number];

export function seenBy({ eye, right, forward, focal, ahead }: Camera, x: number, y: number, z: number): Seen {
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const distance = dx * forward[0] + dz * forward[2];
  const across = dx * right[0] + dz * right[2];
  return [ahead[0] + (focal * across) / distance, ahead[1] - (focal * dy) / distance, distance];
}
