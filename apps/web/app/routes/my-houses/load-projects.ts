import type { HouseModel } from '@gavel/core';
import { loadSavedHouses } from '../../account/load-saved-houses.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { orNone } from '../../api/or-none.ts';

/**
 * Loads the data of the list of own houses, in the browser. If the network fails, `models` and `saved` are null, so that the page still
 * shows the houses that this browser has stored.
 */
export async function loadProjectsOrNone(api: Parameters<typeof loadProjects>[0]) {
  try {
    return await loadProjects(api);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network') return { models: null, saved: null, isAway: false };
    throw error;
  }
}

/** The house model of a house that the browser has stored, with only the data that the page shows. */
export type ShownModel = Pick<HouseModel, 'id' | 'image' | 'areaKind' | 'houseArea' | 'rooms'>;

/**
 * Loads the saved houses and the house models for the list of own houses. Of the models, returns only the data that the page shows.
 * `isAway`: the database does not respond, so the server knows neither whether the user is logged in nor which houses are saved.
 */
export async function loadProjects(api: Pick<Api, 'readAccount' | 'listSavedHouses' | 'listHouses'>) {
  const account = orNone(loadSavedHouses(api).then((saved) => ({ saved })));
  const [all, known] = await Promise.all([api.listHouses(), account]);
  return { models: all.map(shown), saved: known?.saved ?? null, isAway: known === null };
}

/**
 * Loads a house model that the list of house models leaves out. A hidden house, which a visitor opens with a link of a salesperson, is
 * offered although the list leaves it out. Returns null if the house model is no longer offered.
 */
export async function loadUnlisted(api: Pick<Api, 'readHouse'>, houseId: number): Promise<ShownModel | null> {
  try {
    return shown(await api.readHouse({ parameters: { idOrName: String(houseId) } }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-house') return null;
    throw error;
  }
}

function shown({ id, image, areaKind, houseArea, rooms }: ShownModel): ShownModel {
  return { id, image, areaKind, houseArea, rooms };
}
