import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { browserOf } from './screens/size.ts';

/** The folder that `npm run screenshots` sets. If it is set, tests take a screenshot of every screen and do not check it. */
export const screenshotFolder = process.env.GAVEL_SCREENSHOTS;

/** Saves a picture of the page as `name.png` in the folder. Without an open overlay, it also shows what is visible only after scrolling. */
export async function takeScreenshot(page: Page, name: string, folder: string): Promise<void> {
  await page.evaluate(async () => {
    // Load all pictures now. The browser would load pictures further down only when the visitor scrolls near them.
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  // Wait at most three seconds, because some screens wait for a response that never arrives, and administration pages keep a connection
  // open.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  const loading = page.locator('.stage-loading');
  if (await loading.isVisible()) await loading.waitFor({ state: 'hidden' });
  // If an overlay is open, photograph only the visible part of the page. In a picture of the whole page the overlay would not be where the
  // visitor sees it.
  const isWhole = (await page.locator('[role="dialog"], [role="alertdialog"], .loading-screen').count()) === 0;
  const seen = await page.evaluate((whole) => {
    const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
    return { x: 0, y: whole ? 0 : scrollY, width, height: whole ? scrollHeight : clientHeight };
  }, isWhole);
  const clip = { ...seen, scale: 1 };
  const { data } = await (await browserOf(page)).send('Page.captureScreenshot', { captureBeyondViewport: isWhole, clip });
  await writeFile(join(folder, `${name}.png`), Buffer.from(data, 'base64'));
}
