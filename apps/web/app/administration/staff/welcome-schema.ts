import { z } from '@gavel/contract';
import type { staffTexts, Translate } from '@gavel/texts';

/** A password written twice. */
export function welcomeSchema(t: Translate<(typeof staffTexts)['messages']>) {
  return z.object({ password: z.string().check(z.minLength(8, t('tooShort'))), again: z.string() }).check(
    z.refine(({ password, again }) => password.length < 8 || password === again, {
      path: ['again'],
      error: t('different'),
      when: () => true,
    }),
  );
}
