import { z } from '@gavel/contract';
import type { staffTexts, Translate } from '@gavel/texts';

/** The schema of a password entered twice. */
export function welcomeSchema(t: Translate<(typeof staffTexts)['messages']>) {
  return z.object({ password: z.string().check(z.minLength(8, t('tooShort'))), again: z.string() }).check(
    z.refine(({ password, again }) => password.length < 8 || password === again, {
      path: ['again'],
      error: t('different'),
      when: () => true,
    }),
  );
}
