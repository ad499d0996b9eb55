import type { Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { HOUSE, MALMO } from './support/houses.ts';
import { makeAccount } from './support/make-account.ts';
import { expectSaved } from './support/save-house.ts';
import { houseId } from './support/screens/screen.ts';
import { expect, test } from './support/test.ts';

const SAVED = /^\/configuration\/[0-9A-Za-z]{8}\//;

test('after the first save of a house, each press of the browser’s Back button opens the previous step, and on the first step the page before the configurator; the Forward button opens the same pages again @phone', async ({
  page,
}, { project }) => {
  await makeAccount(page, `tillbaka.${project.name}@example.com`);
  const configurator = await begin(page);
  const headings = [await configurator.heading.innerText()];
  for (let presses = 0; presses < 3; presses += 1) {
    await configurator.next();
    headings.push(await configurator.heading.innerText());
  }
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expectSaved(page);
  await expect.poll(() => pathOf(page)).toMatch(SAVED);
  for (const heading of headings.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(configurator.heading).toHaveText(heading);
    await expect.poll(() => pathOf(page)).toMatch(SAVED);
  }
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/help');
  for (const heading of headings) {
    await page.goForward();
    await expect(configurator.heading).toHaveText(heading);
    await expect.poll(() => pathOf(page)).toMatch(SAVED);
  }
});

test('after the first save of a house, the browser’s Back button closes the quote form; the next press closes the summary @phone', async ({
  page,
}, { project }) => {
  await makeAccount(page, `offert.${project.name}@example.com`);
  const configurator = await begin(page);
  await configurator.next();
  const heading = await configurator.heading.innerText();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect.poll(() => pathOf(page)).toMatch(SAVED);
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  const summary = page.getByRole('dialog', { name: HOUSE });
  await summary.getByRole('button', { name: 'Begär offert' }).click();
  await expect(page).toHaveURL(/view=offer/);
  await page.goBack();
  await expect(page).toHaveURL(/view=summary/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(configurator.heading).toHaveText(heading);
  await page.goBack();
  await expect(configurator.heading).not.toHaveText(heading);
});

test('the browser’s Back button closes the summary, even if the visitor saved the house in the summary', async ({ page }) => {
  await makeAccount(page, 'sammanstallning@example.com');
  const configurator = await begin(page);
  await configurator.next();
  const heading = await configurator.heading.innerText();
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  const summary = page.getByRole('dialog', { name: HOUSE });
  await summary.getByRole('button', { name: 'Spara som PDF' }).click();
  await page
    .getByRole('dialog', { name: 'Spara ditt hus för att skapa pdf' })
    .getByRole('button', { name: 'Spara', exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: 'Huset är sparat' })).toBeVisible();
  await expect.poll(() => pathOf(page)).toMatch(SAVED);
  await page.goBack();
  await expect(page).toHaveURL(/view=summary$/);
  // After the save, the page puts the token of the house into its address.
  await expect.poll(() => pathOf(page)).toMatch(SAVED);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(configurator.heading).toHaveText(heading);
  await page.goBack();
  await expect(configurator.heading).not.toHaveText(heading);
});

/** Begins a new house by its address. Visits two other pages of the site first, so that Back can lead to them. */
async function begin(page: Page): Promise<ConfiguratorPage> {
  await page.goto('/');
  await page.goto('/help');
  await page.goto(`/start/new?h=${await houseId(page, HOUSE)}&m=${MALMO}&anew=1`);
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.samples).toBeVisible();
  return configurator;
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
