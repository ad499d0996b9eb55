import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, gone, one, sizes } from '../../testing/look.ts';

const STEP = '/configuration/new/3/1';
const titles = ['Översikt', 'Profil', 'Snabbnavigering', 'Palett', 'Verktyg', 'Rotera hus', 'Sammanställning'];

describe.each(sizes)('the help guide on the screen of $size', ({ width, height }) => {
  test('each step of the help guide highlights an element, and its card covers less than half of that element', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: `${STEP}?view=guide` });
    for (const [index, title] of titles.entries()) {
      await expect.element(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect.element(dialog.getByText(`${index + 1}/7`)).toBeVisible();
      await expect.element(dialog.getByText(`Steg ${index + 1} av 7`)).toBeInTheDocument();
      const hidden = covered(one('.guide-spot').getBoundingClientRect(), one('.guide-card').getBoundingClientRect());
      expect(hidden, `what step ${index + 1} points at is hidden behind its card`).toBeLessThan(0.5);
      await dialog.getByRole('button', { name: index === 6 ? 'OK, börja!' : 'Nästa', exact: true }).click();
    }
    await gone(dialog);
    expect(app.address()).toBe(STEP);
  });
});

test('the visitor can go back to the previous step of the help guide, and close the guide by its button or Escape', async () => {
  const app = await begin({ at: `${STEP}?view=guide` });
  await dialog.getByRole('button', { name: 'Nästa' }).click();
  await dialog.getByRole('button', { name: 'Tillbaka' }).click();
  await expect.element(dialog.getByText('1/7')).toBeVisible();
  await dialog.getByRole('button', { name: 'Avsluta hjälpguiden' }).click();
  await gone(dialog);
  await app.goTo(`${STEP}?view=guide`);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
});

/** Returns how much of the box `below` is covered by the box `above`, from 0 (nothing) to 1 (all). */
function covered(below: DOMRect, above: DOMRect): number {
  const width = Math.min(below.right, above.right) - Math.max(below.left, above.left);
  const height = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top);
  return (Math.max(0, width) * Math.max(0, height)) / (below.width * below.height);
}
