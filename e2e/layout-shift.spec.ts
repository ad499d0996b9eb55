import type { Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { beginHouse } from './support/screens/move-to.ts';
import { expect, test } from './support/test.ts';

// What is not painted does not jump either.
test.use({ pictures: 'real', isPainted: true });

/** What may jump on a page while it is visited: the sum of all its layout shifts. */
const LIMIT = 0.02;

test('nothing jumps on the start page, among the houses and while stepping', { tag: '@phone' }, async ({ page }) => {
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

/** Pictures and letters come, and nothing gives way to them. */
async function expectStill(page: Page, where: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await afterPainting(page);
  const shifts = await page.evaluate(() => window.gavelShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LIMIT);
}

/** What changes in answer to a press is no jump; only what comes after that counts. */
async function forgetShifts(page: Page) {
  await afterPainting(page);
  await page.evaluate(() => {
    window.gavelShifts = [];
  });
}

async function afterPainting(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Runs in the page. */
function recordShifts() {
  window.gavelShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : '?'));
      window.gavelShifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Chromium's, not yet in TypeScript's library. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    gavelShifts: { value: number; moved: string[] }[];
  }
}
