import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { PASSWORD } from './make-account.ts';
import { expect } from './test.ts';

/** Who works where the journeys take place (`apps/server/src/testing/office`), with their requests. */
export const LENA = 'lena.falk@bjorkvikhus.example';
export const ADMINISTRATOR = 'vera.kvist@bjorkvikhus.example';

/** What Sara Lind, who sells, logs in with for the first time. It holds once. */
export async function oneTimePassword(): Promise<string> {
  return (await readFile(join(process.env.GAVEL_E2E_DATA ?? '', 'sara.txt'), 'utf8')).trim();
}

/** Logs somebody of the staff in, in the place of who was. */
export async function enterAs(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.request, username);
}

/** What somebody of the staff does at another desk meanwhile. */
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

/** The request of somebody, by their name, as who is logged in sees it. */
export async function requestOf(
  { request: desk }: Page,
  name: string,
): Promise<{ readonly Id: string; readonly CustomerId: number }> {
  const listed = await desk.get(`/api/admin/leads?view=all&search=${encodeURIComponent(name)}`);
  const { Leads }: { Leads: { Id: string; Name: string }[] } = await listed.json();
  const found = Leads.find(({ Name }) => Name === name);
  return (await desk.get(`/api/admin/leads/${found?.Id}`)).json();
}
