import type { Piece } from '../../pieces.ts';
import { placeUnderBench } from './appliances.ts';
import { placesForBenches } from './benches.ts';
import { fillBench } from './fill-bench.ts';
import { highCupboards, isCooler, standAlone } from './high-cupboards.ts';
import { placeIsland } from './island.ts';
import type { Benches, Filled, Kitchen, Placed } from './kitchen.ts';
import { placePeninsula, standsFree } from './peninsula.ts';

/** How much more a kitchen lacks without a fridge or a hob than without an oven between its high cupboards. */
const NEEDED = 10;

/** Benches in an angle where the room has the longest for it, with what stands in and on them, and what is free-standing. */
export function furnishKitchen(kitchen: Kitchen): readonly Placed[] {
  const best = bestBenches(kitchen);
  if (!best) return [];
  placeUnderBench(best);
  return best.free ? [...best.placed, { piece: best.free, before: 0 }] : best.placed;
}

/** The first benches with a place for the hob and all that keeps food cold, by itself at another wall where it has to be; an angle before one alone. */
function bestBenches(kitchen: Kitchen): Filled | undefined {
  const isAngle = (kitchen.features.kitchen ?? 'angle') === 'angle';
  const filled: Filled[] = [];
  for (const ways of placesForBenches(kitchen))
    for (const standing of [() => {}, standAlone])
      for (const here of ways.flatMap((way) =>
        way.map((benches) => fill(kitchen, benches)).toSorted((one, other) => lacking(one) - lacking(other)),
      )) {
        standing(kitchen, here);
        here.free = freeStanding(kitchen, here);
        if (lacking(here) < NEEDED && (isAngle || (here.free && standsFree(kitchen, here.free)))) return here;
        filled.push(here);
      }
  const faults = (one: Filled) => lacking(one) + (!one.free ? NEEDED / 2 : standsFree(kitchen, one.free) ? 0 : NEEDED / 4);
  return filled.toSorted((one, other) => faults(one) - faults(other))[0];
}

/** What is as high as the room stands at the end of the longer bench, or of the other where it has no place there. */
function fill(kitchen: Kitchen, benches: Benches): Filled {
  const filled: Filled = { ...benches, placed: [], high: [...highCupboards(kitchen.features)], free: null };
  fillBench(kitchen, filled, true);
  if (benches.side) fillBench(kitchen, filled, false);
  return filled;
}

/** An island before the longer bench, or a bench out into the room; null: neither is chosen, or has a place. */
function freeStanding(kitchen: Kitchen, filled: Filled): Piece | null {
  const { kitchen: form } = kitchen.features;
  return form === 'island' ? placeIsland(kitchen, filled) : form === 'peninsula' ? placePeninsula(kitchen, filled) : null;
}

/** How much a kitchen lacks: what is cold and the hob have no other place, so they come before all that may stand under a bench. */
function lacking({ high, placed }: Filled): number {
  const hasHob = placed.some(({ piece }) => piece.kind === 'hob' || piece.kind === 'stove');
  return high.reduce((sum, one) => sum + (one.isCold && !isCooler(one) ? NEEDED : 1), hasHob ? 0 : NEEDED);
}
