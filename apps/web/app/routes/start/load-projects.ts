import { hasEntered } from '../../account/use-account.ts';
import type { Api } from '../../api/create-api.ts';

/** The houses of who asks, latest first; null: nobody is logged in, or they may not do anything yet. */
export async function loadSavedHouses(api: Pick<Api, 'readAccount' | 'listSavedHouses'>) {
  return hasEntered(await api.readAccount()) ? api.listSavedHouses() : null;
}

/** What "Mina hus" shows beside what lies in the browser: the houses of the account, and the models of today. */
export async function loadProjects(api: Pick<Api, 'readAccount' | 'listSavedHouses' | 'listHouses'>) {
  const [models, saved] = await Promise.all([api.listHouses(), loadSavedHouses(api)]);
  return { models, saved };
}
