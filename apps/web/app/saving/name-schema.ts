import { z } from '@gavel/contract';
import { longestName } from '@gavel/core';
import type { nameTexts, Translate } from '@gavel/texts';

/** A name of a house, with what is wrong with it. */
export function nameSchema(t: Translate<(typeof nameTexts)['messages']>) {
  return z.object({
    name: z
      .string()
      .trim()
      .min(1, t('required'))
      .max(longestName, t('tooLong', { count: String(longestName) })),
  });
}
