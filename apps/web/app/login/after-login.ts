import { browserApi } from '../api/browser-api.ts';
import { readInvitationKey } from '../stored/invitation-key.ts';
import { returnAddress } from './return-address.ts';

/**
 * Returns the address that opens after a login. This is the page from which the user came. Without such a page, it is the first of these
 * that exists: an invitation that is open in this tab, the profile with the user’s houses, the start page.
 */
export async function afterLogin(returnUrl: string | null): Promise<string> {
  const hasHouses = async () => (await (await browserApi()).listSavedHouses()).length > 0;
  const known = returnAddress(returnUrl) ?? (readInvitationKey() && '/invitation');
  return known ?? ((await hasHouses().catch(() => false)) ? '/my-profile' : '/');
}
