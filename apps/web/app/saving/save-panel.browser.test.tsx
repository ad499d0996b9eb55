import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { button, choices, dialog, gone, sample, sizes } from '../../testing/look.ts';
import { readHouses } from '../stored/kept-houses.ts';

const FIRST = '/configuration/new/1/1';
const heading = dialog.getByRole('heading', { name: 'Huset är sparat' });

/** Whether what the browser keeps is what the visitor saved last. */
const isKeptAsSaved = () => readHouses()[0]?.saved === true;

test('a panel opened by its button gives focus back; Back closes it', async () => {
  const app = await begin();
  const opener = button('Spara').element();
  if (opener instanceof HTMLElement) opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toBeVisible();
  expect(app.address()).toMatch(/view=save/);
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.tab();
    // The guard at the end of the panel hands the focus on a moment later.
    await expect
      .poll(() => document.activeElement?.closest('[role="dialog"], [data-base-ui-focus-guard]') ?? null)
      .not.toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(button('Spara')).toHaveFocus();
  await button('Spara').click();
  await expect.element(dialog).toBeVisible();
  await app.back();
  await gone(dialog);
  expect(app.address()).toBe(FIRST);
});

test('coming forward to the save panel saves what has been chosen since', async () => {
  const app = await begin();
  await button('Spara').click();
  await expect.element(dialog).toBeVisible();
  await app.back();
  await gone(dialog);
  await choices.first().click();
  await expect.poll(isKeptAsSaved).toBe(false);
  await app.forward();
  await expect.element(heading).toBeVisible();
  expect(isKeptAsSaved()).toBe(true);
});

test('the token that a house gets takes no focus from the button that was pressed', async () => {
  await enter();
  const app = await begin();
  await button('Spara').click();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  await expect.element(button('Spara')).toHaveFocus();
});

test('who has saved on their account is shown the way to share the house with somebody', async () => {
  await enter();
  const app = await begin({ at: `${FIRST}?view=save` });
  const way = dialog.getByRole('link', { name: 'Dela med hushållet' });
  await expect.element(way).toBeVisible();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\//);
  const [, , token] = app.address().split('/');
  await expect.element(way).toHaveAttribute('href', `/my-projects/${token}/household`);
});

describe.each(sizes)('on $size', ({ width, height }) => {
  test('storage that is blocked or holds rubbish does not stop the visit', async ({ onTestFinished }) => {
    await page.viewport(width, height);
    const { setItem, getItem } = Storage.prototype;
    onTestFinished(() => {
      Object.assign(Storage.prototype, { setItem, getItem });
    });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = function (key: string) {
      return key.startsWith('gavel') ? '{rubbish' : getItem.call(this, key);
    };
    await begin({ house: 'Furuvik 112' });
    await sample('Avskilt kök').click();
    await expect.element(page.getByText(/Webbläsaren tillåter inte att vi sparar här/)).toBeVisible();
    await expect.element(sample('Avskilt kök')).toBeChecked();
  });
});
