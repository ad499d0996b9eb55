import type { Page, Request } from '@playwright/test';
import { keptHouse } from './support/kept-house.ts';
import { expect, test } from './support/test.ts';

// The browser logs errors about pictures that it cannot load.
test.use({
  serviceWorkers: 'allow',
  pictures: 'real',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/],
});

test('without a network, the configurator shows a notice, choices still work, and the page creates a requested link to the house as soon as the network is back', async ({
  page,
  context,
  begin,
}) => {
  const underWay = requestsOf(page);
  const configurator = await begin({});
  // The page loads its panels after the visitor's first input, as soon as the browser is idle. The service worker starts after that.
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)).toBe('activated');
    expect([...underWay].map((request) => request.url())).toEqual([]);
  }).toPass();
  const notice = page.getByRole('status').filter({ hasText: 'Du är offline.' });
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('dina val finns kvar i den här webbläsaren');
  const title = await configurator.choices.first().locator('b').innerText();
  await configurator.choices.first().click();
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
  const total = await configurator.total();
  await expect.poll(async () => (await keptHouse(page))?.price).toBe(total * 100);

  for (let step = 2; step <= 9; step += 1) {
    await configurator.next();
    await expect.poll(async () => (await configurator.counter()).n).toBe(step);
  }
  await page.getByRole('radio', { name: 'Hyvlad', exact: true }).click();
  await expect(page.locator('.notice')).toContainText('Fasadkulör');
  await configurator.next();
  const way = page.getByRole('button', { name: /^Välj ändå/ });
  await way.first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Välj / })
    .click();
  await page.getByRole('link', { name: 'Paket' }).click();
  await expect(page.getByRole('heading', { name: 'Börja med ett paket' })).toBeVisible();
  await configurator.summary();
  await page.goBack();
  await expect(notice).toBeVisible();

  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Skapa länk' }).click();
  await expect(panel.getByText('Länken skapas när du är det igen')).toBeVisible();
  await panel.getByRole('button', { name: 'Fortsätt bygga' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Länken skapas när du är det igen')).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Du är uppkopplad igen och länken till huset är klar.')).toBeVisible();
  await page.getByRole('button', { name: 'Visa länken' }).click();
  await expect(panel.getByRole('textbox', { name: 'Länk till huset' })).toHaveValue(/\/start\/[0-9A-Za-z]{8}$/);
});

test.describe('in a browser without a service worker', () => {
  // Without a network, the browser would report that it cannot fetch the script of the service worker.
  test.use({ serviceWorkers: 'block' });

  test('without a network, if a choice needs a room picture that the browser has not loaded, the configurator shows an error until the network is back', async ({
    page,
    context,
    begin,
  }) => {
    const configurator = await begin({ at: '/configuration/new/7/2' });
    const picture = page.getByRole('main').getByRole('img', { name: /^Exempelbild/ });
    await expect(picture).toHaveAccessibleName(/Köksluckor: /);
    const failed = page.getByRole('status').filter({ hasText: 'Bilden gick inte att hämta. Dina val är kvar.' });
    await context.setOffline(true);
    // The page loads pictures of the next steps in advance, so go to further steps until a picture is missing.
    await expect(async () => {
      await configurator.next();
      await configurator.choices.last().click();
      await expect(failed).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await context.setOffline(false);
    await expect(failed).toHaveCount(0);
    await expect(picture).toHaveAccessibleName(/Köksluckor: /);
  });
});

test.describe('after a reload', () => {
  // Let the browser paint the whole page. If it painted only one pixel, the reloaded page would not show the notice about the network.
  test.use({ isPainted: true });

  test('without a network, a reload and another tab show the house with its choices, price and picture, and choices still work', async ({
    page,
    context,
    begin,
  }) => {
    const configurator = await begin({ at: '/configuration/new/3/3' });
    const grey = page.getByRole('radio', { name: 'Pärlgrå', exact: true });
    const picture = page.getByRole('main').getByRole('img', { name: /^Bild på Björkliden 142/ });
    await grey.click();
    await expect(picture).toHaveAccessibleName(/Fasadkulör: Pärlgrå/);
    const total = await configurator.total();
    await expect.poll(async () => (await keptHouse(page))?.price).toBe(total * 100);
    // The service worker stores the page's frame (its HTML without data) last.
    await expect.poll(() => page.evaluate(async () => (await caches.match('/configuration/new/1/1'))?.status)).toBe(200);
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('gavel-models')).keys()).length)).toBe(1);
    // The service worker also stores pictures: first those of the page, then those of the list of houses.
    await expect.poll(() => picturesNotKept(page, ['preset=houselist'])).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(grey).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'Du är offline.' })).toBeVisible();
    expect(await configurator.total()).toBe(total);
    await expect(picture).toHaveAccessibleName(/Fasadkulör: Pärlgrå/);
    await configurator.next();
    await configurator.choices.first().click();
    const after = await configurator.total();
    await expect.poll(async () => (await keptHouse(page))?.price).toBe(after * 100);

    const tab = await context.newPage();
    await tab.goto('/configuration/new/3/3');
    await expect(tab.getByRole('radio', { name: 'Pärlgrå', exact: true })).toBeChecked();
    await expect(tab.getByTestId('total')).toHaveText(await page.getByTestId('total').innerText());
    await expect(tab.getByRole('main').getByRole('img', { name: /Fasadkulör: Pärlgrå/ })).toBeVisible();
    await tab.goto('/start');
    await expect(tab).toHaveURL(/\/configuration\/new\/3\/4$/);
    await tab.goto('/my-projects');
    await expect(tab.getByText(/^Vi får ingen kontakt med servern/)).toBeVisible();
    const shown = tab.getByRole('article').locator('img');
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await tab.getByRole('link', { name: /^Fortsätt bygga/ }).click();
    await expect(tab.getByRole('main').getByRole('img', { name: /Fasadkulör: Pärlgrå/ })).toBeVisible();
    // If an address is not stored, the service worker shows the offline page, which links to the begun house.
    await tab.goto('/');
    await expect(tab.getByRole('heading', { level: 1, name: 'Ingen kontakt med servern' })).toBeVisible();
    await expect(tab.getByRole('main').getByRole('link', { name: 'Mina hus' })).toBeVisible();
    await tab.getByRole('link', { name: 'Fortsätt bygga Mitt hus' }).click();
    await expect(tab.getByRole('main').getByRole('img', { name: /Fasadkulör: Pärlgrå/ })).toBeVisible();
    await tab.goto('/help?about=price');
    await expect(tab).toHaveURL('/offline?from=%2Fhelp%3Fabout%3Dprice');
    await tab.getByRole('main').getByRole('link', { name: 'Mina hus' }).click();
    await expect(tab.getByText(/^Vi får ingen kontakt med servern/)).toBeVisible();
    // The logo links to a page whose scripts are not stored. The current page shows a message about that, with a button to stay.
    await tab
      .getByRole('link', { name: /startsida/ })
      .first()
      .click();
    await expect(tab.getByText('Vi får ingen kontakt med servern. Vi fortsätter så snart den svarar.')).toBeVisible();
    await tab.getByRole('button', { name: 'Stanna kvar' }).click();
    await expect(tab).toHaveURL('/my-projects');
    // The browser stores only begun houses, so it cannot open this house without a network.
    await tab.goto('/start/new?h=2&m=2480');
    await expect(tab.getByRole('heading', { name: 'Huset kan inte hämtas just nu' })).toBeVisible();

    await context.setOffline(false);
    await expect(tab).toHaveURL(/\/configuration\/new\/1\/1$/);
    await tab.close();
    await page.reload();
    expect(await configurator.total()).toBe(after);
    const kept = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
      return (await Promise.all(caching)).flat().map((url) => new URL(url).pathname);
    });
    const allowed =
      /^\/(?:assets\/|media\/[0-9a-f]{16}\/|configuration\/new\/1\/1$|my-projects$|offline$|brand\.css$|favicon\.svg$|kept-models\/\d+\/\d{4}$)/;
    expect(kept.filter((path) => !allowed.test(path))).toEqual([]);
  });
});

/** Returns a set that always contains the page's requests without a complete response; it changes with each request and response. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/**
 * Returns what the service worker has not stored: the addresses of pictures that the stage shows, and those `words` that no stored
 * address contains.
 */
async function picturesNotKept(page: Page, words: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (others) => {
    const kept = (await (await caches.open('gavel-pictures')).keys()).map(({ url }) => url);
    const shown = [...document.querySelectorAll<HTMLImageElement>('.stage-layers img')].map(({ src }) => src);
    return [...shown, ...others].filter((address) => !kept.some((url) => url.includes(address)));
  }, words);
}
