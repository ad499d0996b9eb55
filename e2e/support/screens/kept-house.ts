import { expect } from '../test.ts';
import { beginChangedHouse } from './move-to.ts';
import { HOUSE, houseId, MALMO, screen, type Walk } from './screen.ts';

/** What the pages show when this browser keeps a house. */
export const keptHouse: Walk = {
  title: 'a house that was begun',
  begin: beginChangedHouse,
  screens: [
    screen('start-kept', async (page) => {
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Påbörjat hus' })).toBeVisible();
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
  ],
};
