import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { browserOf } from './screens/size.ts';

/** Set by `npm run screenshots`: every screen is then photographed instead of judged. */
export const screenshotFolder = process.env.GAVEL_SCREENSHOTS;

/** What one sees, and below it the rest of the page, as `name.png` in the folder. */
export async function takeScreenshot(page: Page, name: string, folder: string): Promise<void> {
  await page.evaluate(async () => {
    // Pictures further down are only loaded when they come near.
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  // Some screens wait for an answer that does not come, and those of the administration listen for as long as they are open.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  const loading = page.locator('.stage-loading');
  if (await loading.isVisible()) await loading.waitFor({ state: 'hidden' });
  // What covers the screen stays in place while the page below it goes on.
  const isWhole = (await page.locator('[role="dialog"], [role="alertdialog"], .loading-screen').count()) === 0;
  const seen = await page.evaluate((whole) => {
    const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
    return { x: 0, y: whole ? 0 : scrollY, width, height: whole ? scrollHeight : clientHeight };
  }, isWhole);
  const clip = { ...seen, scale: 1 };
  const { data } = await (await browserOf(page)).send('Page.captureScreenshot', { captureBeyondViewport: isWhole, clip });
  await writeFile(join(folder, `${name}.png`), Buffer.from(data, 'base64'));
}
