import { loadSavedHouses } from '../../account/load-saved-houses.ts';
import type { Api } from '../../api/create-api.ts';
import { orNone } from '../../api/or-none.ts';
import { loadHouseList } from '../../houses/load-house-list.ts';

/** Loads the start page, with prices for the municipality in the address. */
export async function loadStart(api: Api, request: Request) {
  const [{ houses, municipality }, campaign, saved] = await Promise.all([
    loadHouseList(api, request),
    api.readPrimaryCampaign(),
    orNone(loadSavedHouses(api)),
  ]);
  return { houses, municipality, campaign, saved };
}
