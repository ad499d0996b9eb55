import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, gone, heading, sample, sizes } from '../../testing/look.ts';

describe.each(sizes)('the list of all options on the screen of $size', ({ width, height }) => {
  test('in the list of all options, the search ignores diacritics; the list marks the chosen options and links each option to its question', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/3/1?view=options' });
    await expect.element(dialog.getByRole('heading', { name: 'Alla våra tillval' })).toBeVisible();
    const count = dialog.getByRole('status');
    await expect.element(count).toMatchTextContent(/^\d\d tillval$/);
    const search = dialog.getByRole('textbox', { name: 'Sök tillval' });
    await search.fill('bergvarme');
    await expect.element(count).toHaveTextContent('1 tillval');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dialog.getByRole('listitem').getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone(dialog);
    await expect.element(heading).toHaveTextContent('Värmekälla');
    await sample('Bergvärme').click();
    await expect.element(sample('Bergvärme')).toBeChecked();

    await app.goTo(`${app.address()}?view=options`);
    await dialog.getByRole('checkbox', { name: 'Bara valda' }).click();
    await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Bergvärme' })).toMatchTextContent('Valt');
    await search.fill('finns inte');
    await expect.element(dialog.getByText(/Inget tillval matchar ”finns inte”/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Rensa sökningen' }).click();
    await expect.element(search).toHaveFocus();
  });
});
