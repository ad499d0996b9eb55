import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { PASSWORD } from './make-account.ts';
import { expect } from './test.ts';

/** The e-mail addresses of two staff members of the tests' site (`apps/server/src/testing/office`). */
export const LENA = 'lena.falk@bjorkvikhus.example';
export const ADMINISTRATOR = 'vera.kvist@bjorkvikhus.example';

/** Returns the one-time password for the first login of Sara Lind, a salesperson. */
export async function oneTimePassword(): Promise<string> {
  return (await readFile(join(process.env.GAVEL_E2E_DATA ?? '', 'sara.txt'), 'utf8')).trim();
}

/** Logs out the current user and logs in a staff member. */
export async function enterAs(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.request, username);
}

/** Does some work as another staff member, in a separate session. */
export async function meanwhileAs(page: Page, username: string, work: (desk: APIRequestContext) => Promise<void>): Promise<void> {
  const desk = await request.newContext({ baseURL: new URL(page.url()).origin });
  await logIn(desk, username);
  await work(desk);
  await desk.dispose();
}

async function logIn(desk: APIRequestContext, username: string): Promise<void> {
  const answer = await desk.post('/api/account/login', { data: { username, password: PASSWORD } });
  expect(await answer.json()).toMatchObject({ Email: username });
}

/** Returns the request of the customer with this name, as the logged-in staff member sees it. */
export async function requestOf(
  { request: desk }: Page,
  name: string,
): Promise<{ readonly Id: string; readonly CustomerId: number }> {
  const listed = await desk.get(`/api/admin/leads?view=all&search=${encodeURIComponent(name)}`);
  const { Leads: Requests }: { Leads: { Id: string; Name: string }[] } = await listed.json();
  const found = Requests.find(({ Name }) => Name === name);
  return (await desk.get(`/api/admin/leads/${found?.Id}`)).json();
}
