import type { Page } from '@playwright/test';

/**
 * Moves the mouse over a page that does not react yet, and waits until its scripts have started. From then on, links on the page open other
 * pages without loading a new document.
 */
export async function wake(page: Page): Promise<void> {
  // Move the mouse twice, because it may already be at the first position.
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => performance.getEntriesByName('gavel:begun').length > 0);
}
