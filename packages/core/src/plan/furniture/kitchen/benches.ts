import type { Benches, Kitchen, Leg } from './kitchen.ts';
import { grown, legsOf, openLeg, turned } from './legs.ts';

/** The length of the shortest counter, mm. */
const SHORTEST = 1200;

/**
 * Returns the possible places of the counters: first the places of two counters at an angle, then the places of a single counter. In each
 * list, the best place is first. Each place is a list of its variants.
 */
export function placesForBenches(kitchen: Kitchen): readonly (readonly (readonly Benches[])[])[] {
  const legs = legsOf(kitchen);
  return [inAngle(kitchen, legs), alone(legs)];
}

/**
 * Returns pairs of counters, the longest pair first. A variant of a pair has a longer second counter, for kitchens where not all appliances
 * fit.
 */
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
  // As the last choice, the second counter extends into the room instead of along a wall.
  const intoRoom = longest(legs).flatMap((main) => {
    const side = openLeg(kitchen, main);
    return side.length >= SHORTEST ? [[{ main: grown(main, 4200), side, least: 1800 }]] : [];
  });
  return [...atWalls, ...intoRoom];
}

/**
 * Returns the possible places of a single counter. Each place has four variants: the counter begins at one end of the wall or at the other,
 * and tall cupboards leave at least 1800 mm of it free. The last two leave at least 1200 mm, for kitchens where not all appliances fit.
 */
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
