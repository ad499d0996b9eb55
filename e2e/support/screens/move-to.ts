import type { Locator, Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { keptHouse } from '../kept-house.ts';
import { expect } from '../test.ts';
import { houseId } from './screen.ts';

/** Begins the house that these screens show, at its first step. */
export async function beginHouse(page: Page): Promise<void> {
  await new ConfiguratorPage(page).start(await houseId(page), MALMO);
}

/** Begins the house and chooses an answer, so that the browser stores the house. */
export async function beginChangedHouse(page: Page): Promise<void> {
  await beginHouse(page);
  await new ConfiguratorPage(page).choices.first().click();
  await expect.poll(() => keptHouse(page)).not.toBeNull();
}

/**
 * Moves to another address of the site as the browser's Forward button does, without loading the document again. This saves time, because
 * these tests visit dozens of addresses. Resolves when the page has this address.
 */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: String(idx + 1), usr: null }, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page).toHaveURL(address);
}

/** Opens an overlay of the configurator over the step in the address and returns its dialog. */
export async function openView(page: Page, view: string, step = '/configuration/new/3/1'): Promise<Locator> {
  await moveTo(page, `${step}?view=${view}`);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  return dialog;
}
