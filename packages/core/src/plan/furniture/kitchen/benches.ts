import type { Benches, Kitchen, Leg } from './kitchen.ts';
import { grown, legsOf, openLeg, turned } from './legs.ts';

/** The shortest bench, mm. */
const SHORTEST = 1200;

/** Where benches can stand in an angle, and where one alone can: the best first, each with its variants. */
export function placesForBenches(kitchen: Kitchen): readonly (readonly (readonly Benches[])[])[] {
  const legs = legsOf(kitchen);
  return [inAngle(kitchen, legs), alone(legs)];
}

/** Pairs of benches, the longest first, and how long the shorter may be: longer where something is lacking. */
function inAngle(kitchen: Kitchen, legs: readonly (readonly [Leg, Leg])[]): readonly (readonly Benches[])[] {
  const score = ([a, b]: readonly [Leg, Leg]) => Math.min(a.length, 3600) + Math.min(b.length, 3600);
  const atWalls = legs
    .filter(([a, b]) => a.length >= SHORTEST && b.length >= SHORTEST)
    .toSorted((one, other) => score(other) - score(one))
    .map(([a, b]) => {
      const [long, short] = a.length >= b.length ? [a, b] : [b, a];
      const lengths = short.length > 3000 ? [3000, 3600] : [3000];
      return lengths.map((length) => ({ main: grown(long, 4200), side: grown(short, length), least: 1800 }));
    });
  if ((kitchen.features.kitchen ?? 'angle') !== 'angle') return atWalls;
  // Where no second wall is free, the other bench stands out into the room.
  const intoRoom = longest(legs).flatMap((main) => {
    const side = openLeg(kitchen, main);
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

function longest(legs: readonly (readonly [Leg, Leg])[]): readonly Leg[] {
  return legs
    .flat()
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
}
