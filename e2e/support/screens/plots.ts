import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { expect } from '../test.ts';
import { beginHouse, openView } from './move-to.ts';
import { houseId, screen, UMEA, type Walk } from './screen.ts';

/** The building plots of a municipality, and what is shown where there are none. */
export const plots: Walk = {
  title: 'building plots',
  expectedErrors: [/ERR_FAILED/],
  begin: async (page) => new ConfiguratorPage(page).start(await houseId(page), UMEA),
  screens: [
    screen('plots-failed', async (page) => {
      await page.route('**/api/plots/**', (route) => route.abort());
      await openView(page, 'plots');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    }),
    screen('plots', async (page) => {
      await page.unroute('**/api/plots/**');
      await page.getByRole('button', { name: 'Försök igen' }).click();
      await expect(firstPlot(page)).toBeVisible();
    }),
    screen('plots-grid', async (page) => {
      await page.getByRole('button', { name: 'Rutnät' }).click();
      await expect(firstPlot(page)).toBeVisible();
    }),
    screen('plots-none', async (page) => {
      await beginHouse(page);
      await expect(await openView(page, 'plots')).toContainText('Just nu har vi inga tomter i Malmö.');
    }),
  ],
};

function firstPlot(page: Page) {
  return page.getByRole('dialog').getByRole('listitem').first();
}
