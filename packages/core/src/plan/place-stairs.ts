import type { HousePlan, StairForm, StairPlace } from './house-plan.ts';
import type { Rect } from './rect.ts';

type Spot = readonly [x: number, y: number];

/** One side of a step, from the front of the step to the front of the next step. A side without a length is one spot. */
type StepSide = readonly [Spot, ...Spot[]];

/** The two sides of a step. The first sides of all steps together are one side of the stairs. */
export type Step = readonly [StepSide, StepSide];

export interface Stairs {
  readonly form: StairForm;
  readonly box: Rect;
  /** The steps, the lowest first. A landing is one of them. The upper floor begins behind the last step, one rise higher. */
  readonly steps: readonly Step[];
  /** The walking line, upwards. */
  readonly line: readonly Spot[];
}

/** The width of a flight, the depth of a step and the gap between two flights; mm. */
const WIDTH = 950;
export const GOING = 255;
const GAP = 100;

/** The length and width of the floor that each form of stairs with 15 rises needs when the stairs climb to the right, mm. */
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
  const { steps, line } = climbing(form, place.turn);
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

/** Returns the steps and walking line of a form of stairs that climbs along u, with v to the right. */
function climbing(form: StairForm, turn: StairPlace['turn']): Pick<Stairs, 'steps' | 'line'> {
  /** Returns the steps of a flight from `from` along u, with its sides at two distances along v. Negative `going`: it climbs back. */
  const flight = (count: number, from: number, [one, other]: Spot, going = GOING): Step[] =>
    Array.from({ length: count }, (_, index) => {
      const [front, end] = [from + index * going, from + (index + 1) * going];
      return [
        [
          [front, one],
          [end, one],
        ],
        [
          [front, other],
          [end, other],
        ],
      ] as const;
    });
  const half = WIDTH / 2;
  if (form === 'straight')
    return {
      steps: flight(14, 0, [0, WIDTH]),
      line: [
        [0, half],
        [14 * GOING, half],
      ],
    };
  if (form === 'quarter') {
    const corner = 10 * GOING;
    const end = corner + WIDTH;
    const [pivot, far] = turn === 'right' ? [WIDTH, 0] : [0, WIDTH];
    const third = WIDTH * Math.tan(Math.PI / 6);
    const out = turn === 'right' ? WIDTH - third : third;
    const outer: readonly StepSide[] = [
      [
        [corner, far],
        [corner + third, far],
      ],
      [
        [corner + third, far],
        [end, far],
        [end, out],
      ],
      [
        [end, out],
        [end, pivot],
      ],
    ];
    return {
      steps: [...flight(10, 0, [far, pivot]), ...outer.map((side): Step => [side, [[corner, pivot]]])],
      line: [
        [0, half],
        [corner + half, half],
        [corner + half, turn === 'right' ? WIDTH : 0],
      ],
    };
  }
  const isRight = turn === 'right';
  // The distances of the outer and the inner side of both flights along v.
  const [first, second]: readonly [Spot, Spot] = isRight
    ? [
        [0, WIDTH],
        [2 * WIDTH + GAP, WIDTH + GAP],
      ]
    : [
        [2 * WIDTH + GAP, WIDTH + GAP],
        [0, WIDTH],
      ];
  const end = 7 * GOING;
  const landing: Step = [
    [
      [end, first[0]],
      [end + WIDTH, first[0]],
      [end + WIDTH, second[0]],
      [end, second[0]],
    ],
    [
      [end, first[1]],
      [end, second[1]],
    ],
  ];
  const middle = ([one, other]: Spot) => (one + other) / 2;
  return {
    steps: [...flight(7, 0, first), landing, ...flight(7, end, second, -GOING)],
    line: [
      [0, middle(first)],
      [end + half, middle(first)],
      [end + half, middle(second)],
      [0, middle(second)],
    ],
  };
}
