import { z } from '@gavel/contract';
import type { administrationTexts, Translate } from '@gavel/texts';

export function actSchema(t: Translate<(typeof administrationTexts)['messages']>) {
  return z.object({
    // Of radio buttons none of which is chosen there is null.
    customerNumber: z.string({ error: t('customerRequired') }).regex(/^[1-9]\d{0,8}$/, t('customerRequired')),
    reason: z.string().trim().min(1, t('reasonRequired')).max(500),
  });
}
