import { z } from '@gavel/contract';
import type { securityTexts, Translate } from '@gavel/texts';

type Words = Translate<(typeof securityTexts)['messages']>;

export function confirmSchema(t: Words) {
  return z.object({ password: z.string().check(z.minLength(1, t('passwordRequired'))) });
}

export function codeSchema(t: Words) {
  return z.object({ code: z.string().check(z.trim(), z.minLength(1, t('codeRequired'))) });
}
