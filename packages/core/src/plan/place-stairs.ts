import type { HousePlan, StairForm, StairPlace } from './house-plan.ts';
import type { Rect } from './rect.ts';

type Spot = readonly [x: number, y: number];

export interface Stairs {
  readonly form: StairForm;
  readonly box: Rect;
  /** The front edges of the steps, the lowest first. */
  readonly treads: readonly (readonly [Spot, Spot])[];
  /** The walking line, upwards. */
  readonly line: readonly Spot[];
}

/** The width of a flight, the depth of a step and the gap between two flights; mm. */
const WIDTH = 950;
export const GOING = 255;
const GAP = 100;

/** The floor that each form of stairs needs when it climbs to the right: 15 rises. */
const sizes: Readonly<Record<StairForm, readonly [along: number, across: number]>> = {
  straight: [14 * GOING, WIDTH],
  quarter: [10 * GOING + WIDTH, WIDTH],
  u: [7 * GOING + WIDTH, 2 * WIDTH + GAP],
};

/** Returns stairs of the wanted form, or of the form `quarter` if the house has no place for it; null: the house has no stairs. */
export function placeStairs({ stairs }: Pick<HousePlan, 'stairs'>, wanted: StairForm): Stairs | null {
  const form = stairs[wanted] ? wanted : 'quarter';
  const place = stairs[form];
  if (!place) return null;
  const [along, across] = sizes[form];
  const { treads, line } = climbing(form, place.turn);
  const isUpright = place.up === 'n' || place.up === 's';
  const turned = ([u, v]: Spot): Spot => {
    const [x, y] = place.at;
    // u grows in the direction of climbing, v to the right of it.
    if (place.up === 'e') return [x + u, y + v];
    if (place.up === 'w') return [x + along - u, y + across - v];
    if (place.up === 's') return [x + across - v, y + u];
    return [x + v, y + along - u];
  };
  const box = { x: place.at[0], y: place.at[1], width: isUpright ? across : along, height: isUpright ? along : across };
  return { form, box, treads: treads.map(([a, b]) => [turned(a), turned(b)] as const), line: line.map(turned) };
}

/** Returns the steps and walking line of a form of stairs that climbs along u, with v to the right. */
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
