import type { LinkMailRequest } from '@gavel/contract';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { keyMatches } from '../../../secrets/secrets.ts';
import type { Letters } from '../../people/letters/letters.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { findSnapshot } from './configurations.repository.ts';
import { unknownConfiguration } from './open-configuration.ts';
import { ownLinkLetter } from './own-link-letter.ts';

/** What it takes to e-mail a link. */
export interface LinkMailing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly letters: Letters;
  readonly limits: Pick<Limits, 'mailLinkOfAddress'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * E-mails the link to a snapshot to whoever made it. Nothing that the visitor wrote is in the e-mail, not even the name of the house, because
 * anybody can enter anybody's address. Throws `unknown-configuration`, `wrong-withdraw-key`, and `too-many-requests` where the address has
 * had enough of them.
 */
export async function mailLink(
  { db, currentRange, letters, limits, now }: LinkMailing,
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
  const letter = await letters.write(
    ownLinkLetter({ email, token, houseTitle: house.title, municipalityName: municipality.name, sentAt: new Date(now()) }),
  );
  await db.transaction((transaction) => letters.queue(transaction, letter));
}
