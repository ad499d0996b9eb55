import type { HousePlan, StairForm, StairPlace } from './house-plan.ts';
import type { Rect } from './rect.ts';

type Spot = readonly [x: number, y: number];

export interface Stairs {
  readonly form: StairForm;
  readonly box: Rect;
  /** The front edges of the steps, the lowest first. */
  readonly treads: readonly (readonly [Spot, Spot])[];
  /** Where one walks, upwards. */
  readonly line: readonly Spot[];
}

/** mm: the width of a flight, how deep a step is, the gap between two flights. */
const WIDTH = 950;
export const GOING = 255;
const GAP = 100;

/** How much floor the stairs of a form take, climbing to the right: 15 rises. */
const sizes: Readonly<Record<StairForm, readonly [along: number, across: number]>> = {
  straight: [14 * GOING, WIDTH],
  quarter: [10 * GOING + WIDTH, WIDTH],
  u: [7 * GOING + WIDTH, 2 * WIDTH + GAP],
};

/** The stairs of a form where the house has place for them; the usual form where it has none for this; null: it has no stairs. */
export function placeStairs({ stairs }: Pick<HousePlan, 'stairs'>, wanted: StairForm): Stairs | null {
  const form = stairs[wanted] ? wanted : 'quarter';
  const place = stairs[form];
  if (!place) return null;
  const [along, across] = sizes[form];
  const { treads, line } = climbing(form, place.turn);
  const isUpright = place.up === 'n' || place.up === 's';
  const turned = ([u, v]: Spot): Spot => {
    const [x, y] = place.at;
    // u runs upwards, v to the right hand of who climbs.
    if (place.up === 'e') return [x + u, y + v];
    if (place.up === 'w') return [x + along - u, y + across - v];
    if (place.up === 's') return [x + across - v, y + u];
    return [x + v, y + along - u];
  };
  const box = { x: place.at[0], y: place.at[1], width: isUpright ? across : along, height: isUpright ? along : across };
  return { form, box, treads: treads.map(([a, b]) => [turned(a), turned(b)] as const), line: line.map(turned) };
}

/** Steps and walking line of a form that climbs along u, v to the right hand. */
function climbing(form: StairForm, turn: StairPlace['turn']): Pick<Stairs, 'treads' | 'line'> {
  const steps = (count: number, from: number, v: number): (readonly [Spot, Spot])[] =>
    Array.from({ length: count }, (_, index) => [
      [from + index * GOING, v],
      [from + index * GOING, v + WIDTH],
    ]);
  const half = WIDTH / 2;
  if (form === 'straight')
    return {
      treads: steps(14, 0, 0),
      line: [
        [0, half],
        [14 * GOING, half],
      ],
    };
  if (form === 'quarter') {
    const corner = 10 * GOING;
    const [pivot, far] = turn === 'right' ? [WIDTH, 0] : [0, WIDTH];
    const third = WIDTH * Math.tan(Math.PI / 6);
    const out = (length: number) => (turn === 'right' ? WIDTH - length : length);
    return {
      treads: [
        ...steps(11, 0, 0),
        [
          [corner, pivot],
          [corner + third, far],
        ],
        [
          [corner, pivot],
          [corner + WIDTH, out(third)],
        ],
      ],
      line: [
        [0, half],
        [corner + half, half],
        [corner + half, turn === 'right' ? WIDTH : 0],
      ],
    };
  }
  const [first, second] = turn === 'right' ? [0, WIDTH + GAP] : [WIDTH + GAP, 0];
  const end = 7 * GOING;
  return {
    treads: [...steps(8, 0, first), ...steps(8, 0, second).toReversed()],
    line: [
      [0, first + half],
      [end + half, first + half],
      [end + half, second + half],
      [0, second + half],
    ],
  };
}
