import { inject } from 'vitest';

/** What `npm run test:deep` multiplies the examples of every property by. */
const FULL = 20;

/**
 * How many examples a property is tried with, for `fc.assert`: by default so many, always the same; at full depth twenty times as many,
 * others each time. fast-check names the seed of those that fail.
 */
export function examples(numRuns: number, seed: number): { readonly numRuns: number; readonly seed?: number } {
  return inject('propertyDepth') === 'full' ? { numRuns: numRuns * FULL } : { numRuns, seed };
}
