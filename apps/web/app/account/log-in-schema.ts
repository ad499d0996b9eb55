import { emailFault, z } from '@gavel/contract';
import type { logInTexts, Translate } from '@gavel/texts';

type Words = Translate<(typeof logInTexts)['messages']>;

/** The schema of the login form. The user name need not be an e-mail address: the housing portal has its own user names. */
export function logInSchema(t: Words) {
  return z.object({
    username: z.string().check(z.trim(), z.minLength(1, t('emailRequired'))),
    password: z.string().check(z.minLength(1, t('passwordRequired'))),
    /** The field is missing until the server asks for the code of the second factor. */
    code: z.optional(z.string().check(z.trim(), z.minLength(1, t('codeRequired')))),
  });
}

export function forgotSchema(t: Words) {
  return z.object({ email: emailOf(emailFaults(t)) });
}

/** The schema of the form for a new password, entered twice. */
export function choosePasswordSchema(t: Words) {
  return z
    .object({
      oldPassword: z.string().check(z.minLength(1, t('passwordRequired'))),
      newPassword: z.string().check(z.minLength(8, t('tooShort')), z.maxLength(128, t('tooLong'))),
      confirmation: z.string(),
    })
    .check(
      z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
        path: ['confirmation'],
        error: t('different'),
        when: () => true,
      }),
    );
}

/** The error messages for an e-mail address. */
export interface EmailFaults {
  readonly required: string;
  readonly malformed: string;
  /** The message for an address with characters before the `@` that mail servers refuse. */
  readonly localPart: string;
}

/** Returns the schema of an e-mail address. It applies the same rule as the server. */
export function emailOf({ required, malformed, localPart }: EmailFaults) {
  return z.string().check(
    z.trim(),
    // One check finds an empty and a malformed address. Of two checks, the first would need `abort`, and after an abort zod also skips
    // the comparison of the two passwords in `registerSchema`.
    z.superRefine((text, context) => {
      if (text === '') return context.addIssue(required);
      const fault = emailFault(text);
      if (fault) context.addIssue(fault === 'local-part' ? localPart : malformed);
    }),
  );
}

type EmailKey = 'emailRequired' | 'emailInvalid' | 'emailLocalPart';

/** Returns the error messages for an e-mail address from the texts of a form. */
export function emailFaults(t: (key: EmailKey) => string): EmailFaults {
  return { required: t('emailRequired'), malformed: t('emailInvalid'), localPart: t('emailLocalPart') };
}
