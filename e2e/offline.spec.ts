import { ConfiguratorPage } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { houseId, MALMO } from './support/screens/screen.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

// What the browser says about pictures that it cannot fetch.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('without a network the configurator says so, keeps what is chosen, and is silent again with it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page), MALMO);
  await page.waitForLoadState('networkidle');
  const notice = page.getByRole('status').filter({ hasText: 'Du är offline.' });
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('dina val finns kvar i den här webbläsaren');
  await expectNoAxeViolations(page);
  const chosen = configurator.choices.first();
  const title = await chosen.locator('b').innerText();
  await chosen.click();
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
  const total = await configurator.total();
  await expect.poll(async () => (await keptHouse(page))?.price).toBe(total * 100);
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
});
