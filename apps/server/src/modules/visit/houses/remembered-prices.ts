import { type Ore, ore } from '@gavel/core';
import { z } from 'zod';
import type { Kept } from '../../../adapters/kept/kept-file.ts';

/** What houses cost that was worked out before: three hundred models are compiled for it, a second's work. */
export interface PriceMemory {
  /** Those of a range by its content hash, by a name that says all else that decides them. */
  of(contentHash: string): Map<string, Ore>;
  /** There are more than before. */
  keep(): void;
}

/** Prices of one range, which only the program that worked them out believes. */
export const knownPrices = z.object({
  /** `programState` */
  program: z.string(),
  contentHash: z.string(),
  prices: z.record(z.string(), z.number().transform(ore)),
});

/** Remembers the prices of the range that is served, also over a restart. */
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
    // All houses of a list are worked out at once, and written once.
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

/** Remembers as long as the process lives. */
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
