import type { Features, Rect, Room, Storey } from '@gavel/core/plan';
import { beforeOf, type FloorSpace, middleOf } from './floor-space.ts';
import { boxIn, type Facing, type Piece } from './pieces.ts';

const DEEP = 600;
/** How far an island is from benches, at best and where there is less room; mm. */
const WALKS = [900, 700, 0] as const;
/** Along, and with seats; mm. */
const ISLANDS = [
  [2400, 1280],
  [1800, 1280],
  [1500, 1180],
  [1200, 1080],
] as const;
/** What is written on a wine cooler. */
const COOLER = 'V';

/** A stretch of wall where a bench can stand, counted from a corner. */
interface Leg {
  readonly facing: Facing;
  /** The bench's corner in the room's corner, and the way along the wall from there. */
  readonly corner: readonly [x: number, y: number];
  readonly way: readonly [dx: number, dy: number];
  readonly length: number;
}

/** Benches in an angle where the room has the longest for it, with what stands in and on them, and what is free-standing. */
export function furnishKitchen(
  space: FloorSpace,
  room: Room,
  storey: Storey,
  features: Features,
): readonly { readonly piece: Piece; readonly before: number }[] {
  const { kitchen = 'angle' } = features;
  let placed: { piece: Piece; before: number }[] = [];
  // What is as high as the room, from the end of the longer bench; what has no place there stands at the end of the other.
  let high = [...highOnes(features)];
  const angles = cornersOf(room).flatMap(([corner, down, across]) => {
    const [a, b] = [leg(corner, down), leg(corner, across)];
    return a.length >= 1200 && b.length >= 1200 ? [{ a, b, score: Math.min(a.length, 3600) + Math.min(b.length, 3600) }] : [];
  });
  const [best] = angles.toSorted((one, other) => other.score - one.score);
  const straight = cornersOf(room)
    .flatMap(([corner, down, across]) => [leg(corner, down), leg(corner, across)])
    .toSorted((one, other) => other.length - one.length)[0];
  const [long, short] = best ? (best.a.length >= best.b.length ? [best.a, best.b] : [best.b, best.a]) : [straight, undefined];
  if (!long || long.length < 1200) return [];
  const main = grown(long, Math.min(long.length, 4200));
  let side = short && grown(short, Math.min(short.length, 3000));
  let least = 1800;
  fit(main, true);
  if (side) fit(side, false);
  // One bench alone is worked at less where it would lack what keeps food cold.
  if (!short && missing(high) >= 10) {
    placed = [];
    high = [...highOnes(features)];
    least = 1200;
    fit(main, true);
  }
  // Where not all that is high has its place, the shorter bench may be longer.
  if (high.length > 0 && short && short.length > 3000) {
    const [fewer, left] = [placed, high];
    placed = [];
    high = [...highOnes(features)];
    side = grown(short, Math.min(short.length, 3600));
    fit(main, true);
    fit(side, false);
    if (missing(high) >= missing(left)) [placed, high] = [fewer, left];
  }
  underBench();
  if (kitchen !== 'angle') freeStanding(main);
  return placed;

  /** Fills a leg: high cupboards at its end where no window is, the sink under one, the hob on the other. */
  function fit({ facing, corner, way, length }: Leg, isMain: boolean): void {
    const along = isMain ? length : length - DEEP;
    const at = (from: number, size: number) => stretch(corner, way, facing, from, from + size);
    const start = isMain ? 0 : DEEP;
    let end = start + along;
    for (const one of [...high]) {
      const box = at(end - one.width, one.width);
      if (end - one.width - start < (isMain ? least : 600) || !space.isFree(box, null, 'tall')) continue;
      placed.push({ piece: { kind: 'tall', box, facing, mark: one.mark }, before: 900 });
      high.splice(high.indexOf(one), 1);
      end -= one.width;
    }
    const bench = stretch(corner, way, facing, start, end);
    placed.push({ piece: { kind: 'counter', box: bench, facing }, before: 900 });
    // Nothing stands in the corner of two benches.
    const first = start + (isMain && side ? DEEP : 0);
    const cells = Math.floor((end - first) / 600);
    const lights = storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => middleOf(gap));
    if (isMain === hasSinkOnMain()) {
      // The sink is as near a window as the bench lets it.
      const places = Array.from({ length: Math.max(1, cells) }, (_, index) => first + index * 600).filter(
        (from) => from + 800 <= end,
      );
      const near = (from: number) => {
        const [x, y] = middleOf(at(from, 800));
        return Math.min(9000, ...lights.map(([lx, ly]) => Math.hypot(lx - x, ly - y)));
      };
      const [sink] = places.toSorted((one, other) => near(one) - near(other));
      if (sink !== undefined) {
        placed.push({ piece: { kind: 'sink', box: at(sink, 800), facing }, before: 0 });
        const beside = [sink + 800, sink - 600].find((from) => from >= first && from + 600 <= end);
        if (beside !== undefined)
          placed.push({ piece: { kind: 'dishwasher', box: at(beside, 600), facing, mark: 'DM' }, before: 0 });
      }
    }
    if (isMain !== hasSinkOnMain() || !side) {
      const taken = placed
        .filter(({ piece }) => piece.kind === 'sink' || piece.kind === 'dishwasher')
        .map(({ piece }) => piece.box);
      const isStove = features.oven === 'range';
      for (const wide of [isStove ? 900 : (features.hob ?? 600), 600]) {
        const places = Array.from({ length: Math.max(1, cells * 6) }, (_, index) => first + index * 100)
          .filter((from) => from + wide <= end && taken.every((one) => !hits(one, at(from, wide))))
          .toReversed();
        // A little away from the end, where there is room.
        const hob = places.find((from) => from + wide + 500 <= end) ?? places[0];
        if (hob === undefined) continue;
        placed.push({ piece: { kind: isStove ? 'stove' : 'hob', box: at(hob, wide), facing }, before: 0 });
        break;
      }
    }
  }

  /**
   * A wine cooler or an oven that has no place between the high cupboards stands under a bench, and so does a dishwasher that has none beside
   * the sink: not where two benches meet, unless there is nothing else.
   */
  function underBench(): void {
    const lacking = high.filter((one) => !one.isCold || one.mark === COOLER);
    if (!placed.some(({ piece }) => piece.mark === 'DM')) lacking.unshift({ mark: 'DM', width: 600, isCold: false });
    for (const { mark, width } of lacking) {
      const taken = placed.filter(({ piece }) => piece.kind !== 'counter').map(({ piece }) => piece.box);
      const places = placed
        .filter(({ piece }) => piece.kind === 'counter')
        .flatMap(({ piece }) => {
          const isAcross = piece.facing === 'n' || piece.facing === 's';
          const length = isAcross ? piece.box.width : piece.box.height;
          return Array.from({ length: Math.max(0, Math.floor((length - width) / 50) + 1) }, (_, at) => ({
            box: boxIn(piece, at * 50, 0, width, DEEP),
            facing: piece.facing,
          }));
        })
        .filter(({ box }) => taken.every((other) => !hits(other, box)));
      const blind = stretch(main.corner, main.way, main.facing, 0, DEEP);
      const place = places.find(({ box }) => !side || !hits(box, blind)) ?? places[0];
      if (place) placed.push({ piece: { kind: 'dishwasher', ...place, mark }, before: 0 });
    }
  }

  function hasSinkOnMain(): boolean {
    if (!side) return true;
    const lights = storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => gap);
    const isUnder = ({ corner, way, facing, length }: Leg) =>
      lights.some((gap) =>
        hits(gap, boxIn({ box: stretch(corner, way, facing, DEEP, length), facing }, 0, -500, length - DEEP, 500)),
      );
    return isUnder(main) || !isUnder(side);
  }

  /** An island before the longer bench, or a bench out into the room from the end of the other. */
  function freeStanding(main: Leg): void {
    const taken = placed.map(({ piece }) => piece.box);
    const clear = (box: Rect, walk: number) =>
      space.isFree(box, null, 'low') &&
      taken.every((one) => !hits(one, box)) &&
      placed.every(({ piece, before }) => before === 0 || !hits(box, beforeOf(piece, walk) ?? piece.box));
    const sizes = kitchen === 'peninsula' ? [] : ISLANDS;
    // In the kitchen, where it has room for one; otherwise where it is open.
    for (const [walk, isWhere] of WALKS.flatMap((one) => [isInside, isOnFloor].map((where) => [one, where] as const)))
      for (const [length, deep] of sizes)
        for (let from = 300; from + length <= Math.max(main.length + 900, length + 300); from += 100)
          for (const gap of [1100, 1000, 900]) {
            const along = stretch(main.corner, main.way, main.facing, from, from + length);
            const box = boxIn({ box: along, facing: main.facing }, 0, DEEP + gap, length, deep);
            if (!clear(box, walk) || !isWhere(box)) continue;
            placed.push({ piece: { kind: 'island', box, facing: main.facing }, before: 0 });
            return;
          }
    if (kitchen !== 'peninsula') return;
    // Not before what is as high as the room, whose doors open there, unless there is nowhere else.
    for (const [leg, isLow] of [true, false].flatMap((low) => [side, main].map((one) => [one, low] as const)))
      for (const length of [1800, 1500, 1200]) {
        if (!leg) continue;
        const end = stretch(leg.corner, leg.way, leg.facing, leg.length - 600, leg.length);
        // Out from the end of the bench, its seats away from the kitchen's corner.
        const box = boxIn({ box: end, facing: leg.facing }, 0, DEEP, 600, length);
        const away = leg.way[0] > 0 ? 'e' : leg.way[0] < 0 ? 'w' : leg.way[1] > 0 ? 's' : 'n';
        const whole =
          away === 'e'
            ? { ...box, width: 980 }
            : away === 'w'
              ? { ...box, x: box.x - 380, width: 980 }
              : away === 's'
                ? { ...box, height: 980 }
                : { ...box, y: box.y - 380, height: 980 };
        if (isLow && placed.some(({ piece }) => piece.kind === 'tall' && hits(piece.box, end))) continue;
        const others = taken.filter((one) => !hits(one, end));
        if (space.isFree(whole, null, 'low') && others.every((one) => !hits(one, whole)) && isOnFloor(whole)) {
          placed.push({ piece: { kind: 'island', box: whole, facing: away }, before: 0 });
          return;
        }
      }
  }

  function isInside(box: Rect): boolean {
    return space.isIn([room], box);
  }

  /** A bench out into the room may have its seats in the next, where nothing stands between. */
  function isOnFloor(box: Rect): boolean {
    return space.isIn([room, ...storey.rooms.filter(({ kind }) => kind === 'living' || kind === 'dining')], box);
  }

  function leg(corner: readonly [number, number], { facing, way }: Pick<Leg, 'facing' | 'way'>): Leg {
    let length = 0;
    while (length < 4200) {
      const next = stretch(corner, way, facing, length, length + 100);
      const behind = boxIn({ box: next, facing }, 0, -30, 100, 20);
      const isWall = storey.rooms.every(({ parts }) => parts.every((part) => !hits(part, behind)));
      if (!isWall || !isInside(next) || !space.isFree(next, null, 'bench')) break;
      length += 100;
    }
    return { facing, corner, way, length };
  }

  function grown(leg: Leg, length: number): Leg {
    return { ...leg, length: Math.floor(length / 100) * 100 };
  }
}

interface HighOne {
  readonly mark: string;
  readonly width: number;
  readonly isCold: boolean;
}

/** Fridge, freezer and oven, as they are chosen. */
function highOnes({ fridge = 'combined', oven = 'low' }: Features): readonly HighOne[] {
  const cold = {
    combined: [{ mark: 'K/F', width: 600 }],
    pair: [
      { mark: 'K', width: 600 },
      { mark: 'F', width: 600 },
    ],
    wine: [
      { mark: 'K', width: 600 },
      { mark: 'F', width: 600 },
      { mark: COOLER, width: 300 },
    ],
    drawer: [{ mark: 'S/F', width: 600 }],
    wide: [{ mark: 'K/F', width: 900 }],
  }[fridge];
  return [...cold.map((one) => ({ ...one, isCold: true })), { mark: oven === 'high' ? 'U/M' : 'M', width: 600, isCold: false }];
}

/** How much a kitchen lacks: what is cold has no other place, so it comes before all that may stand under a bench. */
function missing(left: readonly HighOne[]): number {
  return left.reduce((sum, { mark, isCold }) => sum + (isCold && mark !== COOLER ? 10 : 1), 0);
}

/** The box along a wall from a corner, from one distance to another. */
function stretch(
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  facing: Facing,
  from: number,
  to: number,
): Rect {
  const [ax, ay] = [x + dx * from, y + dy * from];
  const [bx, by] = [x + dx * to, y + dy * to];
  const out = { n: [0, -DEEP], s: [0, DEEP], e: [DEEP, 0], w: [-DEEP, 0] } as const;
  const [ox, oy] = out[facing];
  const [left, right] = [Math.min(ax, bx, ax + ox), Math.max(ax, bx, bx + ox)];
  const [top, bottom] = [Math.min(ay, by, ay + oy), Math.max(ay, by, by + oy)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function cornersOf({
  parts,
}: Room): readonly (readonly [readonly [number, number], Pick<Leg, 'facing' | 'way'>, Pick<Leg, 'facing' | 'way'>])[] {
  return parts.flatMap(({ x, y, width, height }) => {
    const [right, bottom] = [x + width, y + height];
    return [
      [[x, y], { facing: 'e', way: [0, 1] }, { facing: 's', way: [1, 0] }],
      [[right, y], { facing: 'w', way: [0, 1] }, { facing: 's', way: [-1, 0] }],
      [[x, bottom], { facing: 'e', way: [0, -1] }, { facing: 'n', way: [1, 0] }],
      [[right, bottom], { facing: 'w', way: [0, -1] }, { facing: 'n', way: [-1, 0] }],
    ] as const;
  });
}

function hits(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}
