import type { Page } from '@playwright/test';

/** Gives a page that waits its first sign, and waits until it answers by itself: from then on its links are moves within the site. */
export async function wake(page: Page): Promise<void> {
  // From wherever the pointer rests.
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => performance.getEntriesByName('gavel:begun').length > 0);
}
