import { expect, test } from 'vitest';
import { GAP, heightOf, layOutGallery } from './lay-out-gallery.ts';
import { PAGE } from './page-box.ts';

const roomOn = (page: number) => PAGE.height - (page === 0 ? PAGE.head : 0);
const counts = Array.from({ length: 40 }, (_, at) => at + 1);

test('the pictures form rows as wide as the page, and each picture has the proportions of a photograph', () => {
  expect(layOutGallery(0)).toEqual([]);
  for (const count of counts) {
    const rows = layOutGallery(count).flat();
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(count);
    for (const row of rows) {
      expect(row.count * row.width + (row.count - 1) * GAP).toBeCloseTo(PAGE.width);
      expect(row.width / row.height).toBeGreaterThan(1.2);
      expect(row.width / row.height).toBeLessThan(1.85);
    }
  }
});

test('no page is overfull, and every page except the last is at least 70 % full', () => {
  for (const count of counts) {
    const pages = layOutGallery(count);
    for (const [at, page] of pages.entries()) {
      expect(heightOf(page), `${count} pictures, page ${at + 1}`).toBeLessThanOrEqual(roomOn(at));
      const least = at < pages.length - 1 ? 0.7 : 0;
      expect(heightOf(page) / roomOn(at), `${count} pictures, page ${at + 1}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('six to ten pictures fit on one page and fill it', () => {
  for (const count of [6, 7, 8, 9, 10]) {
    const [page, ...others] = layOutGallery(count);
    expect(others).toEqual([]);
    expect(heightOf(page ?? []) / roomOn(0)).toBeGreaterThan(0.85);
  }
});
