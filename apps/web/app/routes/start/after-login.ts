import { browserApi } from '../../api/browser-api.ts';
import { returnAddress } from './return-address.ts';

/**
 * Where somebody goes who has just logged in, once their account has taken over the houses of this browser: back to where they came from, else
 * to their houses, else to the start.
 */
export async function afterLogin(returnUrl: string | null): Promise<string> {
  const api = await browserApi();
  const { takeOver } = await import('../../saving/take-over.ts');
  await takeOver(api, null, Date.now());
  const hasHouses = async () => (await api.listSavedHouses()).length > 0;
  return returnAddress(returnUrl) ?? ((await hasHouses().catch(() => false)) ? '/my-profile' : '/');
}
