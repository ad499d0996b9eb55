import { browserApi } from '../../api/browser-api.ts';
import { readInvitationKey } from '../../stored/invitation-key.ts';
import { returnAddress } from './return-address.ts';

/**
 * Where somebody goes who has just logged in: back to where they came from, to an invitation that this tab has opened and not answered, else
 * to their houses, else to the start.
 */
export async function afterLogin(returnUrl: string | null): Promise<string> {
  const hasHouses = async () => (await (await browserApi()).listSavedHouses()).length > 0;
  const known = returnAddress(returnUrl) ?? (readInvitationKey() && '/invitation');
  return known ?? ((await hasHouses().catch(() => false)) ? '/my-profile' : '/');
}
