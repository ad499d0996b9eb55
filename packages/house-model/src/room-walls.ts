import type { Rect, Room, Side, Storey } from '@gavel/core/plan';
import type { Form } from './form.ts';
import type { Frame } from './geometry/frame.ts';
import type { Flat } from './geometry/vector.ts';
import { holesIn } from './holes.ts';

/** A stretch of a room's wall between doors and corners, seen from the room. Metres. */
export interface WallFace {
  readonly room: Room;
  /**
   * The plane of the wall: `out` points into the room. Its origin is on the ground, and is the same for all stretches in one line.
   */
  readonly frame: Frame;
  /** The two ends of the stretch along the plane, m. */
  readonly from: number;
  readonly to: number;
  /** The openings of an outer wall in this stretch. */
  readonly holes: readonly FaceHole[];
}

/** An opening in a wall: its ends along the plane of the wall, and its lower and its upper end over the ground, m. */
export interface FaceHole {
  readonly along: Flat;
  readonly up: Flat;
}

/** How far beyond a wall's face the code looks for another room's floor or a door, mm. */
const BEYOND = 30;
/** The least length of a stretch of wall, mm. Shorter stretches are left out. */
const SHORTEST = 20;

/** Returns the walls of all rooms of a storey, without doors and passages. */
export function wallFacesOf(form: Form, storey: Storey): readonly WallFace[] {
  const open: readonly Rect[] = [
    ...storey.rooms.flatMap(({ parts }) => parts),
    ...storey.ways.map(({ gap }) => gap),
    ...storey.voids,
  ];
  const holes = outerHoles(form);
  return storey.rooms.flatMap((room) =>
    room.parts.flatMap((part) =>
      edges.flatMap((edge) => {
        const { face, from, to, strip } = edge(part);
        return without(
          [from, to],
          open.flatMap((rect) => overlapAlong(rect, strip)),
          SHORTEST,
        ).map(([a, b]) => faceOf(room, face, [a, b], holes));
      }),
    ),
  );
}

/** A side of a rectangle of floor, mm. `face` is the coordinate of the wall, and `strip` the area just beyond it. */
interface Edge {
  readonly face: { readonly facing: 's' | 'n' | 'e' | 'w'; readonly at: number };
  readonly from: number;
  readonly to: number;
  readonly strip: Rect & { readonly isUpright: boolean };
}

const edges: readonly ((part: Rect) => Edge)[] = [
  ({ x, y, width }) => ({
    face: { facing: 's', at: y },
    from: x,
    to: x + width,
    strip: { x, y: y - BEYOND, width, height: BEYOND - 1, isUpright: false },
  }),
  ({ x, y, width, height }) => ({
    face: { facing: 'n', at: y + height },
    from: x,
    to: x + width,
    strip: { x, y: y + height + 1, width, height: BEYOND - 1, isUpright: false },
  }),
  ({ x, y, height }) => ({
    face: { facing: 'e', at: x },
    from: y,
    to: y + height,
    strip: { x: x - BEYOND, y, width: BEYOND - 1, height, isUpright: true },
  }),
  ({ x, y, width, height }) => ({
    face: { facing: 'w', at: x + width },
    from: y,
    to: y + height,
    strip: { x: x + width + 1, y, width: BEYOND - 1, height, isUpright: true },
  }),
];

/** Returns the part of a strip's length that a rectangle covers. */
function overlapAlong(rect: Rect, strip: Edge['strip']): readonly Flat[] {
  const [left, right] = [Math.max(rect.x, strip.x), Math.min(rect.x + rect.width, strip.x + strip.width)];
  const [back, front] = [Math.max(rect.y, strip.y), Math.min(rect.y + rect.height, strip.y + strip.height)];
  return left >= right || back >= front ? [] : [strip.isUpright ? [back, front] : [left, right]];
}

/** Returns the pieces of a range that remain without the ranges in `others`. @param shortest shorter pieces are left out */
export function without(range: Flat, others: readonly Flat[], shortest: number): readonly Flat[] {
  return others.reduce<readonly Flat[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): readonly Flat[] =>
        to <= a || from >= b
          ? [[a, b]]
          : [[a, Math.min(b, from)] as const, [Math.max(a, to), b] as const].filter(([c, d]) => d - c >= shortest),
      ),
    [range],
  );
}

function faceOf(room: Room, { facing, at: mm }: Edge['face'], [a, b]: Flat, holes: readonly PlacedHole[]): WallFace {
  const at = mm / 1000;
  const frames: Readonly<Record<typeof facing, Frame>> = {
    s: { origin: [0, 0, at], along: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] },
    n: { origin: [0, 0, at], along: [-1, 0, 0], up: [0, 1, 0], out: [0, 0, -1] },
    e: { origin: [at, 0, 0], along: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] },
    w: { origin: [at, 0, 0], along: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0] },
  };
  const frame = frames[facing];
  const isTurned = facing === 'n' || facing === 'e';
  const [from, to] = isTurned ? [-b / 1000, -a / 1000] : [a / 1000, b / 1000];
  const own = holes
    .filter(({ isUpright, face }) => isUpright === (facing === 'e' || facing === 'w') && Math.abs(face - at) < 0.02)
    .map(({ along: [low, high], up }): FaceHole => ({ along: isTurned ? [-high, -low] : [low, high], up }))
    .filter(({ along: [low, high] }) => high > from && low < to);
  return { room, frame, from, to, holes: own };
}

/** An opening of an outer wall: its position along x or z, and the position of the wall’s inner face, m. */
interface PlacedHole extends FaceHole {
  readonly isUpright: boolean;
  readonly face: number;
}

function outerHoles(form: Form): readonly PlacedHole[] {
  const { length, depth, wall, facades } = form;
  const placed = (side: Side, isUpright: boolean, face: number, whole: number | null): readonly PlacedHole[] =>
    holesIn(facades[side]).map(({ left, width, bottom, height }) => ({
      isUpright,
      face,
      along: whole === null ? [left, left + width] : [whole - left - width, whole - left],
      up: [bottom, bottom + height],
    }));
  return [
    ...placed('front', false, depth - wall, null),
    ...placed('back', false, wall, length),
    ...placed('left', true, wall, null),
    ...placed('right', true, length - wall, depth),
  ];
}
