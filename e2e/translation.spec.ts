import type { Page } from '@playwright/test';
import { translatePage } from '../apps/web/testing/in-page/translate-page.ts';
import { ConfiguratorPage } from './support/configurator.ts';
import { makeAccount } from './support/make-account.ts';
import { expect, test } from './support/test.ts';

// The test opens two pages while other tests run, so it may send more requests than the server allows one client.
test.use({ expectedErrors: [/status of 429/] });

// In another product (linode/manager 6363), a page that the browser had translated still showed $0 after a choice. A customer ordered, and
// then asked for a refund.
test('a page that the browser translates shows the same numbers as an untranslated page, from the first choice to the quote request', async ({
  page,
  anotherBrowser,
  begin,
}, { project }) => {
  const other = await anotherBrowser();
  await makeAccount(page, `svensk.${project.name}@example.com`);
  await makeAccount(other, `english.${project.name}@example.com`);
  const pages = [page, other] as const;
  const configurators = [await begin({}), await begin({}, other)] as const;
  await other.evaluate(translatePage, 'replaces' as const);
  await expect(other.locator('h1 font').first()).toBeVisible();
  // Read both pages again at each try, because a notice may appear or disappear on either page.
  const isSame = (message: string) =>
    expect(async () => expect(await numbersOf(other), message).toEqual(await numbersOf(page))).toPass({ timeout: 20_000 });
  await isSame('at first');

  for (let n = 0; n < 10; n += 1) {
    const count = await configurators[0].choices.count();
    for (const configurator of configurators) {
      if (count > 0) await configurator.choices.nth(n % count).click();
    }
    await isSame(`choice ${n + 1}`);
    for (const one of pages) await goOn(one);
    await isSame(`step ${n + 2}`);
  }
  for (let n = 0; n < 3; n += 1) {
    for (const one of pages) await undo(one).click();
    await isSame(`undone ${n + 1}`);
  }

  for (const one of pages) await one.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  for (const one of pages) await expect(one.getByTestId('summary-total')).toBeVisible();
  await isSame('the summary');
  await expect(other.getByTestId('summary-total').locator('font')).toHaveCount(0);
  await expect(other.getByRole('dialog').locator('font').first()).toBeAttached();

  for (const one of pages) {
    await one.getByRole('button', { name: 'Begär offert' }).click();
    const asking = one.locator('form.request-form');
    await asking.getByRole('textbox').last().fill('Ring helst efter fem.');
    await asking.locator('[type="submit"]').click();
    await expect(one.getByText(/offertförfrågan är skickad/)).toBeVisible();
  }
  await isSame('the quote request');
  const [own, translated] = await Promise.all(pages.map(async (one) => (await savedHouses(one))[0]));
  expect(translated).toEqual(own);
  expect(await new ConfiguratorPage(other).total()).toBe(translated?.Price);
});

test.describe('translated before its scripts start', () => {
  // React reports that the translated page differs from the server's HTML, and renders the page again.
  test.use({ expectedErrors: [/React error #418/] });

  for (const isEarly of [false, true])
    test(`if the browser translates the page before its scripts start, the house filter works when the visitor presses it ${isEarly ? 'before' : 'after'} the scripts have started`, async ({
      page,
    }) => {
      const pressed = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        if (isEarly) await pressed.promise;
        await route.continue();
      });
      await page.goto('/house');
      await page.evaluate(translatePage, 'replaces' as const);
      await expect(page.locator('h1 font').first()).toBeVisible();
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      if (!isEarly) await page.waitForFunction(() => performance.getEntriesByName('gavel:begun').length > 0);
      await page
        .getByRole('button', { name: '1,5-plan' })
        .or(page.getByRole('link', { name: /1,5-plan/ }))
        .first()
        .click();
      pressed.resolve();
      await expect(page.getByRole('heading', { name: 'Mjällom 96' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Björkliden 142' })).toBeVisible();
    });
});

/** Moves to the next step without reading the text of the button, because it may be translated. */
async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.locator('.navigation-next').click();
  await expect(heading).not.toHaveText(before);
}

const undo = (page: Page) => page.getByRole('button', { name: 'Ångra' }).first();

/** Returns every amount and counter on the screen, in order. */
function numbersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => document.body.innerText.match(/[+−]?\d[\d\u00a0 ]*(?:,\d+)?[\u00a0 ](?:kr|%)|\d+\/\d+/g) ?? []);
}

/** Returns the names and prices of the saved houses of an account. */
async function savedHouses(page: Page): Promise<{ Name: string; Price: number }[]> {
  const houses: { Name: string; Price: number }[] = await (await page.request.get('/api/account/configurations')).json();
  return houses.map(({ Name, Price }) => ({ Name, Price }));
}
