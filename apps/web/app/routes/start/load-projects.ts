import type { HouseModel } from '@gavel/core';
import { hasEntered } from '../../account/use-account.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';

/** The houses of who asks, latest first; null: nobody is logged in, or they may not do anything yet. */
export async function loadSavedHouses(api: Pick<Api, 'readAccount' | 'listSavedHouses'>) {
  return hasEntered(await api.readAccount()) ? api.listSavedHouses() : null;
}

/** The same in the browser, where what lies there can be shown though nobody answers. */
export async function loadProjectsOrNone(api: Parameters<typeof loadProjects>[0]) {
  try {
    return await loadProjects(api);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network') return { models: null, saved: null };
    throw error;
  }
}

/** What is shown of a model beside a house that lies in the browser. */
export type ShownModel = Pick<HouseModel, 'id' | 'image' | 'areaKind' | 'houseArea' | 'rooms'>;

/** What "Mina hus" shows beside what lies in the browser: the houses of the account, and the models of today, of which the page brings no more than it shows. */
export async function loadProjects(api: Pick<Api, 'readAccount' | 'listSavedHouses' | 'listHouses'>) {
  const [all, saved] = await Promise.all([api.listHouses(), loadSavedHouses(api)]);
  const models = all.map(({ id, image, areaKind, houseArea, rooms }): ShownModel => ({ id, image, areaKind, houseArea, rooms }));
  return { models, saved };
}
