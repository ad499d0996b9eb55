import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { UMEA } from '../houses.ts';
import { makeAccount } from '../make-account.ts';
import { expect } from '../test.ts';
import { beginHouse, openView } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

const PLOTS = '**/api/plots/**';

let answer = () => {};

/** The building plots of a municipality, the page of a municipality without plots, and the house on a plot. */
export const plots: Walk = {
  title: 'building plots',
  expectedErrors: [/ERR_FAILED/],
  begin: async (page) => new ConfiguratorPage(page).start(await houseId(page), UMEA),
  screens: [
    screen('plots-failed', async (page) => {
      await page.route(PLOTS, (route) => route.abort());
      await openView(page, 'plots');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    }),
    screen('plots-waiting', async (page) => {
      await page.unroute(PLOTS);
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = resolve;
      await page.route(PLOTS, async (route) => {
        await promise;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Försök igen' }).click();
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Hämtar tomterna');
    }),
    screen('plots', async (page) => {
      answer();
      await expect(firstPlot(page)).toBeVisible();
      await page.unroute(PLOTS);
    }),
    screen('plots-grid', async (page) => {
      await page.getByRole('button', { name: 'Rutnät' }).click();
      await expect(firstPlot(page)).toBeVisible();
    }),
    screen('plots-own-page', async (page) => {
      await page.route(PLOTS, async (route) => {
        const response = await route.fetch();
        const [plot] = await response.json();
        await route.fulfill({ response, json: [{ ...plot, Url: 'https://example.com/tomter/14', ImageUrl: '', AreaName: '' }] });
      });
      await openView(page, 'contact');
      await openView(page, 'plots');
      await expect(page.getByRole('link', { name: /läs mer i en ny flik$/ })).toBeVisible();
      await page.unroute(PLOTS);
    }),
    screen('plots-none', async (page) => {
      await beginHouse(page);
      await expect(await openView(page, 'plots')).toContainText('Just nu har vi inga tomter i Malmö.');
    }),
    screen('plots-place', async (page) => {
      await makeAccount(page, `tomt-${Date.now()}@example.com`);
      await new ConfiguratorPage(page).start(await houseId(page), UMEA);
      const dialog = await openView(page, 'plots');
      await dialog.getByRole('button', { name: 'Välj tomten Granåkersvägen 14' }).click();
      await dialog.getByRole('button', { name: 'Placera huset på Granåkersvägen 14' }).click();
      await expect(page.getByRole('img', { name: 'Situationsplan över Granåkersvägen 14' })).toBeVisible();
    }),
    screen('plots-shadow', async (page) => {
      await page.getByRole('radio', { name: '21 juni' }).check();
      await expect(page.getByText(/^Klockan 12 den 21 juni når husets skugga/)).toBeVisible();
    }),
  ],
};

function firstPlot(page: Page) {
  return page.getByRole('dialog').getByRole('listitem').first();
}
