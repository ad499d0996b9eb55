import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, dialog, gone, heading, one, sample } from '../../testing/look.ts';

// On a screen of this width, the next button shows the name of its keyboard shortcut.
beforeEach(() => page.viewport(1440, 900));

const next = page.getByRole('button', { name: /^(?:Nästa|Slutför)$/ });

test('Ctrl+Enter moves through all steps to the summary, and the next button shows this keyboard shortcut', async () => {
  const app = await begin({ house: 'Furuvik 112', at: '/configuration/new/0' });
  await expect.element(next).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
  await expect.element(page.elementLocator(one('.navigation-key'))).toBeVisible();
  const places = new Set([app.address()]);
  while (!app.address().endsWith('view=summary')) {
    const before = { address: app.address(), title: document.title };
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(app.address).not.toBe(before.address);
    // Wait until the new step has rendered and listens for the key.
    await expect.poll(() => document.title).not.toBe(before.title);
    places.add(app.address());
  }
  await expect.element(dialog).toBeVisible();
  expect(places.size, 'the word before them, 13 steps and the summary').toBe(15);
});

test('Cmd+Enter on a focused answer goes to the next step without choosing that answer', async () => {
  const app = await begin({ house: 'Furuvik 112' });
  const focused = sample('Avskilt kök');
  await expect.element(focused).not.toBeChecked();
  (await focused.findElement()).focus();
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  await expect.element(heading).toHaveTextContent('Sovrum');
  expect(app.address()).toBe('/configuration/new/1/2');
  await expect.element(button('Ångra')).toHaveAttribute('aria-disabled', 'true');
  await app.back();
  await expect.element(focused).toBeVisible();
  await expect.element(focused).not.toBeChecked();
});

test('Ctrl+Enter does nothing while a dialog with a text field is open, and Enter alone does not go to the next step', async () => {
  const app = await begin({ house: 'Furuvik 112', at: '/configuration/new/1/1?view=name' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await couldNavigate();
  expect(app.address()).toMatch(/\/1\/1/);
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await userEvent.keyboard('{Enter}');
  await couldNavigate();
  expect(app.address()).toBe('/configuration/new/1/1');
});

/** Waits longer than a step takes to open. */
const couldNavigate = () => new Promise((waited) => setTimeout(waited, 300));
