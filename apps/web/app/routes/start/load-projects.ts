import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';

/** The houses of who asks, latest first; null: nobody is logged in, or not with a password of their own. */
export async function loadSavedHouses(api: Pick<Api, 'listSavedHouses'>) {
  try {
    return await api.listSavedHouses();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** What "Mina hus" shows beside what lies in the browser: the houses of the account, and the models of today. */
export async function loadProjects(api: Pick<Api, 'listSavedHouses' | 'listHouses'>) {
  const [models, saved] = await Promise.all([api.listHouses(), loadSavedHouses(api)]);
  return { models, saved };
}
