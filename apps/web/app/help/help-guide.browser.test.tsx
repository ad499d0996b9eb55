import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, gone, one, sizes } from '../../testing/look.ts';

const STEP = '/configuration/new/3/1';
/** The title of each step, and the selector of the elements that the step highlights. The third item, if any, is the selector on a phone. */
const steps = [
  ['Översikt', '.configurator-side', '.navigation-count'],
  ['Profil', '.profile-box', '.navigation-count'],
  ['Snabbnavigering', '.navigation-bar', '.navigation-cell'],
  ['Palett', '.samples-frame'],
  ['Verktyg', '.title-block'],
  ['Rotera hus', '.camera-bar'],
  ['Sammanställning', '.title-summary'],
] as const;

describe.each(sizes)('the help guide on the screen of $size', ({ width, height, isPhone }) => {
  test('each step of the help guide highlights the element that it explains, and its card covers less than half of that element', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: `${STEP}?view=guide` });
    for (const [index, [title, target, ofPhone = target]] of steps.entries()) {
      await expect.element(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect.element(dialog.getByText(`${index + 1}/7`)).toBeVisible();
      await expect.element(dialog.getByText(`Steg ${index + 1} av 7`)).toBeInTheDocument();
      const spot = () => one('.guide-spot').getBoundingClientRect();
      const explained = () =>
        [...document.querySelectorAll(isPhone ? ofPhone : target)].map((part) => part.getBoundingClientRect());
      await expect.poll(() => Math.min(...explained().map((part) => covered(part, spot()))), { message: title }).toBe(1);
      // The spotlight is only a little larger than what it highlights.
      expect(
        explained().reduce((sum, part) => sum + covered(spot(), part), 0),
        title,
      ).toBeGreaterThan(0.5);
      const hidden = covered(spot(), one('.guide-card').getBoundingClientRect());
      expect(hidden, `what step ${index + 1} points at is hidden behind its card`).toBeLessThan(0.5);
      await dialog.getByRole('button', { name: index === 6 ? 'OK, börja!' : 'Nästa', exact: true }).click();
    }
    await gone(dialog);
    expect(app.address()).toBe(STEP);
  });
});

test('the visitor can go back to the previous step of the help guide, and close the guide by its button or Escape, also at a later step', async () => {
  const app = await begin({ at: `${STEP}?view=guide` });
  await dialog.getByRole('button', { name: 'Nästa' }).click();
  await dialog.getByRole('button', { name: 'Tillbaka' }).click();
  await expect.element(dialog.getByText('1/7')).toBeVisible();
  for (const step of [1, 2]) {
    const leaveBy = [
      () => dialog.getByRole('button', { name: 'Avsluta hjälpguiden' }).click(),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const leave of leaveBy) {
      await app.goTo(`${STEP}?view=guide`);
      if (step === 2) await dialog.getByRole('button', { name: 'Nästa' }).click();
      await expect.element(dialog.getByText(`${step}/7`)).toBeVisible();
      await leave();
      await gone(dialog);
    }
  }
});

/** Returns how much of the box `below` is covered by the box `above`, from 0 (nothing) to 1 (all). */
function covered(below: DOMRect, above: DOMRect): number {
  const width = Math.min(below.right, above.right) - Math.max(below.left, above.left);
  const height = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top);
  return (Math.max(0, width) * Math.max(0, height)) / (below.width * below.height);
}
