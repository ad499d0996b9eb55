import { z } from '@gavel/contract';
import type { householdTexts, Translate } from '@gavel/texts';
import { emailFaults, emailOf } from '../../account/log-in-schema.ts';

/** Whom to ask to share a house. */
export function inviteSchema(t: Translate<(typeof householdTexts)['messages']>) {
  return z.object({ email: emailOf(emailFaults(t)) });
}
