import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin, SKOVDE } from '../../testing/begin.ts';
import { button, dialog, gone, krOf, one, sample, sizes, textOf, total } from '../../testing/look.ts';

describe.each(sizes)('a blocked answer on the screen of $size', ({ width, height }) => {
  test('a blocked answer shows its reason, and the visitor can choose it after a preview of the changes', async () => {
    await page.viewport(width, height);
    const app = await begin({ at: '/configuration/new/3/3' });
    const blocked = sample('Skogsgrön');
    await expect.element(blocked).toBeDisabled();
    await expect.element(blocked).toHaveAccessibleDescription('Ej valbart Kräver liggande panel');
    const before = await total();
    const open = button('Välj ändå: Skogsgrön');
    const preview = page.getByRole('dialog', { name: 'Välj Skogsgrön ändå?' });

    await blocked.click({ force: true });
    await expect.element(preview, { message: 'a tap on the answer itself' }).toBeVisible();
    await app.back();
    await gone(preview);
    await expect.element(blocked).toHaveFocus();

    await open.click();
    await expect.element(preview).toMatchTextContent('Lockpanel byts mot Liggande spontad panel');
    await app.back();
    await gone(preview);
    await expect.element(open, { message: 'focus goes back' }).toHaveFocus();
    expect(await total()).toBe(before);

    await open.click();
    await expect.poll(() => document.querySelectorAll('.way-total').length).toBe(1);
    const foot = page.elementLocator(one('.way-total'));
    await expect.element(foot, { message: 'the new total is in view without scrolling' }).toBeInViewport({ ratio: 1 });
    const promised = krOf(await textOf(preview.getByText(/^\d[\d\s]+kr$/).last()));
    const rows = [...one('.way-changes').querySelectorAll('.num')].map((row) => krOf(row.textContent));
    expect(promised - before).toBe(rows.reduce((sum, amount) => sum + amount, 0));
    await preview.getByRole('button', { name: 'Välj Skogsgrön' }).click();
    await expect.element(blocked).toBeChecked();
    await expect.element(blocked).toHaveFocus();
    expect(await total()).toBe(promised);
    await expect.element(page.getByText(/Lockpanel har ersatts med Liggande spontad panel/)).toBeVisible();

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(sample('Falu rödfärg'), { message: 'one step' }).toBeChecked();
    expect(await total()).toBe(before);
  });
});

test('if no other choice makes a blocked answer possible, the page shows the reason, but no button to choose the answer anyway', async () => {
  const app = await begin({ municipality: SKOVDE, at: '/configuration/new/2/2' });
  const blocked = sample('Radonskyddat');
  await expect.element(blocked).toBeDisabled();
  await expect.element(blocked).toHaveAccessibleDescription('Ej valbart Radonsäkert krävs i kommunen');
  await expect.element(page.getByRole('button', { name: /^Välj ändå/ })).not.toBeInTheDocument();
  await app.goTo(`/configuration/new/2/2?view=way&answer=${blocked.element().getAttribute('data-answer')}`);
  const explained = page.getByRole('dialog', { name: /går inte att välja$/ });
  await expect.element(explained).toMatchTextContent('Radonsäkert krävs i kommunen');
  await expect.element(explained).toMatchTextContent('Det beror på huset eller kommunen');
  await page.getByRole('button', { name: 'Tillbaka till valen' }).click();
  await gone(dialog);
});
