import type { HouseAccess } from '@gavel/contract';
import type { Database } from '../../../db/connect.ts';
import { type AccessToHouse, hasEntered, type Identity, isStaff, onBehalfOf } from '../../../http/identity.ts';
import { isMember } from './household.repository.ts';
import { findHouse, type SavedHouse } from './saved-houses.repository.ts';

/** Returns a function that finds a saved house by its token and returns the access of a user to this house. */
export function accessToHouses(db: Database): AccessToHouse {
  return async (token, identity) => {
    const house = await findHouse(db, token);
    return house && accessTo(db, house, identity);
  };
}

/**
 * Returns the access of a user to a house; null: the user has no access. Staff who act for the owner of the house have the owner’s access.
 */
export async function accessTo(db: Database, house: SavedHouse, identity: Identity): Promise<HouseAccess | null> {
  if (!hasEntered(identity)) return null;
  const person = onBehalfOf(identity);
  if (house.ownerId === person) return 'owner';
  if (isStaff(identity)) return 'staff';
  return (await isMember(db, house.token, person)) ? 'household' : null;
}
