import type { Api } from '../../api/create-api.ts';
import { loadHouseList } from '../../houses/load-house-list.ts';

/** What the start page shows. */
export async function loadStart(api: Api) {
  const [{ houses }, campaign] = await Promise.all([loadHouseList(api, null), api.readPrimaryCampaign()]);
  return { houses, campaign };
}
