import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, gone, one } from '../../testing/look.ts';

test('on a phone, the visitor closes a sheet by pulling it down, but not by a short pull or while the content of the sheet is scrolled', async () => {
  await page.viewport(390, 664);
  const app = await begin({ at: '/configuration/new/3/1?view=price' });
  await expect.element(dialog.getByText('Dina val')).toBeVisible();
  await pull(one('.flyout-head'), 40);
  expect(one('.flyout').getBoundingClientRect().bottom, 'it comes back').toBe(664);
  expect(app.address()).toMatch(/view=price/);

  const body = one('.flyout-body');
  body.scrollTop = 60;
  await pull(one('.flyout-body > *'), 400);
  expect(app.address(), 'what scrolls in it scrolls first').toMatch(/view=price/);

  body.scrollTop = 0;
  await pull(one('.flyout-body > *'), 400);
  await gone(dialog);
  expect(app.address()).toBe('/configuration/new/3/1');
});

test('on a wide screen, where the sheet is beside the house, the visitor cannot close the sheet by pulling', async () => {
  const app = await begin({ at: '/configuration/new/3/1?view=price' });
  await expect.element(dialog.getByText('Dina val')).toBeVisible();
  await pull(one('.flyout-head'), 400);
  expect(app.address()).toMatch(/view=price/);
});

test.each([
  ['a new account', 'login&create=1', 390],
  ['a new account on a desktop', 'login&create=1', 1024],
  ['a quote request', 'offer', 390],
])(
  'on the sheet for %s, the button of the form is at the bottom edge and covers no field that has the focus',
  async (_, view, width) => {
    await page.viewport(width, 664);
    await begin({ at: `/configuration/new/3/1?view=${view}` });
    await expect.element(dialog.getByRole('button', { name: 'Skapa konto' })).toBeVisible();
    const foot = () => one('.account-form-go').getBoundingClientRect();
    expect(foot().bottom).toBe(one('.flyout-body').getBoundingClientRect().bottom);
    const fields = dialog.getByRole('textbox').elements();
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) {
      const frame = field.closest('.field-input') ?? field;
      // Place the field so that the buttons cover its lower edge. If the field were far away, the browser would scroll it to the middle.
      one('.flyout-body').scrollTop += frame.getBoundingClientRect().bottom - foot().top - 10;
      if (field instanceof HTMLElement) field.focus();
      expect(frame.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot().top);
    }
  },
);

/** Simulates a finger that slowly pulls down by `distance` CSS pixels and then lets go. */
async function pull(target: Element, distance: number): Promise<void> {
  const y = target.getBoundingClientRect().top + 5;
  const touch = (type: string, clientY: number) => {
    const touches = type === 'touchend' ? [] : [new Touch({ identifier: 1, target, clientX: 100, clientY })];
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  };
  touch('touchstart', y);
  touch('touchmove', y + distance / 2);
  await new Promise((waited) => setTimeout(waited, 120));
  touch('touchmove', y + distance);
  touch('touchend', y + distance);
}
