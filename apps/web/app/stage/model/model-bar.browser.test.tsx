import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginWithModel } from '../../../testing/begin-with-model.ts';
import { button, choices, gone, one } from '../../../testing/look.ts';

const SCREENS = [
  [320, 640],
  [390, 844],
  [448, 900],
  [700, 900],
  [768, 1024],
  [667, 375],
  [844, 390],
  [932, 430],
] as const;

afterEach(() => vi.restoreAllMocks());

test('on every screen, nothing covers the middle of a tool of the 3D model or of the undo and redo buttons', async () => {
  await page.viewport(390, 844);
  await beginWithModel();
  await choices.first().click();
  await expect.element(button('Ångra').first()).toHaveAttribute('aria-disabled', 'false');
  const close = page.getByRole('status').getByRole('button', { name: 'Stäng' });
  if (close.elements().length > 0) {
    await close.click();
    await gone(close);
  }
  await expectFreeOnScreens('.model-bar :is(button, select), .title-history button', SCREENS);
});

test('on every screen, a notice about the effects of a choice does not cover the tools of the 3D model', async () => {
  await page.viewport(390, 844);
  const app = await beginWithModel();
  await app.goTo('/configuration/new/3/2');
  await page.getByRole('radio', { name: 'Hyvlad', exact: true }).click();
  await expect.element(page.getByRole('status').getByRole('button', { name: 'Stäng' })).toBeVisible();
  await expectFreeOnScreens('.model-bar :is(button, select), .notice button', SCREENS);
  expect(one('.notice').getBoundingClientRect().height, 'it can be read').toBeGreaterThan(60);
});

async function expectFreeOnScreens(selector: string, screens: readonly (typeof SCREENS)[number][]): Promise<void> {
  for (const [width, height] of screens) {
    await page.viewport(width, height);
    await expectFree(selector, `${width} × ${height}`);
  }
}

/** Checks that nothing covers the middle of an element that is visible, and that the bar shows more than five buttons. */
async function expectFree(selector: string, screen: string): Promise<void> {
  const covered = () =>
    [...document.querySelectorAll(selector)].filter(isShown).flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(hit) ? [] : [`${element.ariaLabel ?? element.textContent}: ${hit?.className}`];
    });
  await expect.poll(covered, { message: screen }).toEqual([]);
  expect([...document.querySelectorAll('.model-bar button')].filter(isShown).length).toBeGreaterThan(5);
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
