import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { makeAccount, PASSWORD } from '../make-account.ts';
import { saveHouse } from '../save-house.ts';
import { expect } from '../test.ts';
import { moveTo } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

const SALESPERSON = { Roles: ['Salesmen'], Access: ['sales-admin'], Firstname: 'Sara', Lastname: 'Lind', FullName: 'Sara Lind' };
const CUSTOMER = { Id: 12, FullName: 'Anna-Karin Söderström-Lindqvist' };

let email = '';
let token = '';
let actingFor: typeof CUSTOMER | null = null;

/**
 * What a salesperson sees. An account of staff is made by the server's own command alone, so the browser is told that it has one: what the
 * pages ask for here needs no more than an account, but for the desk, which is empty.
 */
export const staff: Walk = {
  title: 'what staff see',
  async begin(page) {
    actingFor = null;
    email = `sara.${crypto.randomUUID()}@example.com`;
    await makeAccount(page, email);
    token = await saveHouse(page, 'Vårt hus');
    await page.context().clearCookies();
    for (const path of ['**/api/account', '**/api/account/login'])
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const account = await response.json();
        await route.fulfill({ response, json: account && { ...account, ...SALESPERSON, ActingFor: actingFor } });
      });
    const desk = { NowUtc: new Date().toISOString(), Views: [], Staff: [], Municipalities: [] };
    await page.route('**/api/admin/desk', (route) => route.fulfill({ json: desk }));
    await logIn(page, '/admin/act');
  },
  screens: [
    screen('administration', async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Arbeta åt en kund' })).toBeVisible();
    }),
    screen('act-question', async (page) => {
      await moveTo(page, `/start/new?h=${await houseId(page)}&m=${MALMO}&a=12`);
      await expect(page.getByRole('heading', { level: 1, name: 'Vill du arbeta åt kund 12?' })).toBeVisible();
    }),
    screen('acting', async (page) => {
      actingFor = CUSTOMER;
      await page.context().clearCookies();
      await logIn(page, '/my-profile');
      await expect(page.getByRole('region', { name: 'Du arbetar åt en kund' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Byt lösenord' })).toBeVisible();
    }),
    screen('acting-step', async (page) => {
      await moveTo(page, `/configuration/${token}/1/1`);
      await expect(new ConfiguratorPage(page).samples).toBeVisible();
      await expect(page.getByRole('region', { name: 'Du arbetar åt en kund' })).toBeVisible();
    }),
  ],
};

async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(next)}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await main.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Logga in' }).click();
}
