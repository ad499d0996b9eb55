import type { Piece } from '../../pieces.ts';
import { placeUnderBench } from './appliances.ts';
import { placesForBenches } from './benches.ts';
import { fillBench } from './fill-bench.ts';
import { highCupboards, isCooler, standAlone } from './high-cupboards.ts';
import { placeIsland } from './island.ts';
import type { Benches, Filled, Kitchen, Placed } from './kitchen.ts';
import { placePeninsula, standsFree } from './peninsula.ts';

/** The weight of a missing fridge or hob, compared with a missing tall oven cupboard. */
const NEEDED = 10;

/** Returns the best kitchen for the room: counters with their appliances, tall cupboards, and an island or peninsula. */
export function furnishKitchen(kitchen: Kitchen): readonly Placed[] {
  const best = bestBenches(kitchen);
  if (!best) return [];
  placeUnderBench(best);
  return best.free ? [...best.placed, { piece: best.free, before: 0 }] : best.placed;
}

/**
 * Returns the first counters that leave a place for the hob and for all cold storage (fridge and freezer). Cold storage may also have its
 * place at another wall. Two counters at an angle are tried before a single counter.
 */
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

/** Fills the counters. The tall cupboards are at the end of the longer counter, or at the end of the shorter one if they do not fit. */
function fill(kitchen: Kitchen, benches: Benches): Filled {
  const filled: Filled = { ...benches, placed: [], high: [...highCupboards(kitchen.features)], free: null };
  fillBench(kitchen, filled, true);
  if (benches.side) fillBench(kitchen, filled, false);
  return filled;
}

/** Returns an island in front of the longer counter, or a peninsula; null: neither was chosen, or it does not fit. */
function freeStanding(kitchen: Kitchen, filled: Filled): Piece | null {
  const { kitchen: form } = kitchen.features;
  return form === 'island' ? placeIsland(kitchen, filled) : form === 'peninsula' ? placePeninsula(kitchen, filled) : null;
}

/**
 * Scores missing appliances. Cold storage and the hob have no alternative place, so they weigh more than appliances that also fit under a
 * counter.
 */
function lacking({ high, placed }: Filled): number {
  const hasHob = placed.some(({ piece }) => piece.kind === 'hob' || piece.kind === 'stove');
  return high.reduce((sum, one) => sum + (one.isCold && !isCooler(one) ? NEEDED : 1), hasHob ? 0 : NEEDED);
}
