import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { makeAccount, PASSWORD } from '../make-account.ts';
import { saveHouse } from '../save-house.ts';
import { expect } from '../test.ts';
import { counted } from './counted.ts';
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
    // It begins, and nothing happens.
    await page.route('**/api/admin/events*', () => undefined);
    await logIn(page, '/admin/act');
  },
  screens: [
    screen('administration', async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Arbeta åt en kund' })).toBeVisible();
    }),
    screen('leads-table', async (page) => {
      await answerLeads(page);
      await moveTo(page, '/admin/leads?view=all');
      await expect(page.getByRole('row', { name: /Maria Tallberg/ })).toBeVisible();
    }),
    screen(
      'leads-chosen',
      async (page) => {
        await page.getByRole('checkbox', { name: 'Markera Maria Tallberg' }).click();
        await expect(page.getByText('1 markerad')).toBeVisible();
      },
      'wide',
    ),
    screen(
      'leads-columns',
      async (page) => {
        await page.getByRole('button', { name: 'Kolumner' }).click();
        await expect(page.getByRole('dialog', { name: 'Kolumner' })).toBeVisible();
      },
      'wide',
    ),
    screen(
      'leads-keys',
      async (page) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Alla tangenter' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      'wide',
    ),
    screen('leads-view', async (page) => {
      await page.getByRole('button', { name: 'Spara vy' }).click();
      await expect(page.getByRole('dialog', { name: 'Spara vy' })).toBeVisible();
    }),
    screen('leads-board', async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await moveTo(page, '/admin/leads?view=all&layout=board');
      await expect(page.getByRole('link', { name: 'Maria Tallberg', exact: true })).toBeVisible();
    }),
    screen('leads-board-asks', async (page) => {
      await page.getByRole('combobox', { name: 'Flytta Maria Tallberg' }).selectOption('dormant');
      await expect(page.getByLabel('Vila till')).toBeVisible();
    }),
    screen('statistics', async (page) => {
      await page.route('**/api/admin/statistics**', (route) => {
        const { pathname } = new URL(route.request().url());
        const part = pathname.endsWith('/sales') ? counted.sales : /houses\/\d+$/.test(pathname) ? counted.house : counted.way;
        return route.fulfill({ json: part });
      });
      await moveTo(page, '/admin/statistics');
      await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Val per fråga' })).toBeVisible();
    }),
    screen('act-question', async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
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

const maria = {
  Id: '10000000-0000-4000-8000-000000000001',
  Version: 1,
  Name: 'Maria Tallberg',
  Phone: '070-174 06 12',
  SubmissionType: 'Quote',
  Message: '',
  HouseModelName: 'Björkliden 142',
  MunicipalityName: 'Malmö',
  Price: 2_184_500,
  Milestone: 'new',
  NextStep: 'Ring och boka genomgång',
  DueOn: '2026-11-13',
  ArrivedAtUtc: '2026-11-19T16:00:00.000Z',
  WaitingSinceUtc: '2026-11-19T16:00:00.000Z',
};
const others = ['Jonas och Ylva Hedlund', 'Oskar Vintersjö', 'Nguyen Thi Mai'].map((Name, at) => ({
  ...maria,
  Id: maria.Id.replace(/1$/, String(at + 2)),
  Name,
  Milestone: 'contact',
}));

/** Requests that nobody has asked: the desk is another account's. */
async function answerLeads(page: Page): Promise<void> {
  const places = ['new', 'contact', 'review', 'quote', 'order', 'agreement', 'dormant', 'lost'];
  const Columns = places.map((Place) => {
    const Leads = Place === 'new' ? [maria] : Place === 'contact' ? others : [];
    return { Place, Count: Leads.length, IsMore: false, Leads, Next: null };
  });
  const all = { Leads: [maria, ...others], Next: null, Count: 4, IsMore: false };
  await page.route('**/api/admin/views', (route) => route.fulfill({ json: { Views: [], Columns: null } }));
  await page.route('**/api/admin/leads?*', (route) => route.fulfill({ json: all }));
  await page.route('**/api/admin/board?*', (route) => route.fulfill({ json: { Columns } }));
}

async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(next)}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await main.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Logga in' }).click();
}
