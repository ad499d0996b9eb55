import { expect } from '../test.ts';
import { beginChangedHouse, openView } from './move-to.ts';
import { screen, type Walk } from './screen.ts';

/** The summary with its rows hidden and shown, its filters, its pictures, and the dialog before its PDF. */
export const summary: Walk = {
  title: 'the summary',
  begin: beginChangedHouse,
  screens: [
    screen('summary', async (page) => {
      const dialog = await openView(page, 'summary');
      await expect(dialog.getByTestId('summary-total')).toBeVisible();
    }),
    screen('summary-open', async (page) => {
      await page.getByRole('button', { name: 'Visa alla rader' }).click();
      await expect(page.getByRole('link', { name: /^Ändra / }).first()).toBeVisible();
    }),
    screen('summary-mine', async (page) => {
      await page.getByRole('radio', { name: 'Mina val' }).check();
      await page.getByRole('radio', { name: 'Mina val' }).scrollIntoViewIfNeeded();
    }),
    screen('summary-costs', async (page) => {
      await page.getByRole('radio', { name: 'Det som kostar' }).check();
    }),
    screen('summary-pictures', async (page) => {
      const pictures = page.getByRole('region', { name: 'Bilder' });
      await page.getByRole('region', { name: 'Välj bild' }).getByRole('button', { name: 'Entréplan', exact: true }).click();
      await pictures.scrollIntoViewIfNeeded();
      await expect(pictures.getByRole('img', { name: /: Entréplan$/ })).toBeVisible();
    }),
    screen('summary-pdf', async (page) => {
      await page.getByRole('button', { name: 'Spara som PDF' }).click();
      await expect(page.getByRole('dialog', { name: 'Du måste vara inloggad' })).toBeVisible();
    }),
  ],
};
