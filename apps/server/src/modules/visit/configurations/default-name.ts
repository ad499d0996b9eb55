import { createTexts, municipalityTexts } from '@gavel/texts';
import type { CurrentRange } from '../../range/current-range.ts';

/** What a configuration is called until the visitor names it, in the builder's words. */
export function defaultName({ texts }: Pick<CurrentRange, 'texts'>): string {
  return createTexts(texts).of(municipalityTexts)('defaultHouseName');
}
