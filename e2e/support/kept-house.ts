import type { Page } from '@playwright/test';

/** Returns the house that this browser stored last, in its stored form; null: it has stored none. */
export function keptHouse(page: Page) {
  return page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('gavel.house.'));
    const houses = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? 'null'));
    return houses.toSorted((a, b) => b.serial - a.serial)[0] ?? null;
  });
}
