import type { CopyRequest, SavedConfiguration } from '@gavel/contract';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Member, onBehalfOf } from '../../../http/identity.ts';
import { hashKey } from '../../../secrets/secrets.ts';
import { accessTo } from '../saved-houses/house-access.ts';
import { findVersion, type HouseContent } from '../saved-houses/house-versions.repository.ts';
import { noteForStaff } from '../saved-houses/note-for-staff.ts';
import {
  addVersion,
  deleteHouse,
  findHouse,
  findHouseMadeWith,
  isSameContent,
  lockHouse,
  type SavedHouse,
} from '../saved-houses/saved-houses.repository.ts';
import { type KeepingNew, keepNew } from './keep-new.ts';
import { unknownConfiguration } from './open-configuration.ts';
import { refuseOtherCustomer } from './refuse-other-customer.ts';
import type { AfterSave } from './save-configuration.ts';
import { savedAs } from './saved-as.ts';

/** The dependencies of the functions that change a saved house. */
export interface Changing extends KeepingNew {
  readonly afterSave: AfterSave;
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

// Code that calls a function of this file must first check the user's permission; only `duplicateSaved` checks it itself. All functions
// throw `unknown-configuration`. Those that change a house throw `final-order` if it is a final order.

export function renameSaved(changing: Changing, member: Member, token: string, name: string): Promise<SavedConfiguration> {
  return saveAnew(changing, member, token, async (_, house) => ({ ...house, name }));
}

/** Stores an earlier version of a house again, as its newest version. Throws `unknown-version`. */
export function restoreVersion(changing: Changing, member: Member, token: string, revision: number): Promise<SavedConfiguration> {
  return saveAnew(changing, member, token, async (tx) => {
    const version = await findVersion(tx, token, revision);
    if (!version) throw new AppError('unknown-version', `Version ${revision} is not kept`, { field: 'revision' });
    return version;
  });
}

export async function deleteSaved({ db, now }: Changing, member: Member, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const house = await lockChangeable(tx, token);
    await deleteHouse(tx, token);
    await noteForStaff(tx, member, house, 'configuration-deleted', new Date(now()));
  });
}

/**
 * Copies a saved house for the member. A copy by a user without access to the house has no plots. Throws `unknown-configuration`,
 * `not-acting-for` and `too-many-houses`.
 *
 * @param creationKey the idempotency key: a second call with the same key makes no second copy; empty: each call makes a copy
 */
export async function duplicateSaved(
  changing: Changing,
  member: Member,
  token: string,
  { name, impersonatedOwner }: CopyRequest,
  creationKey: string,
): Promise<SavedConfiguration> {
  const { db, now } = changing;
  await refuseOtherCustomer(db, member, impersonatedOwner);
  const keyHash = creationKey === '' ? null : hashKey(creationKey);
  return db.transaction(async (tx) => {
    const made = keyHash && (await findHouseMadeWith(tx, onBehalfOf(member), keyHash));
    if (made) return savedAs(made);
    const house = await findHouse(tx, token);
    const access = house && (await accessTo(tx, house, member));
    if (!house || !maySee(house, access)) throw unknownConfiguration(token);
    const plots = access ? { plotIds: house.plotIds, placement: house.placement } : { plotIds: [], placement: null };
    const content = { ...house, name, ...plots };
    return keepNew(changing, tx, member, content, { userId: member.userId, at: new Date(now()) }, keyHash);
  });
}

/** Returns whether a user may see a house. Everybody with the link may see a house, but only users with access may see a final order. */
function maySee({ type }: SavedHouse, access: Awaited<ReturnType<typeof accessTo>>): boolean {
  return type === 'guide' || access !== null;
}

async function saveAnew(
  { db, now, afterSave }: Changing,
  member: Member,
  token: string,
  contentOf: (tx: Database, house: SavedHouse) => Promise<HouseContent>,
): Promise<SavedConfiguration> {
  const at = new Date(now());
  return db.transaction(async (tx) => {
    const house = await lockChangeable(tx, token);
    const content = await contentOf(tx, house);
    if (isSameContent(house, content)) return savedAs(house);
    await addVersion(tx, house, content, { userId: member.userId, at });
    const revision = house.revision + 1;
    await noteForStaff(tx, member, house, 'configuration-saved', at, { revision });
    await afterSave(tx, { token, revision }, at);
    return savedAs({ ...content, token, revision, savedAt: at });
  });
}

async function lockChangeable(tx: Database, token: string): Promise<SavedHouse> {
  const house = await lockHouse(tx, token);
  if (!house) throw unknownConfiguration(token);
  if (house.type === 'base') throw new AppError('final-order');
  return house;
}
