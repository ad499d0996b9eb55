import { z } from '@gavel/contract';
import type { logInTexts, Translate } from '@gavel/texts';
import { emailFaults, emailOf } from '../account/log-in-schema.ts';

export function mailLinkSchema(t: Translate<(typeof logInTexts)['messages']>) {
  return z.object({ email: emailOf(emailFaults(t)) });
}
