import { hasNewsletter } from '../../account/has-newsletter.ts';
import { hasEntered } from '../../account/use-account.ts';
import type { Api } from '../../api/create-api.ts';
import { accountOrErrorPage } from '../../errors/account-or-error-page.ts';

/** Loads the data of the profile page. Null if the user is not logged in, or first has to choose a password or set up a second factor. */
export async function loadProfile(api: Api) {
  const account = await accountOrErrorPage(api);
  if (!hasEntered(account)) return null;
  const [sessions, consents, newsletter, houses] = await Promise.all([
    api.listSessions(),
    api.listConsents(),
    hasNewsletter(api),
    api.listSavedHouses(),
  ]);
  return { sessions, consents, newsletter, houses };
}
