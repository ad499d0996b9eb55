import type { Registration, RegistrationOutcome } from '@gavel/contract';
import { AppError } from '../../../http/app-error.ts';
import { type Agreement, insertUser } from './accounts.repository.ts';
import { refuseGuessedPassword } from './common-passwords.ts';
import { consentWithSlug, NEWSLETTER, TERMS } from './consents.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { userAgentOf } from './own-sessions.ts';
import { shownPhone } from './shown-phone.ts';
import { typedEmail } from './typed-email.ts';

export interface Registered extends RegistrationOutcome {
  readonly cookies: readonly string[];
}

/**
 * Creates an account and logs its owner in. Throws `common-password`, `own-words-password`, `unknown-municipality`, `busy`, and
 * `outdated-consent` if the user did not agree to the current version of the terms.
 */
export async function register(
  dependencies: AccountsDependencies,
  asked: Registration,
  requestHeaders: Headers,
): Promise<Registered> {
  const { db, auth, passwords, currentRange, now } = dependencies;
  const { password, gdprConsentId, newsletter, emailTyped, ...written } = asked;
  const person = { ...written, emailTyped: typedEmail(asked.email, emailTyped), cellphone: shownPhone(asked.cellphone) };
  const range = await currentRange();
  refuseGuessedPassword(password, 'Password', range, person);
  if (!range.municipalities.some(({ id }) => id === person.municipalityId))
    throw new AppError('unknown-municipality', '', { field: 'MunicipalityId' });
  const terms = consentWithSlug(range, TERMS);
  if (terms?.id !== gdprConsentId) throw new AppError('outdated-consent', '', { field: 'GdprConsentId' });

  const agreed = [terms, ...(newsletter ? [consentWithSlug(range, NEWSLETTER)] : [])];
  const agreements = agreed.flatMap((consent): Agreement[] =>
    consent ? [{ consentId: consent.id, slug: consent.slug, version: consent.version }] : [],
  );
  const user = await insertUser(db, person, await passwords.hash(password), agreements, new Date(now()));
  if (!user) return { success: false, accountAlreadyExists: true, cookies: [] };
  // Do not call `signIn`: it could refuse a user who has just registered, because of the limit for logins or a full queue of password
  // hashes.
  const browser = userAgentOf(requestHeaders);
  const { headers } = await auth.api.openSession({ body: { userId: user.id }, headers: browser, returnHeaders: true });
  return { success: true, accountAlreadyExists: false, cookies: headers.getSetCookie() };
}
