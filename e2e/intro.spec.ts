import type { Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { HOUSE, houseId, isNarrow, MALMO } from './support/screens/screen.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test('a house without bundles is introduced where others have theirs', { tag: '@phone' }, async ({ page }) => {
  await takeBundlesAway(page);
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page), MALMO);
  const { total } = await configurator.counter();

  await page.getByRole('button', { name: 'Tillbaka', exact: true }).click();
  await expect(page).toHaveURL('/configuration/new/0');
  await expect(page).toHaveTitle(/^Intro /);
  await expect(configurator.heading).toHaveText(`Nu bygger du ${HOUSE}`);
  await expect(page.getByText(`${total} steg, i den ordning du vill.`)).toBeVisible();
  const overview = page.getByRole('button', { name: 'Översikt Intro', exact: true });
  await expect(overview).toBeVisible();
  await expect(page.getByText('Hoppa över paket')).toHaveCount(0);
  const { height = 0 } = (await page.getByRole('region', { name: 'Intro', exact: true }).boundingBox()) ?? {};
  expect(height, 'the bar alone').toBeLessThan(180);
  await expectNoAxeViolations(page);

  if (isNarrow(page)) await overview.click();
  await expect(page.getByRole('link', { name: /Intro/ })).toHaveAttribute('aria-current', 'step');
  if (isNarrow(page)) await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Nästa', exact: true }).click();
  await expect(page).toHaveURL('/configuration/new/1/1');
});

/** The demo range has bundles for every house. */
async function takeBundlesAway(page: Page) {
  await page.route('**/api/guidemodel/new', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), Bundles: [] } });
  });
}
