import { z } from '@gavel/contract';
import type { householdTexts, Translate } from '@gavel/texts';
import { emailFaults, emailOf } from '../../account/log-in-schema.ts';

/** The schema of the invitation form: an e-mail address. */
export function inviteSchema(t: Translate<(typeof householdTexts)['messages']>) {
  return z.object({ email: emailOf(emailFaults(t)) });
}
