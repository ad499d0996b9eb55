import { browserApi } from '../../api/browser-api.ts';
import { returnAddress } from './return-address.ts';

/** Where somebody goes who has just logged in: back to where they came from, else to their houses, else to the start. */
export async function afterLogin(returnUrl: string | null): Promise<string> {
  const hasHouses = async () => (await (await browserApi()).listSavedHouses()).length > 0;
  return returnAddress(returnUrl) ?? ((await hasHouses().catch(() => false)) ? '/my-profile' : '/');
}
