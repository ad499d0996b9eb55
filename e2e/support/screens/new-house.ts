import type { Page } from '@playwright/test';
import { HOUSE, MALMO } from '../houses.ts';
import { expect } from '../test.ts';
import { wake } from '../wake.ts';
import { houseId, screen, type Walk } from './screen.ts';

/** The pages that ask for a new house, its municipality and its name, with their errors. */
export const newHouse: Walk = {
  title: 'a new house and its municipality',
  screens: [
    screen('new-project', async (page) => {
      await page.goto('/new-project');
      await expect(page.getByRole('heading', { level: 1, name: 'Nytt hus' })).toBeVisible();
    }),
    screen('new-project-houses', async (page) => {
      await page.getByRole('combobox', { name: 'Vilket hus ska du bygga?' }).fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
    }),
    screen('municipality', async (page) => {
      await page.goto(`/municipality?h=${await houseId(page)}`);
      await expect(page.getByRole('heading', { level: 1, name: HOUSE })).toBeVisible();
    }),
    screen('municipality-missing', async (page) => {
      await page.getByRole('button', { name: 'Börja bygg!' }).click();
      await expect(page.getByText('Du måste välja kommun för att gå vidare.')).toBeVisible();
    }),
    screen('municipality-faults', async (page) => {
      await page.getByRole('textbox', { name: 'Vad ska huset heta?' }).fill('x'.repeat(201));
      await page.getByRole('button', { name: 'Börja bygg!' }).click();
      await expect(page.getByText('Namnet får ha högst 200 tecken.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Vad ska huset heta?' }).fill('Mitt hus');
    }),
    screen('municipality-search', async (page) => {
      await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malm');
      await expect(page.getByRole('option', { name: /^Malmö/ })).toBeVisible();
    }),
    screen('municipality-chosen', async (page) => {
      await page.getByRole('option', { name: /^Malmö/ }).click();
      await expect(page.getByText('Pris i Malmö från, inkl. moms')).toBeVisible();
    }),
    screen('municipality-denied', async (page) => {
      await denyMalmo(page);
      await page.goto('/house');
      await wake(page);
      await page.getByRole('link', { name: `Bygg ${HOUSE}` }).click();
      await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malmö');
      await page.getByRole('option', { name: /^Malmö/ }).click();
      await expect(page.getByRole('alert')).toContainText('Dessvärre kan vi inte leverera hus till den kommunen');
    }),
  ],
};

/** Changes the server's response so that the builder does not deliver to Malmö. The demo range delivers everywhere. */
async function denyMalmo(page: Page) {
  await page.route('**/api/municipalities', async (route) => {
    const response = await route.fetch();
    const municipalities: { Id: string }[] = await response.json();
    const json = municipalities.map((place) => (place.Id === MALMO ? { ...place, Denied: true } : place));
    await route.fulfill({ response, json });
  });
}
