import { z } from '@gavel/contract';
import { longestName } from '@gavel/core';
import type { nameTexts, Translate } from '@gavel/texts';

/** Returns the schema for a house's name, with its error messages. */
export function nameSchema(t: Translate<(typeof nameTexts)['messages']>) {
  return z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, t('required')), z.maxLength(longestName, t('tooLong', { count: String(longestName) }))),
  });
}
