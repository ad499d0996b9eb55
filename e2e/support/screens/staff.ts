import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { ADMINISTRATOR, enterAs, LENA, meanwhileAs, requestOf } from '../staff.ts';
import { expect } from '../test.ts';
import { moveTo } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';
import { DESKTOP } from './size.ts';

/** The screens of a salesperson who already has customers' requests and quotes. */
export const staff: Walk = {
  title: 'screens of a salesperson',
  // The error of a save that conflicts with another user's save.
  expectedErrors: [/status of 412/],
  async begin(page) {
    await enterAs(page, LENA);
    await page.goto('/admin');
  },
  screens: [
    screen('today', async (page) => {
      await expect(page.getByRole('region', { name: 'Nya förfrågningar' })).toContainText('Maria Tallberg');
      await expect(page.getByRole('region', { name: 'Svar på offert' })).toContainText('Vill gå vidare med offerten');
    }),
    screen('leads-table', async (page) => {
      await moveTo(page, '/admin/leads?view=all');
      await expect(page.getByRole('row', { name: /Maria Tallberg/ })).toBeVisible();
    }),
    screen(
      'leads-chosen',
      async (page) => {
        await page.getByRole('checkbox', { name: 'Markera Maria Tallberg' }).click();
        await expect(page.getByText('1 markerad')).toBeVisible();
      },
      DESKTOP,
    ),
    screen(
      'leads-columns',
      async (page) => {
        await page.getByRole('button', { name: 'Kolumner' }).click();
        await expect(page.getByRole('dialog', { name: 'Kolumner' })).toBeVisible();
      },
      DESKTOP,
    ),
    screen(
      'leads-keys',
      async (page) => {
        await closeDialog(page);
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Alla tangenter' })).toBeVisible();
      },
      DESKTOP,
    ),
    screen('leads-view', async (page) => {
      await closeDialog(page);
      await page.getByRole('button', { name: 'Spara vy' }).click();
      await expect(page.getByRole('dialog', { name: 'Spara vy' })).toBeVisible();
    }),
    screen('leads-board', async (page) => {
      await closeDialog(page);
      await moveTo(page, '/admin/leads?view=all&layout=board');
      await expect(page.getByRole('link', { name: 'Maria Tallberg', exact: true })).toBeVisible();
    }),
    screen('leads-board-asks', async (page) => {
      await page.getByRole('combobox', { name: 'Flytta Maria Tallberg' }).selectOption('dormant');
      await expect(page.getByLabel('Vila till')).toBeVisible();
    }),
    screen('leads-news', async (page) => {
      await closeDialog(page);
      await moveTo(page, '/admin/leads?view=all');
      await expect(page.getByRole('row', { name: /Maria Tallberg/ })).toBeVisible();
      await askAnew(page);
      await expect(page.getByText(/^(En ny förfrågan|\d+ nya förfrågningar)$/)).toBeVisible();
    }),
    screen('lead', async (page) => {
      await moveTo(page, `/admin/leads/${(await requestOf(page, 'Linnea Kvist')).Id}?view=all`);
      await expect(page.getByRole('heading', { level: 1, name: 'Linnea Kvist' })).toBeVisible();
      await expect(page.getByText('Ändrat sedan förfrågan')).toBeVisible();
    }),
    screen('lead-step', async (page) => {
      await page.getByRole('button', { name: 'Ändra', exact: true }).click();
      await expect(page.getByLabel('Vad ska göras')).toBeVisible();
    }),
    screen('lead-house', async (page) => {
      await moveTo(page, `/admin/leads/${(await requestOf(page, 'Linnea Kvist')).Id}/house`);
      await expect(page.getByRole('heading', { level: 1, name: 'Huset som det skickades' })).toBeVisible();
    }),
    screen('houses-compared', async (page) => {
      const { CustomerId } = await requestOf(page, 'Linnea Kvist');
      await moveTo(page, `/admin/customers/${CustomerId}`);
      await page.getByRole('link', { name: /^Ändringar i Vårt hus/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Jämför' })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
    }),
    screen('sales-offer', async (page) => {
      await moveTo(page, `/admin/leads/${(await requestOf(page, 'Jonas och Ylva Hedlund')).Id}/offer`);
      await expect(page.getByText('Ylva Hedlund vill gå vidare', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Lägg till rad' }).click();
      await page.getByLabel('Vad raden gäller').last().fill('Platsbesök med sättningsritning');
    }),
    screen('sales-offer-both', async (page) => {
      const path = `/admin/leads/${(await requestOf(page, 'Britta Ahlgren')).Id}/offer`;
      await page.goto(path);
      await expect(page.getByText('Britta Ahlgren', { exact: false }).first()).toBeVisible();
      await meanwhileAs(page, ADMINISTRATOR, async (desk) => {
        const { Tag, Writing } = await (await desk.get(`/api${path}`)).json();
        const Lines = [...Writing.Lines, { Title: 'Altan 24 m², tryckimpregnerad', Amount: 64_000, VatRate: 25 }];
        const saved = await desk.post(`/api${path}`, { data: { ...Writing, Lines }, headers: { 'If-Match': `"${Tag}"` } });
        expect(saved.ok()).toBe(true);
      });
      await page.getByLabel('Följeord').fill('Hej! Här är huset som vi gick igenom i onsdags.');
      await page.getByLabel('Följeord').blur();
      await expect(page.getByText(/ändrade utkastet medan du skrev/)).toBeVisible();
    }),
    screen('order-draft', async (page) => {
      await moveTo(page, `/admin/leads/${(await requestOf(page, 'Amira Sobhani')).Id}/order`);
      await expect(page.getByRole('heading', { level: 2, name: 'Det här saknas' })).toBeVisible();
    }),
    screen('orders', async (page) => {
      await moveTo(page, '/admin/orders');
      await expect(page.getByRole('row', { name: /Hanna Östergren/ })).toBeVisible();
    }),
    screen('order', async (page) => {
      await page.getByRole('link', { name: 'Hanna Östergren' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Slutlig beställning \d/ })).toBeVisible();
    }),
    screen('customers', async (page) => {
      await moveTo(page, '/admin/customers');
      await expect(page.getByRole('link', { name: 'Hanna Östergren' })).toBeVisible();
    }),
    screen('customer', async (page) => {
      await page.getByRole('link', { name: 'Hanna Östergren' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hanna Östergren' })).toBeVisible();
      await expect(page.getByRole('article').or(page.getByRole('listitem')).getByText('Huset i Viken').first()).toBeVisible();
    }),
    screen('plots-wanted', async (page) => {
      await moveTo(page, '/admin/plots');
      await expect(page.getByRole('link', { name: 'Fiskaregången 7' })).toBeVisible();
    }),
    screen('plot-wanted', async (page) => {
      await page.getByRole('link', { name: 'Fiskaregången 7' }).click();
      await expect(page.getByRole('link', { name: 'Hanna Östergren' })).toBeVisible();
    }),
    screen('own-absence', async (page) => {
      await moveTo(page, '/admin/absence');
      await page.getByRole('button', { name: 'Lägg in frånvaro' }).click();
      await expect(page.getByLabel('Vikarie')).toBeVisible();
    }),
    screen('administration', async (page) => {
      await moveTo(page, '/admin/act');
      await expect(page.getByRole('heading', { level: 1, name: 'Arbeta åt en kund' })).toBeVisible();
    }),
    screen('act-question', async (page) => {
      const { AccountId } = await (
        await page.request.get(`/api/admin/leads/${(await requestOf(page, 'Linnea Kvist')).Id}`)
      ).json();
      await moveTo(page, `/start/new?h=${await houseId(page)}&m=${MALMO}&a=${AccountId}`);
      await expect(
        page.getByRole('heading', { level: 1, name: new RegExp(`^Vill du arbeta åt .+, kund ${AccountId}\\?$`) }),
      ).toBeVisible();
    }),
    screen('acting', async (page) => {
      const { AccountId } = await (
        await page.request.get(`/api/admin/leads/${(await requestOf(page, 'Linnea Kvist')).Id}`)
      ).json();
      await page.request.post('/api/account/act', { data: { AccountId, Reason: 'Genomgång på telefon' } });
      await page.goto('/my-profile');
      await expect(page.getByRole('region', { name: 'Du arbetar åt en kund' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Byt lösenord' })).toBeVisible();
    }),
    screen('acting-step', async (page) => {
      const { ConfigurationId } = await (
        await page.request.get(`/api/admin/leads/${(await requestOf(page, 'Linnea Kvist')).Id}`)
      ).json();
      await page.goto(`/start/${ConfigurationId}`);
      await expect(new ConfiguratorPage(page).samples).toBeVisible();
      await expect(page.getByRole('region', { name: 'Du arbetar åt en kund' })).toBeVisible();
    }),
  ],
};

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Sends a customer's request about a house while the salesperson's list of requests is open. */
async function askAnew(page: Page): Promise<void> {
  const consent: { Id: number } = await (await page.request.get('/api/gdpr/getconsent?slug=anvandarvillkor')).json();
  const asked = {
    SubmissionType: 'Sales',
    Name: 'Elsa Norén',
    Email: `elsa.${crypto.randomUUID()}@example.com`,
    Phone: '070-174 06 12',
    Message: 'Har ni något visningshus i Skåne?',
    HouseModelName: 'Björkliden 142',
    MunicipalityId: MALMO,
    GdprConsentId: consent.Id,
    Plots: [],
    OpenForMs: 40_000,
  };
  const answer = await fetch(new URL('/api/submit/contactrequest', page.url()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  expect(answer.ok).toBe(true);
}
