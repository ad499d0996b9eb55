import type { HousePlan, StairForm, StairPlace } from './house-plan.ts';
import type { Rect } from './rect.ts';

type Spot = readonly [x: number, y: number];

/** One side of a step as points, from the front of the step to the front of the next step. A side without a length is one point. */
type StepSide = readonly [Spot, ...Spot[]];

/** The two sides of a step. The first sides of all steps together are one side of the stairs. */
export type Step = readonly [StepSide, StepSide];

export interface Stairs {
  readonly form: StairForm;
  readonly box: Rect;
  /** The steps, the lowest first. A landing counts as a step. The upper floor begins behind the last step, one rise higher. */
  readonly steps: readonly Step[];
  /** The walking line, upwards. */
  readonly line: readonly Spot[];
}

/** The width of a flight, the depth of a step and the gap between two flights; mm. */
const WIDTH = 950;
export const GOING = 255;
const GAP = 100;

/** The length and width of the floor that each form of stairs needs when the stairs climb to the right, mm. */
const sizes: Readonly<Record<StairForm, readonly [along: number, across: number]>> = {
  straight: [14 * GOING, WIDTH],
  quarter: [10 * GOING + WIDTH, WIDTH],
  u: [7 * GOING + WIDTH, 2 * WIDTH + GAP],
};

/** Returns stairs of the wanted form; if the house has no place for this form, of the form `quarter`; null: the house has no stairs. */
export function placeStairs({ stairs }: Pick<HousePlan, 'stairs'>, wanted: StairForm): Stairs | null {
  const form = stairs[wanted] ? wanted : 'quarter';
  const place = stairs[form];
  if (!place) return null;
  const [along, across] = sizes[form];
  const { steps, line } = climbing[form](place.turn);
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
  return { form, box, steps: moveSteps(steps, turned), line: line.map(turned) };
}

/** Returns the steps with every spot of their sides moved. */
export function moveSteps(steps: readonly Step[], move: (spot: Spot) => Spot): readonly Step[] {
  const side = ([front, ...others]: StepSide): StepSide => [move(front), ...others.map(move)];
  return steps.map(([one, other]) => [side(one), side(other)] as const);
}

/** Returns the front edge of a step. */
export function frontOf([[one], [other]]: Step): readonly [Spot, Spot] {
  return [one, other];
}

type Climbing = Pick<Stairs, 'steps' | 'line'>;

/** The steps and walking line of each form of stairs, as [u, v]: mm in the first direction of climbing, and mm to the right of it. */
const climbing: Readonly<Record<StairForm, (turn: StairPlace['turn']) => Climbing>> = {
  straight: () => ({
    steps: flight(14, 0, [0, WIDTH]),
    line: row([0, WIDTH / 2], [14 * GOING, WIDTH / 2]),
  }),
  quarter: (turn) => {
    const corner = 10 * GOING;
    const end = corner + WIDTH;
    const [pivot, far] = turn === 'right' ? [WIDTH, 0] : [0, WIDTH];
    const third = WIDTH * Math.tan(Math.PI / 6);
    const out = turn === 'right' ? WIDTH - third : third;
    const outer: readonly StepSide[] = [
      row([corner, far], [corner + third, far]),
      row([corner + third, far], [end, far], [end, out]),
      row([end, out], [end, pivot]),
    ];
    return {
      steps: [...flight(10, 0, [far, pivot]), ...outer.map((side): Step => [side, [[corner, pivot]]])],
      line: row([0, WIDTH / 2], [corner + WIDTH / 2, WIDTH / 2], [corner + WIDTH / 2, pivot]),
    };
  },
  u: (turn) => {
    const [first, second] = turn === 'right' ? [LEFT, RIGHT] : [RIGHT, LEFT];
    const end = 7 * GOING;
    const far = end + WIDTH;
    const landing: Step = [
      row([end, first[0]], [far, first[0]], [far, second[0]], [end, second[0]]),
      row([end, first[1]], [end, second[1]]),
    ];
    const [up, back] = [first, second].map(([one, other]) => (one + other) / 2) as [number, number];
    const middle = end + WIDTH / 2;
    return {
      steps: [...flight(7, 0, first), landing, ...flight(7, end, second, -GOING)],
      line: row([0, up], [middle, up], [middle, back], [0, back]),
    };
  },
};

/** The outer and the inner side of each of the two flights of U-shaped stairs, in mm from the left side of the stairs. */
const LEFT: Spot = [0, WIDTH];
const RIGHT: Spot = [2 * WIDTH + GAP, WIDTH + GAP];

/**
 * Returns the steps of a flight.
 * @param from where the flight begins, in mm from the foot of the stairs in the first direction of climbing
 * @param going the depth of a step; negative: the flight climbs in the opposite direction
 */
function flight(count: number, from: number, [one, other]: Spot, going = GOING): readonly Step[] {
  return Array.from({ length: count }, (_, index): Step => {
    const [front, end] = [from + index * going, from + (index + 1) * going];
    return [row([front, one], [end, one]), row([front, other], [end, other])];
  });
}

function row(...spots: StepSide): StepSide {
  return spots;
}
