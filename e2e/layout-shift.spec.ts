import type { Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { makeAccount } from './support/make-account.ts';
import { saveHouse } from './support/save-house.ts';
import { beginHouse } from './support/screens/move-to.ts';
import { expect, test } from './support/test.ts';

// The page must be painted, because the browser reports layout shifts only for what it paints.
test.use({ pictures: 'real', isPainted: true });

/** The largest allowed sum of the browser's layout shift values since the page opened, or since the last `forgetShifts`. */
const LIMIT = 0.02;

test('on the start page, in the list of houses and from step to step, the layout shifts that the browser reports add up to at most 0.02', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(recordShifts);
  for (const address of ['/', '/house', '/house?typ=2']) {
    await page.goto(address);
    await expectStill(page, address);
  }
  await beginHouse(page);
  await expectStill(page, 'first step');
  const configurator = new ConfiguratorPage(page);
  for (let step = 2; step <= 9; step += 1) {
    await configurator.next();
    await expect.poll(async () => (await configurator.counter()).n).toBe(step);
    await forgetShifts(page);
    await expectStill(page, `step ${step}`);
  }
  const title = await configurator.choices.first().locator('b').innerText();
  await configurator.choices.first().click();
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
  await forgetShifts(page);
  await expectStill(page, 'after a choice');
});

test('the visitor’s own houses on the start page do not move or disappear while the scripts load', { tag: '@phone' }, async ({
  page,
}) => {
  await makeAccount(page, `eva.${crypto.randomUUID()}@example.com`);
  await saveHouse(page, 'Vårt hus');
  const [all, ofHouses] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/*.js', async (route) => {
    await all.promise;
    if (route.request().url().includes('/my-houses-section-')) await ofHouses.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const own = page.getByRole('region', { name: 'Mina hus' });
  await expect(own.getByRole('link', { name: 'Vårt hus', exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await afterPainting(page);
  const before = await own.boundingBox();
  all.resolve();
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() => performance.getEntriesByName('gavel:begun').length > 0);
  await afterPainting(page);
  expect(await own.boundingBox()).toEqual(before);
  ofHouses.resolve();
  await page.waitForLoadState('networkidle');
  expect(await own.boundingBox()).toEqual(before);
});

/** Waits for pictures and fonts, and checks that the recorded layout shifts add up to at most the limit. */
async function expectStill(page: Page, where: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await afterPainting(page);
  const shifts = await page.evaluate(() => window.gavelShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LIMIT);
}

/** Deletes the recorded layout shifts, so that shifts caused by the click just before do not count. */
async function forgetShifts(page: Page) {
  // After a click, the stage measures its free part and then moves the picture. On a busy machine this takes several frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await afterPainting(page);
  await page.evaluate(() => {
    window.gavelShifts = [];
  });
}

async function afterPainting(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Runs in the page. Records its layout shifts. */
function recordShifts() {
  window.gavelShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : '?'));
      window.gavelShifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A layout shift as Chromium reports it. TypeScript's library does not have this type yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    gavelShifts: { value: number; moved: string[] }[];
  }
}
