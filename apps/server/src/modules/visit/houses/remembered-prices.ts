import { type Ore, ore } from '@gavel/core';
import { z } from 'zod';
import type { Kept } from '../../../adapters/kept/kept-file.ts';

/**
 * The starting prices of houses that the server has already calculated. To calculate the starting prices of a whole range, the server
 * compiles three hundred models, which takes a second.
 */
export interface PriceMemory {
  /** Returns the known prices of the range with this content hash. A key names a house and a group of municipalities (`nameOf`). */
  of(contentHash: string): Map<string, Ore>;
  /** Stores the prices. Call this function after adding prices. */
  keep(): void;
}

/** The prices of one range in the form in which they are stored. Only the version of the program that stored them uses them. */
export const knownPrices = z.object({
  /** The value of `programState`: it identifies the version of the program. */
  program: z.string(),
  contentHash: z.string(),
  prices: z.record(z.string(), z.number().transform(ore)),
});

/** Returns a memory for the prices of the current range. Its content is stored, so that the next process can use it. */
export async function rememberedPrices(kept: Kept<z.output<typeof knownPrices>>, program: string): Promise<PriceMemory> {
  const last = await kept.read();
  let served = last?.program === program ? last.contentHash : '';
  let prices = new Map<string, Ore>(last && served ? Object.entries(last.prices) : []);
  let isToBeWritten = false;
  return {
    of(contentHash) {
      if (contentHash !== served) prices = new Map();
      served = contentHash;
      return prices;
    },
    // All houses of a list add their prices within one turn of the event loop. So write the prices only once, after that turn.
    keep() {
      if (isToBeWritten) return;
      isToBeWritten = true;
      setImmediate(() => {
        isToBeWritten = false;
        void kept.write({ program, contentHash: served, prices: Object.fromEntries(prices) });
      });
    },
  };
}

/** Returns a memory for prices that lasts as long as the process. */
export function passingPrices(): PriceMemory {
  const ofRange = new Map<string, Map<string, Ore>>();
  return {
    of(contentHash) {
      const prices = ofRange.get(contentHash) ?? new Map<string, Ore>();
      ofRange.set(contentHash, prices);
      return prices;
    },
    keep() {},
  };
}
