import { shaded } from '../ink/colour.ts';
import { type Attributes, type Point, polygon, rect } from '../ink/svg.ts';

/** A room seen along its middle axis, in metres: x to the right of the middle, y above the floor, z away from the viewer. */
export interface Space {
  readonly width: number;
  readonly height: number;
  /** The distance from the viewer to the far wall. */
  readonly depth: number;
  /** The distance at which floor, walls and ceiling begin, outside the picture. */
  readonly near: number;
  readonly eye: { readonly x: number; readonly y: number };
  /** Converts a point of the room to a point on the sheet. */
  readonly at: (x: number, y: number, z: number) => Point;
  /** Returns the units per metre at a distance. */
  readonly scaleAt: (z: number) => number;
}

/** A box in the room: from–to in each direction, the smaller number first. */
export interface Block {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
}

/** A rectangle that faces the viewer, in picture units. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const vanishing = { x: 1000, y: 700 } as const;
/** The horizontal position of the second camera's vanishing point. It keeps the far wall near the middle of the picture. */
const secondVanishing = 830;

/**
 * Returns the room as a camera sees it. A camera whose name ends in 2 is further to the left and shows the far wall larger; all other
 * cameras are in the middle of the room.
 */
export function roomSpace(camera: string, width: number): Space {
  const second = camera.endsWith('2');
  const eye = { x: second ? -0.85 : 0, y: second ? 1.4 : 1.5 };
  const depth = 5.2;
  // The far wall is 1180 units wide (1330 for the second camera), so that all of it is in the picture.
  const focal = ((second ? 1330 : 1180) / width) * depth;
  const scaleAt = (z: number) => focal / z;
  const at = (x: number, y: number, z: number): Point => [
    (second ? secondVanishing : vanishing.x) + (x - eye.x) * scaleAt(z),
    vanishing.y - (y - eye.y) * scaleAt(z),
  ];
  return { width, height: 2.6, depth, near: 1.15, eye, at, scaleAt };
}

/** Returns the rectangle with these extents (x and y, metres) that faces the viewer at the distance `z`. */
export function faceAt({ at, scaleAt }: Space, x: readonly [number, number], y: readonly [number, number], z: number): Face {
  const [left, top] = at(x[0], y[1], z);
  const scale = scaleAt(z);
  return { x: left, y: top, width: (x[1] - x[0]) * scale, height: (y[1] - y[0]) * scale, scale };
}

export function faceRect({ x, y, width, height }: Face, attributes: Attributes): string {
  return rect(x, y, width, height, attributes);
}

/** Draws the visible sides of a block: the front in `colour`, the top in the colour `top`, and the other sides in darker shades. */
export function block(space: Space, { x, y, z }: Block, colour: string, top = colour): string {
  const { at, eye } = space;
  const [near, far] = z;
  const parts: string[] = [];
  if (y[1] < eye.y)
    parts.push(polygon([at(x[0], y[1], near), at(x[0], y[1], far), at(x[1], y[1], far), at(x[1], y[1], near)], { fill: top }));
  if (y[0] > eye.y)
    parts.push(
      polygon([at(x[0], y[0], near), at(x[0], y[0], far), at(x[1], y[0], far), at(x[1], y[0], near)], {
        fill: shaded(colour, 0.4),
      }),
    );
  if (x[0] > eye.x)
    parts.push(
      polygon([at(x[0], y[0], near), at(x[0], y[1], near), at(x[0], y[1], far), at(x[0], y[0], far)], {
        fill: shaded(colour, 0.08),
      }),
    );
  if (x[1] < eye.x)
    parts.push(
      polygon([at(x[1], y[0], near), at(x[1], y[1], near), at(x[1], y[1], far), at(x[1], y[0], far)], {
        fill: shaded(colour, 0.22),
      }),
    );
  parts.push(faceRect(faceAt(space, x, y, near), { fill: colour }));
  return parts.join('');
}

/** Draws a soft shadow on the floor under an object. */
export function floorShade({ at }: Space, x: readonly [number, number], z: readonly [number, number], opacity = 0.2): string {
  const spread = 0.06;
  return [1, 0]
    .map((by) =>
      polygon(
        [
          at(x[0] - spread * by, 0, z[0] - spread * by),
          at(x[0] - spread * by, 0, z[1]),
          at(x[1] + spread * 2 * by, 0, z[1]),
          at(x[1] + spread * 2 * by, 0, z[0] - spread * by),
        ],
        { fill: '#2b2620', opacity: opacity * (by === 1 ? 0.6 : 1) },
      ),
    )
    .join('');
}
