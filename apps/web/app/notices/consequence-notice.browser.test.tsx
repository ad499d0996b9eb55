import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { button, gone, krOf, sample, sizes, textOf, total } from '../../testing/look.ts';

describe.each(sizes)('on $size', ({ width, height }) => {
  test('a replacement is told in the builder’s words with its price, and taken back and done again', async () => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/2' });
    const before = await total();
    await sample('Hyvlad').click();

    const notice = page.getByRole('status').filter({ has: button('Stäng') });
    await expect
      .element(notice)
      .toMatchTextContent('Fasadkulör: Falu rödfärg fäster inte på hyvlad panel. Vi har bytt till linoljevit');
    const after = await total();
    const altogether = await textOf(notice.getByText(/^Hela ändringen/));
    expect(krOf(altogether.replace('Hela ändringen ', ''))).toBe(after - before);

    await notice.getByRole('button', { name: 'Ångra' }).click();
    await expect.element(notice).toMatchTextContent('Ångrat.');
    expect(await total()).toBe(before);
    await expect.element(sample('Finsågad')).toBeChecked();
    await expect.element(notice.getByRole('button', { name: 'Gör om' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(total).toBe(after);
    await notice.getByRole('button', { name: 'Stäng' }).click();
    await gone(notice);
    await expect.element(sample('Hyvlad'), { message: 'focus is where one chooses' }).toHaveFocus();
  });
});
