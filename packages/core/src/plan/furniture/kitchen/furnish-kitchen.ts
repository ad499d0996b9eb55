import type { Piece } from '../../pieces.ts';
import { placeUnderBench } from './appliances.ts';
import { placesForBenches } from './benches.ts';
import { fillBench } from './fill-bench.ts';
import { highCupboards, isCooler, standAlone } from './high-cupboards.ts';
import { placeIsland } from './island.ts';
import type { Benches, Filled, Kitchen, Placed } from './kitchen.ts';
import { placePeninsula, standsFree } from './peninsula.ts';

/** The number of faults that a missing hob, fridge or freezer counts as. A missing tall oven cupboard counts as one fault. */
const NEEDED = 10;

/** Returns the best kitchen for the room: counters with their appliances, tall cupboards, and an island or peninsula. */
export function furnishKitchen(kitchen: Kitchen): readonly Placed[] {
  const best = bestBenches(kitchen);
  if (!best) return [];
  placeUnderBench(best);
  return best.free ? [...best.placed, { piece: best.free, before: 0 }] : best.placed;
}

/**
 * Returns the first counters with the hob, all cold storage (fridge and freezer) and, if chosen, an island or peninsula with free floor
 * behind it. If necessary, cold storage is at another wall. Tries two counters at an angle before a single counter. If no counters have all
 * of this, returns those with the fewest faults.
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

/**
 * Fills the counters. Each tall cupboard is at the end of the main counter, or at the end of the side counter if it does not fit at the
 * main counter.
 */
function fill(kitchen: Kitchen, benches: Benches): Filled {
  const filled: Filled = { ...benches, placed: [], high: [...highCupboards(kitchen.features)], free: null };
  fillBench(kitchen, filled, true);
  if (benches.side) fillBench(kitchen, filled, false);
  return filled;
}

/** Returns an island in front of the main counter, or a peninsula; null: neither was chosen, or the chosen one does not fit. */
function freeStanding(kitchen: Kitchen, filled: Filled): Piece | null {
  const { kitchen: form } = kitchen.features;
  return form === 'island' ? placeIsland(kitchen, filled) : form === 'peninsula' ? placePeninsula(kitchen, filled) : null;
}

/**
 * Returns the number of faults that the missing appliances count as. A missing hob or missing cold storage counts as more faults than a
 * missing oven or wine cooler, because an oven and a wine cooler also fit under a counter.
 */
function lacking({ high, placed }: Filled): number {
  const hasHob = placed.some(({ piece }) => piece.kind === 'hob' || piece.kind === 'stove');
  return high.reduce((sum, one) => sum + (one.isCold && !isCooler(one) ? NEEDED : 1), hasHob ? 0 : NEEDED);
}
