import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { button, gone, krOf, one, sample, sizes } from '../../testing/look.ts';

const end = page.getByRole('region', { name: /^Slut på avsnittet/ });

/** Walks through a section from its first question to its last. */
async function walk(app: Awaited<ReturnType<typeof begin>>, section: number, questions: number) {
  for (let question = 2; question <= questions; question++) {
    await button('Nästa').click();
    await expect.poll(app.address).toBe(`/configuration/new/${section}/${question}`);
  }
}

describe.each(sizes)('the end of a section on the screen of $size', ({ width, height, isPhone }) => {
  test('the last step of a section shows the total of the section and the title of the next section', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/1/1' });
    await sample('Avskilt kök').click();
    await expect.element(end).not.toBeInTheDocument();
    await walk(app, 1, 3);
    await expect.element(end.getByRole('heading', { name: 'Slut på avsnittet: Planlösning' })).toBeVisible();
    await expect.element(end.getByText('Nästa: Grund och stomme')).toBeVisible();
    const sum = () => krOf(one('.section-end-sum b').textContent ?? '');
    const before = sum();
    expect(before).toBe(18_500);

    await sample('2,70 m').click();
    await expect.poll(sum, { message: 'it goes along with what is chosen' }).toBeGreaterThan(before);
    expect(await findAxeViolations(end)).toEqual([]);
    const next = button('Nästa').element().getBoundingClientRect();
    const box = end.element().getBoundingClientRect();
    const isBeside = box.bottom <= next.top || box.right <= next.left;
    expect(isBeside, 'it does not lie over the way on').toBe(true);

    if (isPhone) return;
    await end.getByRole('button', { name: 'Stäng det som sägs om Planlösning' }).click();
    await gone(end);
    await expect.element(sample('2,70 m')).toHaveFocus();
    await button('Tillbaka').click();
    await button('Nästa').click();
    await expect.element(end, { message: 'it is back when the step is entered again' }).toBeVisible();
  });
});

test('if a step of a section was never opened, the last step of the section shows no total; the end of the last section names the summary as the next page', async () => {
  const app = await begin({ at: '/configuration/new/3/4' });
  await expect.element(sample('Grå')).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  await app.goTo('/configuration/new/5/1');
  await expect.element(sample('Bergvärme')).toBeVisible();
  await button('Nästa').click();
  await expect.element(button('Slutför')).toBeVisible();
  await expect.element(end.getByText('Nästa: din sammanställning')).toBeVisible();
});
