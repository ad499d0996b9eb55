import { boxIn, type Facing, type Piece } from './pieces.ts';
import { overlap, type Rect } from './rect.ts';
import type { Room, Storey } from './storey.ts';

/**
 * The height of a piece of furniture. `tall`: as high as the room. `bench`: counter height. `low`: lower. A tall piece must not be in front
 * of a window; a counter must not be in front of a low window.
 */
export type Standing = 'tall' | 'bench' | 'low';

/** A possible position of a piece of furniture with its back to a wall. */
export interface Place {
  readonly box: Rect;
  readonly facing: Facing;
  /** The length of the wall, and the distances of the piece from the two ends of the wall; mm. */
  readonly wall: number;
  readonly fromStart: number;
  readonly fromEnd: number;
}

/** The distance that furniture keeps from a door or an opening between rooms, mm. */
const BEFORE_DOOR = 750;
/** How wide the opening at the end of a slatted wall is, mm. */
export const SLATS_OPEN = 900;
/** The step between two positions that are tried along a wall, mm. */
const STEP = 50;

/** The free and the occupied floor of a storey. */
export class FloorSpace {
  /** Floor that stays without furniture: door swings, paths, stairs, and floor under the lowest part of a sloping roof. */
  readonly kept: Rect[] = [];
  /** Floor under door swings and stairs: the floor plan has no text there. */
  readonly swept: Rect[] = [];
  /** The part of `swept` under door swings. */
  readonly leaves: Rect[] = [];
  /** Floor under furniture. */
  readonly solid: Rect[] = [];
  /** Floor kept free in front of furniture; several pieces may share it. */
  readonly clear: Rect[] = [];
  /** Floor where no tall piece may be: in front of windows and under a low slope. `lowLight`: in front of windows too low for a counter. */
  readonly light: Rect[] = [];
  readonly lowLight: Rect[] = [];
  readonly #floor: readonly Rect[];

  constructor(storey: Storey) {
    this.#floor = storey.rooms.flatMap(({ parts }) => parts);
    for (const { gap, swing, isUpright, kind } of storey.ways) {
      if (kind === 'slats') {
        this.kept.push(throughSlats(gap, isUpright));
        continue;
      }
      const reach = kind === 'entrance' ? 1300 : kind === 'terrace' ? 700 : kind === 'gate' ? 200 : BEFORE_DOOR;
      this.kept.push(
        isUpright
          ? { x: gap.x - reach, y: gap.y, width: gap.width + 2 * reach, height: gap.height }
          : { x: gap.x, y: gap.y - reach, width: gap.width, height: gap.height + 2 * reach },
      );
      if (swing) this.leaves.push(around([swing.hinge, swing.open, swing.closed]));
    }
    this.swept.push(...this.leaves);
    for (const { gap, side, sill } of storey.windows) {
      const isUpright = side === 'left' || side === 'right';
      const before = isUpright
        ? { x: gap.x - 300, y: gap.y, width: gap.width + 600, height: gap.height }
        : { x: gap.x, y: gap.y - 300, width: gap.width, height: gap.height + 600 };
      this.light.push(before);
      if (sill < 700) this.lowLight.push(before);
    }
    if (storey.stairs) {
      const { box, line } = storey.stairs;
      this.swept.push(box);
      const [foot, next] = line;
      const [top, before] = [line.at(-1), line.at(-2)];
      const end = storey.at === 0 ? [foot, next] : [top, before];
      const [at, from] = end;
      if (at && from) {
        const [dx, dy] = [Math.sign(at[0] - from[0]), Math.sign(at[1] - from[1])];
        this.kept.push({
          x: at[0] + (dx < 0 ? -900 : dx > 0 ? 0 : -475),
          y: at[1] + (dy < 0 ? -900 : dy > 0 ? 0 : -475),
          width: dx === 0 ? 950 : 900,
          height: dy === 0 ? 950 : 900,
        });
        const [wx, wy] = [at[0] + dx * 300, at[1] + dy * 300];
        this.swept.push({ x: wx - 200, y: wy - 130, width: 400, height: 260 });
      }
    }
    if (storey.slope) {
      this.light.push(...storey.slope.low);
      this.kept.push(...storey.slope.lowest);
    }
    this.kept.push(...this.swept);
  }

  /** Returns whether the rooms' floor covers the whole box. */
  isIn(rooms: readonly Room[], box: Rect): boolean {
    let covered = 0;
    for (const { parts } of rooms) for (const part of parts) covered += overlap(part, box);
    return covered >= box.width * box.height - 1;
  }

  /** Returns whether a piece of furniture of this height may be in the box. */
  isFree(box: Rect, standing: Standing): boolean {
    return !this.#inTheWay(standing).some((those) => hits(those, box));
  }

  /** Returns the areas where a piece of this height must not be. */
  #inTheWay(standing: Standing): readonly (readonly Rect[])[] {
    const windows = standing === 'tall' ? this.light : standing === 'bench' ? this.lowLight : [];
    return [this.kept, this.solid, this.clear, windows];
  }

  /** Returns whether no furniture stands in the box, so that a person can walk through it and look across it. */
  isClear(before: Rect): boolean {
    return !hits(this.solid, before);
  }

  take(box: Rect, before: Rect | null): void {
    this.solid.push(box);
    if (before) this.clear.push(before);
  }

  /** Yields every free place along the walls of these rooms for a piece of furniture of this length and depth. */
  *places(rooms: readonly Room[], along: number, deep: number, standing: Standing): Generator<Place> {
    for (const part of rooms.flatMap(({ parts }) => parts))
      for (const facing of ['s', 'n', 'e', 'w'] as const) {
        const isAcross = facing === 's' || facing === 'n';
        const wall = isAcross ? part.width : part.height;
        if (wall < along) continue;
        const boxAt = (at: number, length: number): Rect =>
          isAcross
            ? { x: part.x + at, y: facing === 's' ? part.y : part.y + part.height - deep, width: length, height: deep }
            : { x: facing === 'e' ? part.x : part.x + part.width - deep, y: part.y + at, width: deep, height: length };
        const behind = (box: Rect) => boxIn({ box, facing }, 0, -30, isAcross ? box.width : box.height, 20);
        // Filter the boxes once: those outside the strip along this wall overlap no position along it.
        const whole = boxAt(0, wall);
        const near = (those: readonly Rect[], where: Rect) => those.filter((one) => overlap(one, where) > 1);
        const open = near(this.#floor, behind(whole));
        const taken = this.#inTheWay(standing).flatMap((those) => near(those, whole));
        for (let at = 0; ; at = Math.min(at + STEP, wall - along)) {
          const box = boxAt(at, along);
          if (!hits(taken, box) && !(open.length > 0 && hits(open, behind(box))) && this.isIn(rooms, box))
            yield { box, facing, wall, fromStart: at, fromEnd: wall - along - at };
          if (at >= wall - along) break;
        }
      }
  }
}

/** Returns whether the box overlaps one of the other boxes. */
function hits(others: readonly Rect[], box: Rect): boolean {
  for (const other of others) if (overlap(box, other) > 1) return true;
  return false;
}

/** Returns the opening of a slatted wall together with the floor on both sides that stays without furniture. */
function throughSlats({ x, y, width, height }: Rect, isUpright: boolean): Rect {
  return isUpright
    ? { x: x - BEFORE_DOOR, y: y + height - SLATS_OPEN, width: width + 2 * BEFORE_DOOR, height: SLATS_OPEN }
    : { x: x + width - SLATS_OPEN, y: y - BEFORE_DOOR, width: SLATS_OPEN, height: height + 2 * BEFORE_DOOR };
}

/** Returns the floor in front of a piece of furniture, as long as the piece and `deep` mm deep; null for depth 0. */
export function beforeOf(piece: Pick<Piece, 'box' | 'facing'>, deep: number): Rect | null {
  if (deep === 0) return null;
  const { box, facing } = piece;
  const [along, from] = facing === 'n' || facing === 's' ? [box.width, box.height] : [box.height, box.width];
  return boxIn(piece, 0, from, along, deep);
}

function around(points: readonly (readonly [number, number])[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function middleOf({ x, y, width, height }: Rect): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}
