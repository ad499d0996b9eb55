import type { Api } from '../api/create-api.ts';
import { creationKeyOf } from '../stored/creation-key.ts';
import { forgetHouse, type KeptHouse, keepHouse, readHouses } from '../stored/kept-houses.ts';

/** How long what has been taken over still lies here, for tabs that show it, ms. */
const FORGOTTEN_AFTER = 12 * 60 * 60 * 1000;

/**
 * The account takes over houses that lie in this browser alone: each is saved, the latest last, and then is a house of the account. What
 * cannot be saved stays as it is. Tells how many those are.
 */
export async function takeOver(api: Pick<Api, 'saveConfiguration'>, houses: readonly KeptHouse[], now: number): Promise<number> {
  for (const { startedAt, token, saved, isWaiting, keptAt } of readHouses())
    if (token !== null && saved && !isWaiting && now - keptAt > FORGOTTEN_AFTER) forgetHouse(startedAt);
  const outcomes = [];
  for (const house of houses.toSorted((a, b) => a.keptAt - b.keptAt)) outcomes.push(await save(api, house));
  return outcomes.filter((isSaved) => !isSaved).length;
}

async function save(api: Pick<Api, 'saveConfiguration'>, house: KeptHouse): Promise<boolean> {
  const { houseId, webConfigurationId, municipalityId, name, selections } = house;
  const content = { houseId, webConfigurationId, municipalityId, name, selections, plotIds: [], price: null };
  try {
    const { id, revision } = await api.saveConfiguration({
      body: { id: null, ...content, impersonatedOwner: null },
      // Another tab may be taking it over too.
      headers: { 'Idempotency-Key': creationKeyOf(house.startedAt) },
    });
    // A tab that shows it goes on under its token.
    keepHouse({ ...house, token: id, revision, saved: true, isWaiting: false });
    return true;
  } catch {
    // It lies here still, and is listed; nothing is lost.
    return false;
  }
}
