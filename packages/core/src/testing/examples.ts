import { inject } from 'vitest';

/** The factor by which `npm run test:deep` increases the number of examples of every property that uses `examples`. */
const FULL = 20;

/**
 * Returns how many examples `fc.assert` tries for a property. Normally it tries `numRuns` examples, which are the same in every run. In
 * `npm run test:deep` it tries twenty times as many, and new ones in every run. fast-check prints the seed of a failure.
 */
export function examples(numRuns: number, seed: number): { readonly numRuns: number; readonly seed?: number } {
  return inject('propertyDepth') === 'full' ? { numRuns: numRuns * FULL } : { numRuns, seed };
}
