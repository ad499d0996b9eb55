import { createTexts, municipalityTexts } from '@gavel/texts';
import type { CurrentRange } from '../../range/current-range.ts';

/** Returns the name that a configuration has until the visitor names it. The builder can change this text. */
export function defaultName({ texts }: Pick<CurrentRange, 'texts'>): string {
  return createTexts(texts).of(municipalityTexts)('defaultHouseName');
}
