import type { Account } from '@gavel/contract';
import type { Api } from '../api/create-api.ts';
import { orErrorPage } from './or-error-page.ts';

/** Returns the logged-in user; null: nobody is logged in. Throws an error page if the database does not respond. */
export function accountOrErrorPage(api: Pick<Api, 'readAccount'>): Promise<Account | null> {
  return orErrorPage(api.readAccount());
}
