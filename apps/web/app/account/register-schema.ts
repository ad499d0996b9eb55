import { isPhoneNumber, type ListedMunicipality, longestPersonName, z } from '@gavel/contract';
import type { registerTexts, Translate } from '@gavel/texts';
import { emailFaults, emailOf } from './log-in-schema.ts';

/** The schema of the registration form, with its error messages. */
export function registerSchema(t: Translate<(typeof registerTexts)['messages']>) {
  const name = (required: string) =>
    z.string().check(z.trim(), z.minLength(1, required), z.maxLength(longestPersonName, t('nameTooLong')));
  return z
    .object({
      firstName: name(t('firstNameRequired')),
      lastName: name(t('lastNameRequired')),
      email: emailOf(emailFaults(t)),
      cellphone: z.string().check(z.trim(), z.refine(isPhoneNumber, t('phoneInvalid'))),
      municipality: z.pipe(
        z.custom<ListedMunicipality | null>(),
        z.transform((place, context) => {
          if (place) return place;
          context.issues.push({ code: 'custom', message: t('municipalityRequired'), input: place });
          return z.NEVER;
        }),
      ),
      password: z.string().check(z.minLength(8, t('passwordTooShort')), z.maxLength(128, t('passwordTooLong'))),
      confirmPassword: z.string(),
      consent: z.boolean().check(z.refine((given) => given, t('consentRequired'))),
      newsletter: z.boolean(),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password.length < 8 || password === confirmPassword, {
        path: ['confirmPassword'],
        error: t('passwordsDiffer'),
        // Compare the two passwords even if other fields are invalid.
        when: () => true,
      }),
    );
}
