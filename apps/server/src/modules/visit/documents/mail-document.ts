import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Member } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import type { Letters } from '../../people/letters/letters.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { findHouse } from '../saved-houses/saved-houses.repository.ts';
import { documentLetter } from './document-letter.ts';

/** What e-mailing a PDF takes. */
export interface MailingDocuments {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly letters: Letters;
  readonly limits: Pick<Limits, 'mailDocumentToAddress'>;
  /** Name and address of an account; null: there is none. */
  readonly findPerson: (
    db: Database,
    userId: string,
  ) => Promise<{ readonly name: string; readonly firstName: string; readonly email: string } | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A letter that waits longer for its turn than a day is for a house that may have changed since. */
const USELESS_AFTER_MS = 86_400_000;

/**
 * Queues a letter with the PDF of a house, which is made when it is sent. Whether who asks has a part in the house is judged before. Throws
 * `unknown-configuration` and `too-many-requests`.
 */
export async function mailDocument(
  { db, currentRange, letters, limits, findPerson, now }: MailingDocuments,
  { userId }: Member,
  token: string,
  email: string,
): Promise<void> {
  await limits.mailDocumentToAddress(email);
  const [range, house, sender] = await Promise.all([currentRange(), findHouse(db, token), findPerson(db, userId)]);
  if (!house || !sender) throw new AppError('unknown-configuration');
  const isOwn = sender.email === email;
  const sentAt = new Date(now());
  const letter = await letters.write(
    documentLetter({
      to: { email, firstName: isOwn ? sender.firstName : '' },
      sender: isOwn ? null : sender.name,
      token,
      isOrder: house.type === 'base',
      // The model's own title: what its owner calls it may say anything.
      houseTitle: range.houses.find(({ id }) => id === house.houseId)?.title ?? '',
      municipalityName: range.municipalities.find(({ id }) => id === house.municipalityId)?.name ?? '',
      sentAt,
    }),
  );
  await db.transaction((tx) => letters.queue(tx, letter, new Date(now() + USELESS_AFTER_MS)));
}
