import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, gone, one } from '../../testing/look.ts';

test('pulling a sheet down closes it, unless the pull is short or the content of the sheet is scrolled', async () => {
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

test('a sheet beside the house cannot be pulled', async () => {
  const app = await begin({ at: '/configuration/new/3/1?view=price' });
  await expect.element(dialog.getByText('Dina val')).toBeVisible();
  await pull(one('.flyout-head'), 400);
  expect(app.address()).toMatch(/view=price/);
});

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
