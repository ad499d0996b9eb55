import type { HouseholdPerson, ListedHouse } from '@gavel/contract';
import type { Database } from '../../db/connect.ts';
import { type Member, onBehalfOf } from '../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../range/current-range.ts';
import type { ReadVersion } from '../range/remembered-versions.ts';
import { listPeople } from '../saved-houses/household.repository.ts';
import { asPeople } from '../saved-houses/household.ts';
import { listHouses, type SavedHouse } from '../saved-houses/saved-houses.repository.ts';
import { pictureOf } from './open-configuration.ts';

interface Listing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly readVersion: ReadVersion;
}

/** The houses that somebody owns or shares, latest first, at the prices they were saved at. */
export async function listSaved({ db, currentRange, readVersion }: Listing, member: Member): Promise<ListedHouse[]> {
  const userId = onBehalfOf(member);
  const range = await currentRange();
  const houses = await listHouses(db, userId);
  const people = Map.groupBy(
    await listPeople(
      db,
      houses.map(({ token }) => token),
    ),
    ({ token }) => token,
  );
  return Promise.all(
    houses.map(async (house) => {
      const { houseTitle } = await readVersion(range, house.webConfigurationId, house.webConfigurationVersion);
      return listed(range, house, houseTitle, asPeople(house, people.get(house.token) ?? [], userId));
    }),
  );
}

function listed(
  { houses, municipalities }: CurrentRange,
  house: SavedHouse,
  houseTitle: string,
  household: readonly HouseholdPerson[],
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
    isOwner: household.some(({ isOwner, isThis }) => isOwner && isThis),
    household,
  };
}
