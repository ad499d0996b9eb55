import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Set by `npm run screenshots`: every screen is then photographed instead of judged. */
export const screenshotFolder = process.env.GAVEL_SCREENSHOTS;

/** What one sees, and below it the rest of the page, as `name-width.png` in the folder. */
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
  const width = page.viewportSize()?.width;
  // What covers the screen stays in place while the page below it goes on.
  const fullPage = (await page.locator('[role="dialog"], [role="alertdialog"], .loading-screen').count()) === 0;
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage, animations: 'disabled' });
}
