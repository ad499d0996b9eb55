import type { ListedHouse, OrderEnd } from '@gavel/contract';
import { StoredBodyError } from '@gavel/range';
import type { Database } from '../../../db/connect.ts';
import { type Member, onBehalfOf } from '../../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import type { ReadVersion } from '../../range/remembered-versions.ts';
import { listPeople } from '../saved-houses/household.repository.ts';
import { asPeople } from '../saved-houses/household.ts';
import { listHouses, type SavedHouse } from '../saved-houses/saved-houses.repository.ts';
import { pictureOf } from './open-configuration.ts';

/** The dependencies of `listSaved`. */
export interface Listing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly readVersion: ReadVersion;
  /** Returns when the user last sent a request for information about each house. The keys of the map are tokens of houses. */
  readonly latestQuestions: (db: Database, userId: string) => Promise<ReadonlyMap<string, Date>>;
  /** Returns how these final orders ended; the keys of the map are tokens. An order that is still valid is missing. */
  readonly orderEnds: (db: Database, tokens: readonly string[]) => Promise<ReadonlyMap<string, OrderEnd>>;
}

/**
 * Returns the saved houses of a user, latest first, each with its price on the day when it was saved: the houses that the user owns, and
 * those of whose household the user is a member. For staff who act for a customer, returns the customer's houses.
 */
export function listSaved(listing: Listing, member: Member): Promise<ListedHouse[]> {
  return listSavedOf(listing, onBehalfOf(member));
}

/**
 * Does the same as `listSaved` for any user, who need not be the one who sends the HTTP request. The code that calls this function must
 * check that the sender of the HTTP request may see all these houses.
 */
export async function listSavedOf(
  { db, currentRange, readVersion, latestQuestions, orderEnds }: Listing,
  userId: string,
): Promise<ListedHouse[]> {
  const range = await currentRange();
  const houses = await listHouses(db, userId);
  const people = Map.groupBy(
    await listPeople(
      db,
      houses.map(({ token }) => token),
    ),
    ({ token }) => token,
  );
  const questions = await latestQuestions(db, userId);
  const ends = await orderEnds(
    db,
    houses.flatMap(({ type, token }) => (type === 'base' ? [token] : [])),
  );
  return Promise.all(
    houses.map(async (house) => {
      const houseTitle = await titleOf(readVersion, range, house);
      const household = asPeople(house, people.get(house.token) ?? [], userId);
      const questionSentAt = questions.get(house.token)?.getTime() ?? null;
      return listed(range, house, { houseTitle, household, questionSentAt, orderEnd: ends.get(house.token) ?? null });
    }),
  );
}

/**
 * Returns the title that a house model had when a house was saved. If this program cannot read that version of the model (see `modelThen`),
 * returns today's title; empty: the builder no longer sells the house.
 */
async function titleOf(
  readVersion: ReadVersion,
  range: CurrentRange,
  { houseId, webConfigurationId, webConfigurationVersion }: SavedHouse,
): Promise<string> {
  try {
    return (await readVersion(range, webConfigurationId, webConfigurationVersion)).houseTitle;
  } catch (error) {
    if (!(error instanceof StoredBodyError)) throw error;
    return range.houses.find(({ id }) => id === houseId)?.title ?? '';
  }
}

function listed(
  { houses, municipalities }: CurrentRange,
  house: SavedHouse,
  {
    houseTitle,
    household,
    questionSentAt,
    orderEnd,
  }: Pick<ListedHouse, 'houseTitle' | 'household' | 'questionSentAt' | 'orderEnd'>,
): ListedHouse {
  const { token, name, type, revision, savedAt, savedBy, priceOre, houseId, municipalityId, requestForProposalSentAt } = house;
  const model = houses.find(({ id }) => id === houseId);
  return {
    id: token,
    name,
    type,
    revision,
    savedAt: savedAt.getTime(),
    savedBy,
    price: priceOre,
    image: pictureOf(house),
    houseId,
    houseTitle,
    houseArea: model?.houseArea ?? null,
    buildArea: model?.buildArea ?? null,
    rooms: model?.rooms ?? null,
    houseType: model?.houseType ?? null,
    areaKind: model?.areaKind ?? 'living',
    information: model?.information ?? '',
    municipalityId,
    municipalityName: municipalities.find(({ id }) => id === municipalityId)?.name ?? '',
    requestForProposalSentAt: requestForProposalSentAt?.getTime() ?? null,
    questionSentAt,
    orderEnd,
    isOwner: household.some(({ isOwner, isThis }) => isOwner && isThis),
    household,
  };
}
