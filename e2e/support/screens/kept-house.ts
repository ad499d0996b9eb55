import { HOUSE, MALMO } from '../houses.ts';
import { expect } from '../test.ts';
import { wake } from '../wake.ts';
import { beginChangedHouse, moveTo } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

/** The pages in a browser that has stored a begun house. */
export const keptHouse: Walk = {
  title: 'a begun house that the browser stores',
  begin: beginChangedHouse,
  screens: [
    screen('start-kept', async (page) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Påbörjat hus' })).toBeVisible();
    }),
    screen('start-without-campaign', async (page) => {
      await page.route('**/api/campaign/primary', (route) => route.fulfill({ json: null }));
      await page.goto('/help');
      await wake(page);
      await page.getByRole('button', { name: 'Meny', exact: true }).click();
      await page.getByRole('link', { name: 'Start', exact: true }).click();
      await expect(page.getByRole('img', { name: `Bild på ${HOUSE}`, exact: true })).toBeVisible();
    }),
    screen('house-current', async (page) => {
      await page.goto('/house?typ=2');
      await expect(page.getByText('Detta är huset du konfigurerar')).toBeVisible();
    }),
    screen('my-projects', async (page) => {
      await page.goto('/my-projects');
      await expect(page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' })).toBeVisible();
    }),
    screen('my-projects-delete', async (page) => {
      await page.getByRole('button', { name: 'Radera Mitt hus' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    }),
    screen('resume', async (page) => {
      await page.goto(`/start/new?h=${await houseId(page, HOUSE)}&m=${MALMO}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Fortsätt där du slutade?' })).toBeVisible();
    }),
    screen('bundles-chosen', async (page) => {
      await page.goto('/configuration/new/0');
      await page.getByRole('button', { name: 'Starta med detta paket: Komplett' }).click();
      await moveTo(page, '/configuration/new/0');
      await expect(page.getByText('Valt paket')).toBeVisible();
    }),
  ],
};
