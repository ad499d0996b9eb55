import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, gone, sizes } from '../../testing/look.ts';

const STEP = '/configuration/new/3/1';
const address = (name: string | RegExp) => dialog.getByRole('link', { name }).element().getAttribute('href') ?? '';

describe.each(sizes)('on $size', ({ width, height }) => {
  test('contact: to ring, to write, and salespersons with a picture', async () => {
    await page.viewport(width, height);
    await begin({ at: `${STEP}?view=contact` });
    await expect.element(dialog.getByRole('heading', { name: 'Kontakta säljare' })).toHaveFocus();
    expect(address(/^Ring Provhus/)).toMatch(/^tel:\+?\d{6,}$/);
    expect(address(/^Mejla Provhus/)).toMatch(/^mailto:[^?]+@[^?]+\?subject=Fr%C3%A5ga%20om%20Bj%C3%B6rkliden/);
    const people = dialog.getByRole('listitem');
    await expect.element(people).toHaveLength(3);
    for (const person of people.elements()) {
      await expect.poll(() => person.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
      expect(person.querySelector('a')?.href).toMatch(/^tel:/);
    }
    await userEvent.keyboard('{Escape}');
    await gone(dialog);
  });

  test('the offer is asked for by mail, with the house and the link that has been made to it; who would rather ask first comes to the salespersons', async () => {
    await page.viewport(width, height);
    await begin({ at: `${STEP}?view=offer` });
    await expect.element(dialog.getByRole('heading', { name: 'Begär offert' })).toBeVisible();
    expect(decodeURIComponent(address('Mejla huset'))).toMatch(/Björkliden 142 i Malmö\. .+\skr inklusive moms/);
    await dialog.getByRole('button', { name: 'Skapa länk' }).click();
    const field = dialog.getByRole('textbox', { name: 'Länk till huset' });
    await expect.element(field).toBeVisible();
    const link = field.element();
    expect(link instanceof HTMLInputElement && decodeURIComponent(address('Mejla huset')).includes(link.value)).toBe(true);
    await dialog.getByRole('button', { name: 'Kontakta säljare' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Kontakta säljare' })).toBeVisible();
  });
});
