import type { Account } from '@gavel/contract';
import { pageAccountOf } from '@gavel/contract/page-account';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { pageAccount } from '../api/page-account.ts';
import { orErrorPage } from './or-error-page.ts';

/**
 * Returns the logged-in user; null: nobody is logged in. Throws an error page if the database does not respond. `readAccount` then returns
 * null too, so with `readAccount` alone a page would ask a logged-in user to log in.
 */
export async function accountOrErrorPage(api: Pick<Api, 'readAccount' | 'listSessions'>): Promise<Account | null> {
  const account = await api.readAccount();
  // A page that shows a logged-out visitor, for example after a logout, needs no call that the server would refuse.
  const isLoggedOut = pageAccount.shown === pageAccountOf(null);
  if (!account && !isLoggedOut) await orErrorPage(unlessLoggedOut(api.listSessions()));
  return account;
}

async function unlessLoggedOut(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    // Nobody is logged in, or the page belongs to a preview of a range, in which nobody can log in.
    if (!(error instanceof ApiError && (error.code === 'not-logged-in' || error.code === 'preview-only'))) throw error;
  }
}
