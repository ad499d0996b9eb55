import { emailFault, z } from '@gavel/contract';
import type { logInTexts, Translate } from '@gavel/texts';

type Words = Translate<(typeof logInTexts)['messages']>;

/** What lets somebody in. What is written as an address is for the server to know: the housing portal has user names of its own. */
export function logInSchema(t: Words) {
  return z.object({
    username: z.string().check(z.trim(), z.minLength(1, t('emailRequired'))),
    password: z.string().check(z.minLength(1, t('passwordRequired'))),
    /** Absent until the server has asked for it. */
    code: z.optional(z.string().check(z.trim(), z.minLength(1, t('codeRequired')))),
  });
}

export function forgotSchema(t: Words) {
  return z.object({ email: emailOf(emailFaults(t)) });
}

/** A new password written twice. */
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

/** What stands below an address that nobody can send to. */
export interface EmailFaults {
  readonly required: string;
  readonly malformed: string;
  /** There are letters before the `@` that mail servers do not take. */
  readonly localPart: string;
}

/** An e-mail address by the server's own rule. */
export function emailOf({ required, malformed, localPart }: EmailFaults) {
  return z.string().check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.superRefine((text, context) => {
      const fault = emailFault(text);
      if (fault) context.addIssue(fault === 'local-part' ? localPart : malformed);
    }),
  );
}

type EmailKey = 'emailRequired' | 'emailInvalid' | 'emailLocalPart';

/** The same words of any form. */
export function emailFaults(t: (key: EmailKey) => string): EmailFaults {
  return { required: t('emailRequired'), malformed: t('emailInvalid'), localPart: t('emailLocalPart') };
}
