import { z } from '@gavel/contract';
import type { administrationTexts, Translate } from '@gavel/texts';

export function actSchema(t: Translate<(typeof administrationTexts)['messages']>) {
  return z.object({
    customerNumber: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,8}$/, t('customerNumberRequired')),
    reason: z.string().trim().min(1, t('reasonRequired')).max(500),
  });
}
