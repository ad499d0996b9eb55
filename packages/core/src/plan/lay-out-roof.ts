import type { Opening } from './house-plan.ts';
import type { Dormer, Facade } from './lay-out-facade.ts';

/** The wall of a dormer: millimetres from the left end of its façade; heights above the ground are negative. */
interface DormerFace {
  readonly half: number;
  /** The heights of the lower end of the dormer's wall, of the lower end of its slopes, and of its ridge. */
  readonly foot: number;
  readonly shoulder: number;
  readonly top: number;
  /** The dormer's windows. */
  readonly inside: readonly Opening[];
}

/** Returns the wall of a dormer. A gable on the façade begins below the eaves; a dormer on the roof begins above them. */
export function dormerFace({ eaves, ridge, openings, floor }: Facade, { at, width, isGable }: Dormer): DormerFace {
  const half = width / 2;
  const inside = openings.filter(([x, sill, wide]) => x > at - half && x + wide < at + half && -sill < eaves + 700);
  // The dormer's barge boards meet above the windows.
  const clear = inside.map(([x, sill, wide, high]) => {
    const aside = Math.max(at - x, x + wide - at) + 110;
    return floor - sill - high - 110 - 0.85 * aside - 60;
  });
  const [foot, top] = isGable
    ? [eaves + 300, Math.max(ridge + 150, Math.min(eaves - 1350 - half * 0.85, ...clear))]
    : [eaves - 450, Math.max(ridge + 250, Math.min(eaves - 1500 - half * 0.7, ...clear))];
  return { half, foot, shoulder: Math.min(foot - 500, top + half * 0.85), top, inside };
}

/** The least height of a dormer’s front below its windows, mm. */
const UNDER_SILL = 120;

/** Returns the height of the lower end of a dormer's front. A dormer on the roof reaches at least `UNDER_SILL` below its windows. */
export function dormerFoot(facade: Facade, dormer: Dormer): number {
  const { foot, inside } = dormerFace(facade, dormer);
  return dormer.isGable ? foot : Math.max(foot, ...inside.map(([, sill]) => facade.floor - sill + UNDER_SILL));
}

/** Returns the windows in the wall itself, without those of dormers. */
export function openingsInWall({ openings, shape, floor, eaves }: Facade): readonly Opening[] {
  return openings.filter(([, sill, , height]) => shape === 'gable' || floor - sill - height > eaves - 200);
}

/** How far a chimney rises above the ridge, mm. */
export const OVER_RIDGE = 850;

/** Returns the chimney's middle, width and top. On a hipped roof, a chimney outside the ridge moves inwards to the ridge. */
export function chimneyOf({ lean, length, chimney: over, ridge, parts }: Facade) {
  const least = lean > 0 ? Math.min(lean + 500, length / 2) : 0;
  const kind = parts.get('chimney')?.value;
  const wide = kind === 'steel' ? 260 : kind === 'clad' ? 560 : 700;
  return { at: Math.min(Math.max(over, least), length - least), wide, top: ridge - OVER_RIDGE };
}

/** The width of a downpipe, mm. */
export const PIPE = 95;
/** The least distance from the middle of a door, and from the edge of a gate, to a downpipe, mm. */
const BESIDE_DOOR = 900;
const BESIDE_GATE = 100;

/** Returns the left edge of each downpipe, mm from the left end of the façade: near both ends, but not in front of a door or gate. */
export function downpipesOf({ door, gates, length }: Pick<Facade, 'door' | 'gates' | 'length'>): readonly number[] {
  const kept = [
    ...(door === null ? [] : [[door - BESIDE_DOOR, door + BESIDE_DOOR] as const]),
    ...gates.map(([at, width]) => [at - BESIDE_GATE, at + width + BESIDE_GATE] as const),
  ];
  const over = (pipe: number) => kept.find(([from, to]) => from < pipe + PIPE && to > pipe);
  const [left, right] = [170, length - 250];
  const [atLeft, atRight] = [over(left), over(right)];
  return [atLeft ? atLeft[1] : left, atRight ? atRight[0] - PIPE : right];
}

/**
 * Returns the height of a round window in the tip of a gable: about half-way between the tip and the windows below the round window, but
 * at most two thirds of the way down to `shoulder`.
 * @param x the middle of the gable
 * @param top the height of the tip of the gable
 * @param shoulder the height of the lower corners of the gable
 */
export function roundWindowIn(
  { openings, floor }: Pick<Facade, 'openings' | 'floor'>,
  x: number,
  top: number,
  shoulder: number,
): number {
  const windows = openings
    .filter(([from, , wide]) => from < x + 450 && from + wide > x - 450)
    .map(([, sill, , high]) => floor - sill - high - 110)
    .filter((y) => y > top && y < shoulder + 400);
  return Math.min(top + (shoulder - top) * 0.66, ...windows.map((y) => (y + top) / 2 + 130));
}

/**
 * Returns where snow guards over the entrance begin and end. If a gable is over the entrance, snow slides down on both sides of the door,
 * so there is a guard on each side.
 */
export function snowOverDoor({
  door,
  dormers,
  length,
}: Pick<Facade, 'door' | 'dormers' | 'length'>): readonly (readonly [from: number, to: number])[] {
  if (door === null) return [];
  const over = dormers.find(({ at, width, isGable }) => isGable && Math.abs(at - door) < width / 2);
  const half = over ? over.width / 2 : 0;
  const guards = over
    ? [
        [over.at - half - 1500, over.at - half - 300],
        [over.at + half + 300, over.at + half + 1500],
      ]
    : [[door - 1200, door + 1200]];
  return guards.map(([from = 0, to = 0]) => [Math.max(0, from), Math.min(length, to)] as const).filter(([from, to]) => from < to);
}

/**
 * Returns the number of solar panels on this façade's slope. Most panels are on the slope towards the garden. A building with its gable at
 * the front has no such slope, so its panels are on a slope above a short side.
 */
export function panelsOn({ parts, side, shape }: Facade): number {
  const solar = parts.get('solar')?.value ?? 'none';
  if (solar === 'none' || solar === 'prepared' || shape === 'slope') return 0;
  if (side === 'back' || (side === 'end' && shape === 'eaves')) return solar === 'few' ? 8 : 16;
  return side === 'front' && solar === 'many' ? 10 : 0;
}

/**
 * Places the solar panels where no dormer, roof window or chimney is, in as few rows and with as wide panels as fit. The panels start from
 * the middle of a hipped roof, and from the right end of any other roof.
 */
export function placePanels(
  facade: Facade,
  count: number,
): readonly (readonly [x: number, y: number, wide: number, tall: number])[] {
  const { length, lean, eaves, ridge, dormers, roofWindows, parts } = facade;
  const height = eaves - ridge;
  const chimney =
    parts.has('chimney') && parts.get('chimney')?.value !== 'none'
      ? [[chimneyOf(facade).at - 500, chimneyOf(facade).at + 500]]
      : [];
  const taken = [
    ...dormers.map(({ at, width }) => [at - width / 2 - 300, at + width / 2 + 300]),
    ...roofWindows.map(({ at }) => [at - 500, at + 500]),
    ...chimney,
  ];
  const isFree = (x: number, wide: number) => taken.every(([from = 0, to = 0]) => x + wide <= from || x >= to);
  // Rows with equally many panels are more important than wide panels.
  const isEven = (rows: number) => lean === 0 && count % rows === 0;
  const forms = [1050, 950, 850, 750].flatMap((wide) => [2, 3, 4].map((rows) => ({ wide, rows })));
  const attempts = [...forms.filter(({ rows }) => isEven(rows)), ...forms.filter(({ rows }) => !isEven(rows))].map(fill);
  return attempts.find((panels) => panels.length === count) ?? attempts.toSorted((a, b) => b.length - a.length)[0] ?? [];

  function fill({ wide, rows }: (typeof forms)[number]) {
    const tall = Math.min(1500, (height * 0.74) / rows);
    const panels = Array.from({ length: rows }, (_, row) => {
      const y = ridge + height * 0.12 + row * tall;
      // The edges of a hipped roof lean inwards, so the distance from the ends grows with the height.
      const inset = lean > 0 ? (lean * (eaves - y)) / height + 200 : 600;
      const columns: number[] = [];
      for (let x = length - inset - wide; x >= inset; ) {
        if (isFree(x, wide)) {
          columns.push(x);
          x -= wide;
        } else x -= 50;
      }
      return columns.map((x) => [x, y, wide, tall] as const);
    }).flat();
    const far = (x: number) => (lean > 0 ? Math.abs(x + wide / 2 - length / 2) : length - x);
    return panels.toSorted((a, b) => far(a[0]) - far(b[0]) || a[1] - b[1]).slice(0, count);
  }
}
