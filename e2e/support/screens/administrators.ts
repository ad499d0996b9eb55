import { PASSWORD } from '../make-account.ts';
import { ADMINISTRATOR, enterAs } from '../staff.ts';
import { expect } from '../test.ts';
import { moveTo } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

/** What administrators alone see, and the page on which somebody becomes one of the staff. */
export const administrators: Walk = {
  title: 'what an administrator sees',
  async begin(page) {
    await enterAs(page, ADMINISTRATOR);
    await page.goto('/admin');
  },
  screens: [
    screen('today-orders', async (page) => {
      await expect(page.getByRole('region', { name: 'Beställningar att godkänna' })).toContainText('Ingrid Bergvall');
    }),
    screen('order-waiting', async (page) => {
      await page
        .getByRole('link', { name: /Ingrid Bergvall/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Godkänn och lås' })).toBeVisible();
    }),
    screen('statistics', async (page) => {
      await moveTo(page, `/admin/statistics?house=${await houseId(page)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Val per fråga' })).toBeVisible();
    }),
    screen('people', async (page) => {
      await moveTo(page, '/admin/staff');
      await expect(page.getByText('Inbjuden, länken gäller till', { exact: false })).toBeVisible();
    }),
    screen('people-one', async (page) => {
      await page.getByRole('button', { name: 'Mehmet Aydin' }).click();
      await expect(page.getByRole('button', { name: 'Ändra kommuner' })).toBeVisible();
    }),
    screen('people-invite', async (page) => {
      await page.getByRole('button', { name: 'Bjud in' }).click();
      await expect(page.getByRole('region', { name: 'Bjud in' }).getByLabel('Förnamn')).toBeVisible();
    }),
    screen('log', async (page) => {
      await moveTo(page, '/admin/log');
      await expect(page.getByRole('heading', { level: 1, name: 'Logg' })).toBeVisible();
      await expect(page.getByText('Lena Falk').first()).toBeVisible();
    }),
    screen('retention', async (page) => {
      await moveTo(page, '/admin/retention');
      await page.getByText('Visa vilka').first().click();
      await expect(page.getByText('Göran Lööf')).toBeVisible();
    }),
    screen('retention-person', async (page) => {
      await page.getByLabel('Kundens e-postadress').fill('maria.tallberg@example.com');
      await page.getByRole('main').locator('form').getByRole('button', { name: 'Visa', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Maria Tallberg' })).toBeVisible();
    }),
    screen('range-prices', async (page) => {
      await moveTo(page, '/admin/sortiment');
      await expect(page.getByRole('grid', { name: 'Priser i kronor, inklusive moms' })).toBeVisible();
    }),
    screen('range-versions', async (page) => {
      await moveTo(page, '/admin/sortiment/versioner');
      await expect(page.getByRole('heading', { name: /^Version 1/ })).toBeVisible();
    }),
    screen('connections', async (page) => {
      await moveTo(page, '/admin/connections');
      await expect(page.getByText('Fastighetssystemet').first()).toBeVisible();
    }),
    screen('connections-key', async (page) => {
      await page.getByRole('button', { name: 'Ny nyckel' }).click();
      await page.getByLabel('Vilket system').fill('Kalkylarket');
      await page.getByLabel('Ditt lösenord').fill(PASSWORD);
      await expect(page.getByRole('button', { name: 'Gör nyckeln' })).toBeEnabled();
    }),
    screen('connections-key-made', async (page) => {
      await page.getByRole('button', { name: 'Gör nyckeln' }).click();
      await expect(page.getByRole('button', { name: 'Kopiera' })).toBeVisible();
    }),
    screen('welcome', async (page) => {
      // An open page of the administration would ask on.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(`/welcome#${'x'.repeat(32)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Välj ditt lösenord' })).toBeVisible();
    }),
  ],
};
