import { createTexts, municipalityTexts } from '@gavel/texts';
import type { CurrentRange } from '../../range/current-range.ts';

/** Returns the name of a configuration until the visitor names it, in the builder’s words. */
export function defaultName({ texts }: Pick<CurrentRange, 'texts'>): string {
  return createTexts(texts).of(municipalityTexts)('defaultHouseName');
}
