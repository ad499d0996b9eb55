import type { Api } from '../api/create-api.ts';
import { hasEntered } from './use-account.ts';

/** Loads the user’s saved houses, latest first. Null: the user is not logged in, or the login is not complete. */
export async function loadSavedHouses(api: Pick<Api, 'readAccount' | 'listSavedHouses'>) {
  return hasEntered(await api.readAccount()) ? api.listSavedHouses() : null;
}
