import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './make-account.ts';
import type { SalesSite } from './sales-site.ts';

/** Logs in a member of the demonstration's staff with the one-time password, and sets the password that the tests use. */
export async function enterStaff({ request }: Page, site: SalesSite, username: string): Promise<void> {
  const password = site.oneTimePassword(username);
  expect((await request.post('/api/account/login', { data: { username, password } })).ok()).toBe(true);
  const change = { OldPassword: password, NewPassword: PASSWORD };
  expect((await request.post('/api/account/changepassword', { data: change })).ok()).toBe(true);
}
