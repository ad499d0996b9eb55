import type { ContactRequest } from '@gavel/contract';
import type { ConsentId } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Member, onBehalfOf } from '../../../http/identity.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { consentWithSlug, NEWSLETTER, TERMS } from '../../people/accounts/consents.ts';
import { shownPhone } from '../../people/accounts/shown-phone.ts';
import { typedEmail } from '../../people/accounts/typed-email.ts';
import type { CurrentRange } from '../../range/current-range.ts';

/** The person who sends a request. */
export interface AskingCustomer {
  /** Null: a visitor without an account. */
  readonly userId: string | null;
  readonly name: string;
  readonly firstName: string;
  /** The e-mail address in the normalised form to which e-mails are sent. */
  readonly email: string;
  /** The e-mail address as its owner writes it; null: it is written like `email`. */
  readonly emailTyped: string | null;
  readonly phone: string;
  /** The terms that a visitor without an account accepts with the request. A customer with an account has already accepted them. */
  readonly consentId: ConsentId | null;
  readonly newsletterConsentId: ConsentId | null;
}

/**
 * Returns the customer of a request by a logged-in user: that user, or the customer for whom staff act. The data comes from the account.
 * The data in the form is ignored.
 */
export async function memberAsks(db: Database, member: Member): Promise<AskingCustomer> {
  const user = await findUser(db, onBehalfOf(member));
  if (!user) throw new AppError('not-logged-in');
  const { id: userId, name, firstName, email, emailTyped, cellphone: phone } = user;
  return { userId, name, firstName, email, emailTyped, phone, consentId: null, newsletterConsentId: null };
}

/**
 * Returns the customer of a request without an account, with the data of the form. Throws `malformed-body` with the name of the
 * field if a field is missing, and `outdated-consent` if the visitor did not accept the current terms.
 */
export function visitorAsks(request: ContactRequest, range: Pick<CurrentRange, 'consents'>): AskingCustomer {
  const { name, email, phone, newsletter } = request;
  const emailTyped = typedEmail(email, request.emailTyped);
  for (const [field, written] of Object.entries({ Name: name, Email: email, Phone: phone }))
    if (written === '') throw new AppError('malformed-body', `${field} is missing`, { field });
  const terms = consentWithSlug(range, TERMS);
  const consentId = terms?.id ?? null;
  if (consentId !== request.gdprConsentId)
    throw new AppError('outdated-consent', 'The terms in force have to be agreed to', { field: 'GdprConsentId' });
  const newsletterConsentId = (newsletter && consentWithSlug(range, NEWSLETTER)?.id) || null;
  const [firstName = ''] = name.split(' ');
  return { userId: null, name, firstName, email, emailTyped, phone: shownPhone(phone), consentId, newsletterConsentId };
}
