import type { LinkMailRequest } from '@gavel/contract';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { keyMatches } from '../../../secrets/secrets.ts';
import type { Mails } from '../../people/mail/mails.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { findSnapshot } from './configurations.repository.ts';
import { unknownConfiguration } from './open-configuration.ts';
import { ownLinkMail } from './own-link-mail.ts';

/** The dependencies of `mailLink`. */
export interface LinkMailing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly mails: Mails;
  readonly limits: Pick<Limits, 'mailLinkOfAddress'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * E-mails the link to a snapshot (a shared configuration) to the visitor who made it. The e-mail contains no text that the
 * visitor wrote, not even the name of the house, because anybody can enter any address. Throws `unknown-configuration`,
 * `wrong-withdraw-key`, and `too-many-requests` if the address has already received too many e-mails.
 */
export async function mailLink(
  { db, currentRange, mails, limits, now }: LinkMailing,
  token: string,
  key: string,
  { email }: LinkMailRequest,
): Promise<void> {
  const snapshot = await findSnapshot(db, token);
  if (!snapshot) throw unknownConfiguration(token);
  if (!keyMatches(key, snapshot.withdrawKeyHash)) throw new AppError('wrong-withdraw-key');
  const { houses, municipalities } = await currentRange();
  const house = houses.find(({ id }) => id === snapshot.houseId);
  const municipality = municipalities.find(({ id }) => id === snapshot.municipalityId);
  if (!house || !municipality) throw unknownConfiguration(token);
  await limits.mailLinkOfAddress(email);
  const mail = await mails.write(
    ownLinkMail({ email, token, houseTitle: house.title, municipalityName: municipality.name, sentAt: new Date(now()) }),
  );
  await db.transaction((transaction) => mails.queue(transaction, mail));
}
