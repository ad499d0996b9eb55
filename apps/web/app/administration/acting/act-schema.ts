import { z } from '@gavel/contract';
import type { administrationTexts, Translate } from '@gavel/texts';

export function actSchema(t: Translate<(typeof administrationTexts)['messages']>) {
  return z.object({
    // Without a choice, the value of the radio group is null, so a value of another type than text gets this message too.
    customerNumber: z.string({ error: t('customerRequired') }).check(z.regex(/^[1-9]\d{0,8}$/, t('customerRequired'))),
    reason: z.string().check(z.trim(), z.minLength(1, t('reasonRequired')), z.maxLength(500, t('reasonTooLong'))),
  });
}
