import { isPhoneNumber, type ListedMunicipality, longestPersonName, z } from '@gavel/contract';
import type { registerTexts, Translate } from '@gavel/texts';
import { emailFaults, emailOf } from './log-in-schema.ts';

/** What an account is made of, with what is wrong with each part. */
export function registerSchema(t: Translate<(typeof registerTexts)['messages']>) {
  const name = (required: string) => z.string().trim().min(1, required).max(longestPersonName, t('nameTooLong'));
  return z
    .object({
      firstName: name(t('firstNameRequired')),
      lastName: name(t('lastNameRequired')),
      email: emailOf(emailFaults(t)),
      cellphone: z.string().trim().refine(isPhoneNumber, t('phoneInvalid')),
      municipality: z.custom<ListedMunicipality | null>().transform((place, context) => {
        if (place) return place;
        context.addIssue(t('municipalityRequired'));
        return z.NEVER;
      }),
      password: z.string().min(8, t('passwordTooShort')).max(128, t('passwordTooLong')),
      confirmPassword: z.string(),
      consent: z.boolean().refine((given) => given, t('consentRequired')),
      newsletter: z.boolean(),
    })
    .refine(({ password, confirmPassword }) => password.length < 8 || password === confirmPassword, {
      path: ['confirmPassword'],
      error: t('passwordsDiffer'),
      // Also while something else is wrong.
      when: () => true,
    });
}
