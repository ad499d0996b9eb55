import { browserApi } from '../api/browser-api.ts';
import { readInvitationKey } from '../stored/invitation-key.ts';
import { returnAddress } from './return-address.ts';

/**
 * Returns the address that opens after a login: the page that the user came from, or else an invitation that is open in this tab, or else
 * the user’s houses if there are any, or else the start page.
 */
export async function afterLogin(returnUrl: string | null): Promise<string> {
  const hasHouses = async () => (await (await browserApi()).listSavedHouses()).length > 0;
  const known = returnAddress(returnUrl) ?? (readInvitationKey() && '/invitation');
  return known ?? ((await hasHouses().catch(() => false)) ? '/my-profile' : '/');
}
