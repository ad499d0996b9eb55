import type { Registration, RegistrationOutcome } from '@gavel/contract';
import { AppError } from '../../http/app-error.ts';
import { type Agreement, insertUser } from './accounts.repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import { consentWithSlug, NEWSLETTER, TERMS } from './consents.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { signIn } from './sign-in.ts';

export interface Registered extends RegistrationOutcome {
  readonly cookies: readonly string[];
}

/**
 * Makes an account and logs it in. Throws `common-password`, `unknown-municipality`, and `outdated-consent` where what was agreed to is not
 * the version in force.
 */
export async function register(dependencies: AccountsDependencies, asked: Registration): Promise<Registered> {
  const { db, passwords, currentRange, now } = dependencies;
  const { password, gdprConsentId, newsletter, ...person } = asked;
  const range = await currentRange();
  if (isCommonPassword(password)) throw new AppError('common-password', '', { field: 'Password' });
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
  const signedIn = await signIn(dependencies, { username: person.email, password, code: null });
  return { success: true, accountAlreadyExists: false, cookies: signedIn?.cookies ?? [] };
}
