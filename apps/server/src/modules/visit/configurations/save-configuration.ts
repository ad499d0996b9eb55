import type { SavedConfiguration, SavedState, SaveRequest } from '@gavel/contract';
import { selectionsOf, startVisit, totalsOf } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Member, onBehalfOf } from '../../../http/identity.ts';
import { hashKey } from '../../../secrets/secrets.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { placementIn, plotsIn } from '../../range/plots-in.ts';
import type { RangeModels } from '../../range/range-models.ts';
import { accessTo } from '../saved-houses/house-access.ts';
import type { HouseContent } from '../saved-houses/house-versions.repository.ts';
import { noteForStaff } from '../saved-houses/note-for-staff.ts';
import {
  addVersion,
  findHouseMadeWith,
  isSameContent,
  lockHouse,
  lockOwner,
  type SavedHouse,
  type Saver,
} from '../saved-houses/saved-houses.repository.ts';
import { findStart } from './find-start.ts';
import { type KeepingNew, keepNew } from './keep-new.ts';
import { refuseOtherCustomer } from './refuse-other-customer.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { savedAs } from './saved-as.ts';

/** A function that a save calls in its transaction after it stored a new version of a saved house. It can make further changes. */
export type AfterSave = (tx: Database, saved: { readonly token: string; readonly revision: number }, at: Date) => Promise<void>;

/** The dependencies of `saveConfiguration`. */
export interface Saving extends KeepingNew {
  readonly afterSave: AfterSave;
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly models: RangeModels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The headers of a save. A header that the client did not send is empty. */
export interface SaveHeaders {
  /** The revision of the house that the client has opened; empty: the client accepts any revision. */
  readonly ifMatch: string;
  /**
   * The idempotency key. Saves with the same key create only one house, so that a client can repeat a save whose response did not arrive.
   */
  readonly creationKey: string;
}

/**
 * Saves a house after the server has corrected and priced it. Users with access save a new version under the same id. All other users save
 * a copy under a new id. A save of a final order, or under an unknown id, also makes a new house. Unchanged content makes no new version.
 * Throws the errors of `findStart`, `unknown-selection`, `not-acting-for`, `save-conflict` and `too-many-houses`.
 */
export async function saveConfiguration(
  saving: Saving,
  member: Member,
  request: SaveRequest,
  { ifMatch, creationKey }: SaveHeaders,
): Promise<SavedConfiguration> {
  const { db, now } = saving;
  await refuseOtherCustomer(db, member, request.impersonatedOwner);
  const content = await contentOf(saving, request);
  const saver = { userId: member.userId, at: new Date(now()) };
  const ownerId = onBehalfOf(member);
  return db.transaction(async (tx) => {
    // Lock the owner before the house, as all other code that locks both. Locking in another sequence could cause a deadlock.
    await lockOwner(tx, ownerId);
    const house = request.id === null ? null : await lockHouse(tx, request.id);
    const isTheirs = house?.type === 'guide' && (await accessTo(tx, house, member)) !== null;
    if (house && isTheirs) return saveOver(saving, tx, house, content, { member, saver, ifMatch });
    if (creationKey === '') return keepNew(saving, tx, member, content, saver);

    const keyHash = hashKey(creationKey);
    const begun = await findHouseMadeWith(tx, ownerId, keyHash);
    if (begun?.type === 'guide') return saveOver(saving, tx, begun, content, { member, saver, ifMatch: '"1"' });
    return keepNew(saving, tx, member, content, saver, begun ? null : keyHash);
  });
}

async function saveOver(
  { afterSave }: Saving,
  tx: Database,
  house: SavedHouse,
  content: HouseContent,
  { member, saver, ifMatch }: { readonly member: Member; readonly saver: Saver; readonly ifMatch: string },
): Promise<SavedConfiguration> {
  // The content can also be the same because the client did not get the response and repeats the save with the earlier revision. Then the
  // save succeeds.
  if (isSameContent(house, content)) return savedAs(house);
  if (!matches(ifMatch, house.revision)) throw new AppError('save-conflict', '', { current: stateOf(house) });
  await addVersion(tx, house, content, saver);
  const revision = house.revision + 1;
  await noteForStaff(tx, member, house, 'configuration-saved', saver.at, { revision });
  await afterSave(tx, { token: house.token, revision }, saver.at);
  return savedAs({ ...content, token: house.token, revision, savedAt: saver.at });
}

function stateOf(house: SavedHouse): SavedState {
  const { houseId, webConfigurationId, webConfigurationVersion, municipalityId, plotIds, placement, savedBy } = house;
  const where = { municipalityId, plotIds, placement };
  return { ...savedAs(house), houseId, webConfigurationId, webConfigurationVersion, ...where, savedBy };
}

/** Returns whether the header `If-Match` allows a save on top of this revision. The header is `"3"`, a list of such tags, `*`, or empty. */
function matches(ifMatch: string, revision: number): boolean {
  if (ifMatch.trim() === '' || ifMatch.trim() === '*') return true;
  return [...ifMatch.matchAll(/"([^"]*)"/g)].some(([, tag]) => tag === String(revision));
}

/**
 * Returns the content to store, corrected by the rules of the house’s current version. Leaves out plots that are not for sale in the
 * municipality. Leaves out the placement if its plot was left out.
 */
async function contentOf({ currentRange, models, now }: Saving, request: SaveRequest): Promise<HouseContent> {
  const range = await currentRange();
  const { house, municipality } = findStart(range, request);
  const { webConfiguration, webConfigurationVersion: version } = house;
  const { areaCode } = municipality;
  const compiled = models({ webConfiguration, version, areaCode, municipalityName: municipality.name });
  refuseUnknown(compiled, request.selections);
  const { visit } = startVisit(compiled, request.selections);
  const plotIds = plotsIn(range.plots, municipality.name, request.plotIds);
  return {
    name: request.name,
    houseId: house.id,
    webConfigurationId: webConfiguration.id,
    webConfigurationVersion: version,
    municipalityId: municipality.id,
    areaCode,
    answers: selectionsOf(compiled, visit),
    plotIds,
    placement: placementIn(range.plots, plotIds, request.placement),
    priceOre: totalsOf(compiled, visit, now()).total,
  };
}
