import { selections } from '@gavel/contract';
import { toKr } from '@gavel/core';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listVersions, type SavedVersion } from './house-versions.repository.ts';
import { leaveAllHouses, lockHousesOf } from './household.repository.ts';
import { listHouses } from './saved-houses.repository.ts';

/** The houses that a user owns and those of whose household the user is a member, with all their stored versions. */
export const personalHouses: PersonalRecords = {
  name: 'savedHouses',
  async exportOf(tx: Database, userId: string) {
    const houses = [];
    for (const { token, type, ownerId, createdAt, requestForProposalSentAt } of await listHouses(tx, userId)) {
      const versions = (await listVersions(tx, token)).map(exported);
      houses.push({ token, type, isOwner: ownerId === userId, createdAt, requestForProposalSentAt, versions });
    }
    return houses;
  },
  async forget(tx, userId) {
    await leaveAllHouses(tx, userId);
    return [];
  },
  // Lock the owner first and then the houses, as a save does, so that no deadlock arises. After the houses, `lockHousesAndWork` locks the
  // requests about them.
  lock: lockHousesOf,
};

/** Returns a version of a house for the data export. Leaves out who saved it, because that may be data about another person. */
function exported({ answers, priceOre, token: _, savedBy: __, ...version }: SavedVersion) {
  return { ...version, price: toKr(priceOre), answers: z.encode(selections, answers) };
}
