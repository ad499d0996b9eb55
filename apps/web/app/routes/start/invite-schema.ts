import { emailAddress, z } from '@gavel/contract';
import type { householdTexts, Translate } from '@gavel/texts';

/** Whom to ask to share a house. */
export function inviteSchema(t: Translate<(typeof householdTexts)['messages']>) {
  return z.object({
    email: z
      .string()
      .trim()
      .min(1, { error: t('emailRequired'), abort: true })
      .refine((text) => emailAddress.safeParse(text).success, t('emailInvalid')),
  });
}
