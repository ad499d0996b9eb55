import type { Api } from '../../api/create-api.ts';
import { loadHouseList } from '../../houses/load-house-list.ts';
import { loadSavedHouses } from './load-projects.ts';

/** What the start page shows. */
export async function loadStart(api: Api) {
  const [{ houses }, campaign, saved] = await Promise.all([
    loadHouseList(api, null),
    api.readPrimaryCampaign(),
    loadSavedHouses(api),
  ]);
  return { houses, campaign, saved };
}
