import { type Piece, type Rect, type RoomKind, sizeOf, spotIn } from '@gavel/core/plan';
import { type Form, underRoof } from '../form.ts';
import { at, type Frame, moved } from '../geometry/frame.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { type Ring, softBox, turned } from '../geometry/soft.ts';
import { box, prism, rectangle, tube } from '../geometry/solids.ts';
import type { Flat, Vector } from '../geometry/vector.ts';
import type { MaterialKey } from '../house-model.ts';

/**
 * Builds one piece of furniture. Metres: `u` along the wall behind the piece, `y` over the floor, `v` from the wall into the room.
 * When the model shows the house from outside, little furniture is visible, so `soft` and `round` add boxes, and details are left out.
 */
export interface PieceBuilder {
  readonly piece: Piece;
  readonly form: Form;
  readonly isPlain: boolean;
  /** The kind of room in which the piece is. */
  readonly room: RoomKind;
  /** The storey in which the piece is: 0 is the lowest. */
  readonly storey: number;
  /** The height from the floor to the ceiling, or to the roof where the roof is lower. */
  readonly height: number;
  /** The height from the floor to the ceiling. In a room that is open to the roof, the ridge counts as the ceiling. */
  readonly ceiling: number;
  /** The length along the wall, and the depth. */
  readonly along: number;
  readonly deep: number;
  /** The plane of the wall behind the piece, with its origin on the floor. */
  readonly frame: Frame;
  box(material: MaterialKey, u: Flat, y: Flat, v: Flat): void;
  /** Adds a box with rounded edges. */
  soft(material: MaterialKey, u: Flat, y: Flat, v: Flat, radius?: number): void;
  /** Adds a solid that is formed by rings around an upright axis. */
  round(material: MaterialKey, middle: Flat, rings: readonly Ring[], sides?: number): void;
  /** Adds a round bar through points (u, y, v). */
  pipe(material: MaterialKey, points: readonly (readonly [number, number, number])[], radius: number, sides?: number): void;
  /** Adds a plate with rectangular holes (u, v) between two heights. */
  plate(material: MaterialKey, u: Flat, y: Flat, v: Flat, holes?: readonly (readonly [u: Flat, v: Flat])[]): void;
  /** Adds a solid between two positions along the wall; its outline (v, y) is the same everywhere along it. */
  profile(material: MaterialKey, outline: readonly Flat[], u: Flat): void;
  /** Adds a detail of the piece, but not when the 3D model shows the house from outside. */
  detail(add: () => void): void;
  /** Returns whether a place (u, v) is on the floor of the room, and not in a wall. */
  hasFloor(u: number, v: number): boolean;
  /** Returns a builder of the same piece seen from its other side: `u` has the opposite direction, and `v` begins at the far side. */
  fromBehind(): PieceBuilder;
  /** Returns a builder for a stretch of the piece; its `u` is 0 where the stretch begins. */
  part(u: Flat): PieceBuilder;
}

export type BuildPiece = (builder: PieceBuilder) => void;
type Add = (material: MaterialKey, mesh: Mesh) => void;

/** The house, the storey, the room and the heights for which a piece of furniture is built. Heights are over the ground, m. */
export interface Place {
  readonly form: Form;
  readonly storey: number;
  readonly room: RoomKind;
  readonly floor: number;
  readonly ceiling: number;
  readonly isPlain: boolean;
  /** The floor of the room, mm. */
  readonly parts: readonly Rect[];
}

/** How far furniture ends below the roof, m. */
const BELOW_ROOF = 0.01;

export function createPieceBuilder(
  piece: Piece,
  { form, storey, room, floor, ceiling, isPlain, parts }: Place,
  add: Add,
): PieceBuilder {
  const { x, y, width, height: deep } = piece.box;
  const roof = underRoof(form, (x + width / 2) / 1000, (y + deep / 2) / 1000) - BELOW_ROOF;
  const size = sizeOf(piece).map((mm) => mm / 1000) as [number, number];
  const height = Math.min(ceiling, roof) - floor;
  const hasFloor = (u: number, v: number) => {
    const [atX, atY] = spotIn(piece, u * 1000, v * 1000);
    return parts.some((part) => atX >= part.x && atX <= part.x + part.width && atY >= part.y && atY <= part.y + part.height);
  };
  return builderIn(frameBehind(piece, floor), size, {
    piece,
    form,
    isPlain,
    room,
    storey,
    height,
    ceiling: ceiling - floor,
    hasFloor,
    add,
  });
}

/** Returns the plane of the wall behind a piece of furniture: `out` points into the room. */
function frameBehind(piece: Piece, floor: number): Frame {
  const [[x, y], [alongX, alongY]] = [spotIn(piece, 0, 0), spotIn(piece, 1000, 0)];
  const along: Vector = [(alongX - x) / 1000, 0, (alongY - y) / 1000];
  return { origin: [x / 1000, floor, y / 1000], along, up: [0, 1, 0], out: [-along[2], 0, along[0]] };
}

interface Made extends Pick<PieceBuilder, 'piece' | 'form' | 'isPlain' | 'room' | 'storey' | 'height' | 'ceiling' | 'hasFloor'> {
  readonly add: Add;
}

function builderIn(frame: Frame, size: readonly [along: number, deep: number], made: Made): PieceBuilder {
  const [along, deep] = size;
  const { add, ...known } = made;
  const { isPlain } = known;
  // The plane of the piece’s side: its first axis points into the room.
  const across: Frame = { origin: frame.origin, along: frame.out, up: frame.up, out: negated(frame.along) };
  const plane: Frame = { origin: frame.origin, along: frame.along, up: negated(frame.out), out: frame.up };
  const self: PieceBuilder = {
    ...known,
    ...{ along, deep, frame },
    box: (material, u, y, v) => add(material, box(frame, u, y, v)),
    soft: (material, u, y, v, radius = 0.03) => add(material, isPlain ? box(frame, u, y, v) : softBox(frame, u, y, v, radius)),
    round(material, [u, v], rings, sides) {
      if (!isPlain) return add(material, turned(frame, [u, v], rings, sides));
      const [wide, tall] = [Math.max(...rings.map(([, a]) => a)), Math.max(...rings.map(([, a, o = a]) => o))];
      const heights = rings.map(([y]) => y);
      add(material, box(frame, [u - wide, u + wide], [Math.min(...heights), Math.max(...heights)], [v - tall, v + tall]));
    },
    pipe: (material, points, radius, sides = 6) =>
      add(
        material,
        tube(
          points.map(([u, y, v]) => at(frame, u, y, v)),
          radius,
          sides,
        ),
      ),
    plate(material, u, y, v, holes = []) {
      const cut = holes.map(([[u0, u1], [v0, v1]]) => rectangle(u0, -v1, u1, -v0));
      add(material, prism(plane, rectangle(u[0], -v[1], u[1], -v[0]), y[0], y[1], cut));
    },
    profile: (material, outline, [from, to]) => add(material, prism(across, outline, -to, -from)),
    detail(build) {
      if (!isPlain) build();
    },
    fromBehind: () =>
      builderIn(
        { origin: at(frame, along, 0, deep), along: negated(frame.along), up: frame.up, out: negated(frame.out) },
        size,
        made,
      ),
    part: ([from, to]) => builderIn(moved(frame, from, 0), [to - from, deep], made),
  };
  return self;
}

function negated([x, y, z]: Vector): Vector {
  return [-x, -y, -z];
}
