import { beforeOf, type FloorSpace, middleOf } from './floor-space.ts';
import type { Features } from './house-plan.ts';
import type { Room, Storey } from './lay-out-storey.ts';
import { boxIn, type Facing, type Piece, sizeOf } from './pieces.ts';
import type { Rect } from './rect.ts';

const DEEP = 600;
/** What seats take beside a bench out in the room, mm. */
const SEATS = 380;
/** How far an island is from benches, at best and where there is less room; mm. */
const WALKS = [900, 700, 0] as const;
/** Along, and with seats; mm. */
const ISLANDS = [
  [2400, 1280],
  [1800, 1280],
  [1500, 1180],
  [1200, 1080],
] as const;
/** The shortest bench, mm. */
const SHORTEST = 1200;
/** What is left free where one walks past a bench that stands out into the room, mm. */
const PAST = 900;
/** How much more a kitchen lacks without a fridge or a hob than without an oven between its high cupboards. */
const NEEDED = 10;
/** What is written on a wine cooler. */
const COOLER = 'V';

/** A stretch where a bench can stand, counted from a corner. */
interface Leg {
  readonly facing: Facing;
  /** The bench's corner in the room's corner, and the way along the wall from there. */
  readonly corner: readonly [x: number, y: number];
  readonly way: readonly [dx: number, dy: number];
  readonly length: number;
  /** It stands out in the room, with no wall behind: nothing high is there, and no hob, whose hood would hang free. */
  readonly isOpen?: boolean;
}

/** Two benches in an angle, or one. */
interface Benches {
  readonly main: Leg;
  readonly side: Leg | undefined;
  /** How much of the main one is left to work at, at least; mm. */
  readonly least: number;
}

interface Placed {
  readonly piece: Piece;
  /** What is left free before it, mm. */
  readonly before: number;
}

/** Benches with what stands in and on them, and what is as high as the room and has no place there. */
interface Filled extends Benches {
  readonly placed: Placed[];
  readonly high: HighOne[];
  /** What is chosen to stand before them; null: nothing, or it has no place there. */
  free: Piece | null;
}

/** Benches in an angle where the room has the longest for it, with what stands in and on them, and what is free-standing. */
export function furnishKitchen(space: FloorSpace, room: Room, storey: Storey, features: Features): readonly Placed[] {
  const { kitchen = 'angle' } = features;
  const best = bestBenches();
  if (!best) return [];
  const { main, side, placed, high, free } = best;
  underBench();
  return free ? [...placed, { piece: free, before: 0 }] : placed;

  /** The first benches with a place for the hob and all that keeps food cold, by itself at another wall where it has to be; an angle before one alone. */
  function bestBenches(): Filled | undefined {
    const legs = cornersOf(room).map(([corner, down, across]) => [leg(corner, down), leg(corner, across)] as const);
    const filled: Filled[] = [];
    for (const ways of [inAngle(legs), alone(legs)])
      for (const standing of [() => {}, standAlone])
        for (const here of ways.flatMap((way) => way.map(fill).toSorted((one, other) => lacking(one) - lacking(other)))) {
          standing(here);
          here.free = freeStanding(here);
          if (lacking(here) < NEEDED && (kitchen === 'angle' || (here.free && standsFree(here.free)))) return here;
          filled.push(here);
        }
    const faults = (one: Filled) => lacking(one) + (!one.free ? NEEDED / 2 : standsFree(one.free) ? 0 : NEEDED / 4);
    return filled.toSorted((one, other) => faults(one) - faults(other))[0];
  }

  /** Pairs of benches, the longest first, and how long the shorter may be: longer where something is lacking. */
  function inAngle(legs: readonly (readonly [Leg, Leg])[]): readonly (readonly Benches[])[] {
    const score = ([a, b]: readonly [Leg, Leg]) => Math.min(a.length, 3600) + Math.min(b.length, 3600);
    const atWalls = legs
      .filter(([a, b]) => a.length >= SHORTEST && b.length >= SHORTEST)
      .toSorted((one, other) => score(other) - score(one))
      .map(([a, b]) => {
        const [long, short] = a.length >= b.length ? [a, b] : [b, a];
        const lengths = short.length > 3000 ? [3000, 3600] : [3000];
        return lengths.map((length) => ({ main: grown(long, 4200), side: grown(short, length), least: 1800 }));
      });
    if (kitchen !== 'angle') return atWalls;
    // Where no second wall is free, the other bench stands out into the room.
    const intoRoom = longest(legs).flatMap((main) => {
      const side = openLeg(main);
      return side.length >= SHORTEST ? [[{ main: grown(main, 4200), side, least: 1800 }]] : [];
    });
    return [...atWalls, ...intoRoom];
  }

  /** One bench, from either end; it is worked at less where it would lack something. */
  function alone(legs: readonly (readonly [Leg, Leg])[]): readonly (readonly Benches[])[] {
    return longest(legs).map((leg) =>
      [1800, 1200].flatMap((least) => [leg, turned(leg)].map((one) => ({ main: grown(one, 4200), side: undefined, least }))),
    );
  }

  /** What is as high as the room stands at the end of the longer bench, or of the other where it has no place there. */
  function fill(benches: Benches): Filled {
    const filled = { ...benches, placed: [], high: [...highOnes(features)], free: null };
    fit(filled, true);
    if (benches.side) fit(filled, false);
    return filled;
  }

  /** What keeps food cold, and has no place in the benches, stands by itself at another wall, as near to them as it can. */
  function standAlone({ main, placed, high }: Filled): void {
    for (const one of high.filter(({ isCold, mark }) => isCold && mark !== COOLER)) {
      const [mx, my] = middleOf(stretch(main.corner, main.way, main.facing, 0, main.length));
      const far = ({ box }: { readonly box: Rect }) => Math.hypot(middleOf(box)[0] - mx, middleOf(box)[1] - my);
      const [nearest] = [...space.places([room], one.width, DEEP, 'tall')]
        .filter((place) => {
          const before = beforeOf(place, 900);
          return (
            (!before || space.isClear(before)) &&
            placed.every(({ piece }) => !hits(piece.box, place.box) && !(before && hits(piece.box, before)))
          );
        })
        .toSorted((a, b) => far(a) - far(b));
      if (!nearest) continue;
      placed.push({ piece: { kind: 'tall', box: nearest.box, facing: nearest.facing, mark: one.mark }, before: 900 });
      high.splice(high.indexOf(one), 1);
    }
  }

  /** Fills a leg: high cupboards at its end where no window is, the sink under one, the hob on the other. */
  function fit({ main, side, least, placed, high }: Filled, isMain: boolean): void {
    const leg = isMain ? main : side;
    if (!leg) return;
    const { facing, corner, way, length, isOpen } = leg;
    const isSinkHere = isMain === hasSinkOnMain(main, side);
    const isHobHere = !side || side.isOpen ? isMain : !isSinkHere;
    const along = isMain ? length : length - DEEP;
    const at = (from: number, size: number) => stretch(corner, way, facing, from, from + size);
    const start = isMain ? 0 : DEEP;
    let end = start + along;
    for (const one of [...high]) {
      const box = at(end - one.width, one.width);
      if (isOpen || end - one.width - start < (isMain ? least : 600) || !space.isFree(box, 'tall')) continue;
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
    if (isSinkHere) {
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
        const nearer = [sink - 600, sink + 800];
        // A peninsula begins at the bench's end.
        const beside = (kitchen === 'peninsula' ? nearer : nearer.toReversed()).find(
          (from) => from >= first && from + 600 <= end,
        );
        if (beside !== undefined)
          placed.push({ piece: { kind: 'dishwasher', box: at(beside, 600), facing, mark: 'DM' }, before: 0 });
      }
    }
    if (isHobHere) {
      const isStove = features.oven === 'range';
      const [kind, widths] = [isStove ? 'stove' : 'hob', [isStove ? 900 : (features.hob ?? 600), 600]] as const;
      // Where there is no room for both, the dishwasher makes way, and stands under another bench if it can.
      for (const kinds of [['sink', 'dishwasher'], ['sink']]) {
        const taken = placed.filter(({ piece }) => kinds.includes(piece.kind)).map(({ piece }) => piece.box);
        const place = widths
          .flatMap((wide) => {
            const places = Array.from({ length: Math.max(1, cells * 6) }, (_, index) => first + index * 100)
              .filter((from) => from + wide <= end && taken.every((one) => !hits(one, at(from, wide))))
              .toReversed();
            // A little away from the end, where there is room; a peninsula begins there.
            const from = places.find((from) => from + wide + (kitchen === 'peninsula' ? DEEP : 500) <= end) ?? places[0];
            return from === undefined ? [] : [at(from, wide)];
          })
          .at(0);
        if (!place) continue;
        const inTheWay = placed.findIndex(({ piece }) => piece.kind === 'dishwasher' && hits(piece.box, place));
        if (inTheWay >= 0) placed.splice(inTheWay, 1);
        placed.push({ piece: { kind, box: place, facing, form: features.shows?.hob }, before: 0 });
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
        .filter(({ box, facing }) => {
          const door = beforeOf({ box, facing }, DEEP);
          return taken.every((other) => !hits(other, box)) && !(free && door && hits(free.box, door));
        });
      const blind = stretch(main.corner, main.way, main.facing, 0, DEEP);
      const place = places.find(({ box }) => !side || !hits(box, blind)) ?? places[0];
      if (place) placed.push({ piece: { kind: 'dishwasher', ...place, mark }, before: 0 });
    }
  }

  function hasSinkOnMain(main: Leg, side: Leg | undefined): boolean {
    if (!side || side.isOpen) return true;
    const lights = storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => gap);
    const isUnder = ({ corner, way, facing, length }: Leg) =>
      lights.some((gap) =>
        hits(gap, boxIn({ box: stretch(corner, way, facing, DEEP, length), facing }, 0, -500, length - DEEP, 500)),
      );
    return isUnder(main) || !isUnder(side);
  }

  /** An island before the longer bench, or a bench out into the room; null: neither is chosen, or has a place. */
  function freeStanding(filled: Filled): Piece | null {
    return kitchen === 'island' ? island(filled) : kitchen === 'peninsula' ? peninsula(filled) : null;
  }

  function island({ main, placed }: Filled): Piece | null {
    const clear = (box: Rect, walk: number) =>
      space.isFree(box, 'low') &&
      placed.every(
        ({ piece, before }) => !hits(piece.box, box) && (before === 0 || !hits(box, beforeOf(piece, walk) ?? piece.box)),
      );
    // In the kitchen, where it has room for one; otherwise where it is open.
    for (const [walk, isWhere] of WALKS.flatMap((one) => [isInside, isOnFloor].map((where) => [one, where] as const)))
      for (const [length, deep] of ISLANDS)
        for (let from = 300; from + length <= Math.max(main.length + 900, length + 300); from += 100)
          for (const gap of [1100, 1000, 900]) {
            const along = stretch(main.corner, main.way, main.facing, from, from + length);
            const box = boxIn({ box: along, facing: main.facing }, 0, DEEP + gap, length, deep);
            if (clear(box, walk) && isWhere(box)) return { kind: 'island', box, facing: main.facing };
          }
    return null;
  }

  /**
   * Out from the end of a bench, from the wall beyond its high cupboards, or from where nothing else is in the bench; its seats away from
   * the kitchen's corner where they have room. One walks past its end, nothing that opens is shut by it, and it stands free from walls or
   * at one, unless there is nowhere else.
   */
  function peninsula({ main, side, placed }: Filled): Piece | null {
    for (const [walk, isPassed, isFree] of [
      [900, true, true],
      [700, true, true],
      [700, true, false],
      [700, false, false],
    ] as const)
      for (const areSeatsAway of [true, false])
        for (const leg of side ? [side, main] : [main])
          for (const length of [1800, 1500, 1200, 900])
            for (const end of endsAlong(leg, !side)) {
              const piece = outFrom(leg, end, length, areSeatsAway, placed);
              if (!piece) continue;
              const opens = placed.filter((one) => one.piece.kind === 'tall' || one.piece.facing !== leg.facing);
              if (opens.some((one) => one.before > 0 && hits(piece.box, beforeOf(one.piece, walk) ?? one.piece.box))) continue;
              const foot = { box: stretch(leg.corner, leg.way, leg.facing, end - DEEP, end), facing: leg.facing };
              const past = boxIn(foot, 0, (end > leg.length ? 0 : DEEP) + length, DEEP, PAST);
              const isWay = isOnFloor(past) && space.isClear(past) && placed.every((one) => !hits(one.piece.box, past));
              if ((isWay || !isPassed) && (standsFree(piece) || (!isFree && !isFloorBehind(piece, 50)))) return piece;
            }
    return null;
  }

  /** One can stand behind it. */
  function standsFree(piece: Piece): boolean {
    return isFloorBehind(piece, DEEP);
  }

  function isFloorBehind(piece: Piece, deep: number): boolean {
    return isOnFloor(boxIn(piece, 0, -deep, sizeOf(piece)[0], deep));
  }

  /** Where along a bench another may go out from it: at its end, beyond it, or nearer to the corner, where no other is. */
  function endsAlong({ length }: Leg, isAlone: boolean): readonly number[] {
    const nearer = Array.from(
      { length: Math.floor((length - (isAlone ? 1 : 2) * DEEP) / 100) },
      (_, at) => length - (at + 1) * 100,
    );
    return [length, length + DEEP, ...nearer];
  }

  /** A bench so long out from another, which ends there; null: it has no place. */
  function outFrom(leg: Leg, end: number, length: number, areSeatsAway: boolean, placed: readonly Placed[]): Piece | null {
    const isBeyond = end > leg.length;
    const foot = stretch(leg.corner, leg.way, leg.facing, end - DEEP, end);
    const out = boxIn({ box: foot, facing: leg.facing }, 0, isBeyond ? 0 : DEEP, DEEP, length + (isBeyond ? DEEP : 0));
    const [dx, dy] = areSeatsAway ? leg.way : leg.way.map((one) => -one);
    const box = {
      x: out.x - (dx === -1 ? SEATS : 0),
      y: out.y - (dy === -1 ? SEATS : 0),
      width: out.width + (dx === 0 ? 0 : SEATS),
      height: out.height + (dy === 0 ? 0 : SEATS),
    };
    const facing = dx === 1 ? 'e' : dx === -1 ? 'w' : dy === 1 ? 's' : 'n';
    const inTheWay = placed.filter(({ piece }) => piece.kind !== 'counter' && hits(piece.box, foot));
    const isFree =
      inTheWay.length === 0 && space.isFree(box, 'low') && isOnFloor(box) && placed.every(({ piece }) => !hits(piece.box, box));
    return isFree ? { kind: 'island', box, facing } : null;
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
      if (!isWall || !isInside(next) || !space.isFree(next, 'bench')) break;
      length += 100;
    }
    return { facing, corner, way, length };
  }

  /** Out into the room from the corner where a bench begins, so far that one walks past its end. */
  function openLeg(main: Leg): Leg {
    const [ox, oy] = outOf(main.facing);
    const facing = main.way[0] > 0 ? 'e' : main.way[0] < 0 ? 'w' : main.way[1] > 0 ? 's' : 'n';
    const side = { facing, corner: main.corner, way: [ox, oy], isOpen: true } as const;
    let length = 0;
    while (length < 2400 + PAST) {
      const next = stretch(side.corner, side.way, side.facing, length, length + 100);
      if (!isInside(next) || !space.isFree(next, 'bench')) break;
      length += 100;
    }
    return { ...side, length: Math.max(0, length - PAST) };
  }
}

function longest(legs: readonly (readonly [Leg, Leg])[]): readonly Leg[] {
  return legs
    .flat()
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
}

/** The same bench, counted from its other end. */
function turned({ corner: [x, y], way: [dx, dy], length, ...leg }: Leg): Leg {
  return { ...leg, corner: [x + dx * length, y + dy * length], way: [-dx, -dy], length };
}

function grown(leg: Leg, most: number): Leg {
  return { ...leg, length: Math.floor(Math.min(leg.length, most) / 100) * 100 };
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

/** How much a kitchen lacks: what is cold and the hob have no other place, so they come before all that may stand under a bench. */
function lacking({ high, placed }: Filled): number {
  const hasHob = placed.some(({ piece }) => piece.kind === 'hob' || piece.kind === 'stove');
  return high.reduce((sum, { mark, isCold }) => sum + (isCold && mark !== COOLER ? NEEDED : 1), hasHob ? 0 : NEEDED);
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
  const [ox, oy] = outOf(facing).map((one) => one * DEEP) as [number, number];
  const [left, right] = [Math.min(ax, bx, ax + ox), Math.max(ax, bx, bx + ox)];
  const [top, bottom] = [Math.min(ay, by, ay + oy), Math.max(ay, by, by + oy)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The way out into the room from a wall. */
function outOf(facing: Facing): readonly [number, number] {
  return ({ n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] } as const)[facing];
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
