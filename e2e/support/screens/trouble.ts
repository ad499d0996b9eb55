import type { Page } from '@playwright/test';
import { HOUSE } from '../houses.ts';
import { expect } from '../test.ts';
import { wake } from '../wake.ts';
import { screen, type Walk } from './screen.ts';

let fail = () => {};

/** Loading screens and errors. */
export const trouble: Walk = {
  title: 'loading screens, failures and wrong addresses',
  expectedErrors: [/404|ERR_FAILED|ApiError: network/],
  screens: [
    screen('not-found', async (page) => {
      await page.goto('/finns-inte');
      await expect(page.getByRole('heading', { level: 1, name: 'Sidan finns inte' })).toBeVisible();
    }),
    screen('house-not-found', async (page) => {
      await page.goto('/start/new?h=999999&m=1280');
      await expect(page.getByRole('heading', { level: 1, name: 'Huset finns inte' })).toBeVisible();
    }),
    screen('link-not-found', async (page) => {
      await page.goto('/start/AAAAAAAA');
      await expect(page.getByText(/Länken leder inte till något sparat hus/)).toBeVisible();
    }),
    screen('loading', async (page) => {
      await page.goto('/house?m=1280');
      await wake(page);
      fail = await holdHouse(page);
      await page.getByRole('link', { name: `Bygg ${HOUSE}` }).click();
      await expect(page.getByText('Laddar ditt hus')).toBeVisible();
    }),
    screen('load-failed', async (page) => {
      fail();
      await expect(page.getByRole('heading', { level: 1, name: 'Huset kan inte hämtas just nu' })).toBeVisible();
    }),
  ],
};

/** Delays the response with the house. The returned function makes the request fail. */
async function holdHouse(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/houses/*/beginning?*', async (route) => {
    await promise;
    await route.abort();
  });
  return resolve;
}
