import { boxIn, type Facing, type Piece } from './pieces.ts';
import { overlap, type Rect } from './rect.ts';
import type { Room, Storey } from './storey.ts';

/** As high as the room, as a bench, or lower: not before each window. */
export type Standing = 'tall' | 'bench' | 'low';

/** A place where something can stand with its back to a wall. */
export interface Place {
  readonly box: Rect;
  readonly facing: Facing;
  /** How long the wall is, and how far the piece stands from its ends. */
  readonly wall: number;
  readonly fromStart: number;
  readonly fromEnd: number;
}

/** How far from a door nothing stands, mm. */
const BEFORE_DOOR = 750;
/** How wide a wall of slats is open, at its end; mm. */
export const SLATS_OPEN = 900;
/** How far along a wall the next place is tried, mm. */
const STEP = 50;

/** What of a storey's floor is taken. */
export class FloorSpace {
  /** What nothing stands on: where doors swing, one walks or a stair is. */
  readonly kept: Rect[] = [];
  /** Where a leaf passes or a stair is: nothing is written there. */
  readonly swept: Rect[] = [];
  /** Those of `swept` where a leaf passes. */
  readonly leaves: Rect[] = [];
  /** What stands there already. */
  readonly solid: Rect[] = [];
  /** What is left free before things; others' may lie on it too. */
  readonly clear: Rect[] = [];
  /** Before windows, where nothing tall stands; and those so low that no bench fits under them. */
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

  /** Whether all of a box is floor of these rooms. */
  isIn(rooms: readonly Room[], box: Rect): boolean {
    let covered = 0;
    for (const { parts } of rooms) for (const part of parts) covered += overlap(part, box);
    return covered >= box.width * box.height - 1;
  }

  /** Whether something can stand there. */
  isFree(box: Rect, standing: Standing): boolean {
    return !this.#inTheWay(standing).some((those) => hits(those, box));
  }

  /** What something so high cannot stand on. */
  #inTheWay(standing: Standing): readonly (readonly Rect[])[] {
    const windows = standing === 'tall' ? this.light : standing === 'bench' ? this.lowLight : [];
    return [this.kept, this.solid, this.clear, windows];
  }

  /** Whether nothing stands there yet: one may walk there, and look out. */
  isClear(before: Rect): boolean {
    return !hits(this.solid, before);
  }

  take(box: Rect, before: Rect | null): void {
    this.solid.push(box);
    if (before) this.clear.push(before);
  }

  /** Every free place along the walls of rooms for something so long and so deep. */
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
        // What is nowhere along the wall need not be looked at in each place.
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

/** Whether a box lies on any of others. */
function hits(others: readonly Rect[], box: Rect): boolean {
  for (const other of others) if (overlap(box, other) > 1) return true;
  return false;
}

/** Where a wall of slats is open, and what is kept free on both sides of it. */
function throughSlats({ x, y, width, height }: Rect, isUpright: boolean): Rect {
  return isUpright
    ? { x: x - BEFORE_DOOR, y: y + height - SLATS_OPEN, width: width + 2 * BEFORE_DOOR, height: SLATS_OPEN }
    : { x: x + width - SLATS_OPEN, y: y - BEFORE_DOOR, width: SLATS_OPEN, height: height + 2 * BEFORE_DOOR };
}

/** What is before a piece, so deep. */
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
