import type { HouseModel } from '@gavel/core';
import { loadSavedHouses } from '../../account/load-saved-houses.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';

/**
 * Loads the data of the list of own houses, in the browser. Returns nulls if the network fails, so that the page still shows the houses
 * that this browser has stored.
 */
export async function loadProjectsOrNone(api: Parameters<typeof loadProjects>[0]) {
  try {
    return await loadProjects(api);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network') return { models: null, saved: null };
    throw error;
  }
}

/** The data of a house model that the page shows for a house which the browser has stored. */
export type ShownModel = Pick<HouseModel, 'id' | 'image' | 'areaKind' | 'houseArea' | 'rooms'>;

/** Loads the saved houses and the house models for the list of own houses. Of the models, returns only the data that the page shows. */
export async function loadProjects(api: Pick<Api, 'readAccount' | 'listSavedHouses' | 'listHouses'>) {
  const [all, saved] = await Promise.all([api.listHouses(), loadSavedHouses(api)]);
  const models = all.map(({ id, image, areaKind, houseArea, rooms }): ShownModel => ({ id, image, areaKind, houseArea, rooms }));
  return { models, saved };
}
