import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import type { Mails } from '../../people/mail/mails.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { findHouse } from '../saved-houses/saved-houses.repository.ts';
import { documentMail } from './document-mail.ts';

/** The dependencies of `mailDocument`. */
export interface MailingDocuments {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly mails: Mails;
  readonly limits: Pick<Limits, 'mailDocumentToAddress'>;
  /** Returns the name and address of an account; null: the account does not exist. */
  readonly findPerson: (
    db: Database,
    userId: string,
  ) => Promise<{ readonly name: string; readonly firstName: string; readonly email: string } | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The time in ms after which a waiting e-mail is not sent any more. The house may have changed since the user asked for the e-mail. */
const USELESS_AFTER_MS = 86_400_000;

/**
 * Queues an e-mail with the PDF of a house. The PDF is made when the e-mail is sent. Code that calls this function must first check that
 * the user has access to the house. Throws `unknown-configuration` and `too-many-requests`.
 */
export async function mailDocument(
  { db, currentRange, mails, limits, findPerson, now }: MailingDocuments,
  { userId }: Member,
  token: string,
  email: string,
): Promise<void> {
  await limits.mailDocumentToAddress(email);
  const [range, house, sender] = await Promise.all([currentRange(), findHouse(db, token), findPerson(db, userId)]);
  if (!house || !sender) throw new AppError('unknown-configuration');
  const isOwn = sender.email === email;
  const sentAt = new Date(now());
  const mail = await mails.write(
    documentMail({
      to: { email, firstName: isOwn ? sender.firstName : '' },
      sender: isOwn ? null : sender.name,
      token,
      isOrder: house.type === 'base',
      // Use the title of the house model, because the owner may have given the house a name with any text.
      houseTitle: range.houses.find(({ id }) => id === house.houseId)?.title ?? '',
      municipalityName: range.municipalities.find(({ id }) => id === house.municipalityId)?.name ?? '',
      sentAt,
    }),
  );
  await db.transaction((tx) => mails.queue(tx, mail, new Date(now() + USELESS_AFTER_MS)));
}
