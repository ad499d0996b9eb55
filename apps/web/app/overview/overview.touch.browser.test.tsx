import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { emulateTouch } from '../../testing/emulate.ts';

const overview = page.getByRole('navigation', { name: 'Översikt' });

test('on a phone in landscape, at least four sections of the overview are visible at the same time, whichever section the visitor opens it from', async () => {
  await emulateTouch();
  await page.viewport(844, 390);
  const app = await begin({ at: '/configuration/new/1/1' });
  await page.getByRole('button', { name: /^Översikt/ }).click();
  await expect.element(overview.getByRole('link', { name: /Här är du/ })).toHaveFocus();
  const rows = () => [...document.querySelectorAll('.overview-drawer .overview-list > ol > li > :is(a, button)')];
  const count = rows().length;
  expect(count).toBeGreaterThan(4);
  const isSeen = (row: Element) => {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    const inside = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)));
    return inside.every((element) => element && row.contains(element));
  };
  const seen = new Map<string, number>();
  for (let section = 1; section < count; section += 1) {
    await app.goTo(`/configuration/new/${section}/1?view=overview`);
    await expect.element(overview.getByRole('link', { name: /Här är du/ })).toHaveFocus();
    seen.set(String(section), rows().filter(isSeen).length);
  }
  expect([...seen].filter(([, sections]) => sections < 4)).toEqual([]);
});
