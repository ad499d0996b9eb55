import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './make-account.ts';
import type { SalesSite } from './sales-site.ts';

/** Logs one of the demonstration's staff in with the one-time password, and chooses the password of the tests. */
export async function enterStaff({ request }: Page, site: SalesSite, username: string): Promise<void> {
  const password = site.oneTimePassword(username);
  expect((await request.post('/api/account/login', { data: { username, password } })).ok()).toBe(true);
  const change = { OldPassword: password, NewPassword: PASSWORD };
  expect((await request.post('/api/account/changepassword', { data: change })).ok()).toBe(true);
}
