import { hasNewsletter } from '../../account/has-newsletter.ts';
import { hasEntered } from '../../account/use-account.ts';
import type { Api } from '../../api/create-api.ts';

/** What the page of one's account shows beside the account; null for who is not in, or not with a password of their own. */
export async function loadProfile(api: Api) {
  const account = await api.readAccount();
  if (!hasEntered(account)) return null;
  const [sessions, consents, newsletter, houses] = await Promise.all([
    api.listSessions(),
    api.listConsents(),
    hasNewsletter(api),
    api.listSavedHouses(),
  ]);
  return { sessions, consents, newsletter, houses };
}
