import { emailAddress, z } from '@gavel/contract';
import type { logInTexts, Translate } from '@gavel/texts';

type Words = Translate<(typeof logInTexts)['messages']>;

/** What lets somebody in. What is written as an address is for the server to know: the housing portal has user names of its own. */
export function logInSchema(t: Words) {
  return z.object({
    username: z.string().trim().min(1, t('emailRequired')),
    password: z.string().min(1, t('passwordRequired')),
    /** Absent until the server has asked for it. */
    code: z.string().trim().min(1, t('codeRequired')).optional(),
  });
}

export function forgotSchema(t: Words) {
  return z.object({ email: emailOf(t('emailRequired'), t('emailInvalid')) });
}

/** A new password written twice. */
export function choosePasswordSchema(t: Words) {
  return z
    .object({
      oldPassword: z.string().min(1, t('passwordRequired')),
      newPassword: z.string().min(8, t('tooShort')).max(128, t('tooLong')),
      confirmation: z.string(),
    })
    .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      error: t('different'),
      when: () => true,
    });
}

/** An address as the server takes one. */
export function emailOf(required: string, invalid: string) {
  return z
    .string()
    .trim()
    .min(1, { error: required, abort: true })
    .refine((text) => emailAddress.safeParse(text).success, invalid);
}
