import type { SavedConfiguration } from '@gavel/contract';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Member, onBehalfOf } from '../../../http/identity.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { HouseContent } from '../saved-houses/house-versions.repository.ts';
import { noteForStaff } from '../saved-houses/note-for-staff.ts';
import { countHouses, insertHouse, lockOwner, type Saver } from '../saved-houses/saved-houses.repository.ts';
import { findSnapshot } from './configurations.repository.ts';
import { savedAs } from './saved-as.ts';

/**
 * How many random tokens are tried to find an unused one. There are 2 · 10¹⁴ tokens, so this many used tokens in a row never occur in
 * practice.
 */
const ATTEMPTS = 5;

/** The greatest number of saved houses of one account. Nobody needs more, and this many fit on one page. */
const MOST_HOUSES = 200;

export interface KeepingNew {
  readonly secrets: Pick<Secrets, 'newToken'>;
}

/**
 * Saves a new house under a new token, for the member or for the customer for whom they act. Throws `too-many-houses`.
 *
 * @param creationKeyHash the hash of the idempotency key of the save; null: the save has no key
 */
export async function keepNew(
  { secrets }: KeepingNew,
  tx: Database,
  member: Member,
  content: HouseContent,
  saver: Saver,
  creationKeyHash: string | null = null,
): Promise<SavedConfiguration> {
  const ownerId = onBehalfOf(member);
  await lockOwner(tx, ownerId);
  if ((await countHouses(tx, ownerId)) >= MOST_HOUSES)
    throw new AppError('too-many-houses', `An account keeps at most ${MOST_HOUSES} houses`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const token = secrets.newToken();
    if (await findSnapshot(tx, token)) continue;
    if (!(await insertHouse(tx, { token, ownerId, creationKeyHash, content, saver }))) continue;
    await noteForStaff(tx, member, { token, ownerId }, 'configuration-saved', saver.at, { revision: 1 });
    return savedAs({ ...content, token, revision: 1, savedAt: saver.at });
  }
  throw new Error(`${ATTEMPTS} tokens in a row were taken`);
}
