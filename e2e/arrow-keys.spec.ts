import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keptHouse } from './support/kept-house.ts';
import { expect, test } from './support/test.ts';

const folder = join(import.meta.dirname, '../ranges/bjorkvik/houses');
const titles = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return /^type: Dold$/m.test(text) ? [] : (/^title: (.+)$/m.exec(text)?.[1] ?? []);
});

const MOST_QUESTIONS = 'Björkliden 142';

// This test requests so many steps that the server may answer 429.
test.use({ expectedErrors: [/status of 429/] });

// Arrow keys must choose nothing. A choice may replace answers of other questions, and choosing the earlier answer again does not restore
// them. Each house has a separate test, because the test of one house needs more than a minute.
for (const house of titles)
  test(`arrow keys move the focus over the samples of every question of ${house}, and choose no answer${house === MOST_QUESTIONS ? '' : ' @deep'}`, async ({
    page,
    begin,
  }) => {
    const configurator = await begin({ house });
    const price = await configurator.total();
    const { total: steps } = await configurator.counter();
    for (let n = 1; n <= steps; n += 1) {
      await goRound(page);
      if (n < steps) await configurator.next();
    }
    await expect(page.getByRole('button', { name: 'Slutför' })).toBeVisible();
    expect(await configurator.counter()).toEqual({ n: steps, total: steps });
    expect(await configurator.total()).toBe(price);
    expect(await page.getByRole('button', { name: 'Ångra', exact: true }).isDisabled()).toBe(true);
    expect(await keptHouse(page), 'nothing was chosen that would have to be kept').toBeNull();
  });

/**
 * Moves the focus over all samples of a question: with the right arrow from the first sample until the first one has the focus again, then
 * to the last one with End and back with Home. Expects that the same answer is still chosen.
 */
async function goRound(page: Page): Promise<void> {
  const radios = page.getByRole('radiogroup').getByRole('radio');
  await expect(radios.first()).toBeVisible();
  const before = await checkedAt(page);
  await page.getByRole('radiogroup').locator('[role="radio"][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  const count = await radios.count();
  for (let pressed = 0; pressed < count; pressed += 1) await page.keyboard.press('ArrowRight');
  await expect(radios.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(radios.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(radios.first()).toBeFocused();
  expect(await checkedAt(page)).toEqual(before);
}

const checkedAt = (page: Page) =>
  page
    .getByRole('radiogroup')
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-checked')));
