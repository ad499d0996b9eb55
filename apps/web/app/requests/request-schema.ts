import { isPhoneNumber, longestMessage, longestPersonName, z } from '@gavel/contract';
import type { requestTexts, Translate } from '@gavel/texts';
import { emailFaults, emailOf } from '../account/log-in-schema.ts';

/**
 * Returns the schema of a request, with its error messages.
 * @param isMember whether the user is logged in. If so, the name, the e-mail address and the telephone number come from the account, and
 * the user has accepted the terms already. So the schema does not check these fields.
 */
export function requestSchema(t: Translate<(typeof requestTexts)['messages']>, isMember: boolean) {
  const given = z.string();
  const name = (required: string) =>
    given.check(z.trim(), z.minLength(1, required), z.maxLength(longestPersonName, t('nameTooLong')));
  return z.object({
    firstName: isMember ? given : name(t('firstNameRequired')),
    lastName: isMember ? given : name(t('lastNameRequired')),
    email: isMember ? given : emailOf(emailFaults(t)),
    phone: isMember ? given : required(t('phoneRequired')).check(z.refine(isPhoneNumber, t('phoneInvalid'))),
    message: given.check(z.trim(), z.maxLength(longestMessage, t('messageTooLong'))),
    newsletter: z.boolean(),
    consent: isMember ? z.boolean() : z.boolean().check(z.refine((agreed) => agreed, t('consentRequired'))),
    leaveEmpty: given,
  });
}

function required(error: string) {
  return z.string().check(z.trim(), z.minLength(1, { error, abort: true }));
}
