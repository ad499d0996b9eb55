import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawingToPlace, layOutDrawings, NOTE, takenBy } from './lay-out-drawings.ts';
import { PAGE } from './page-box.ts';

const ABOVE = 40;
const plan = (width: number, height: number): DrawingToPlace => ({ size: { width, height }, isToScale: true, isPlan: true });
const view = (width: number, height: number): DrawingToPlace => ({ size: { width, height }, isToScale: true, isPlan: false });
const sketch: DrawingToPlace = { size: { width: 160, height: 120 }, isToScale: false, isPlan: true };

test('a plan is 1:100 where that fits the page, and otherwise the next round scale', () => {
  const scaleOf = (drawing: DrawingToPlace) =>
    layOutDrawings([drawing], ABOVE)
      .flat()
      .map(({ scale, width }) => [scale, width]);
  expect(scaleOf(plan(16_900, 12_000))).toEqual([[100, 169]]);
  expect(scaleOf(plan(6000, 4000))).toEqual([[100, 60]]);
  expect(scaleOf(plan(17_100, 12_000))).toEqual([[125, 136.8]]);
  expect(scaleOf(plan(30_000, 12_000))).toEqual([[200, 150]]);
});

test('a sketch has no scale, and keeps its shape', () => {
  expect(layOutDrawings([sketch], ABOVE)).toEqual([[{ at: 0, scale: null, width: 128, height: 96 }]]);
});

test('façades and sections are smaller where pages fill better so', () => {
  const drawings = [view(16_000, 6000), plan(16_000, 12_000), view(16_000, 6000), view(13_000, 7000), view(16_500, 8000)];
  const pages = layOutDrawings(drawings, ABOVE);
  expect(pages).toHaveLength(2);
  expect(takenBy(pages[0] ?? [], ABOVE) / PAGE.height).toBeGreaterThanOrEqual(0.7);
  expect(pages.flat().find(({ at }) => at === 1)).toMatchObject({ scale: 100 });
});

test('drawings of any size stand in their order, none outside of its page', () => {
  const side = fc.integer({ min: 2000, max: 60_000 });
  const drawing = fc.record({
    size: fc.record({ width: side, height: side }),
    isToScale: fc.boolean(),
    isPlan: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(drawing, { maxLength: 7 }), (drawings) => {
      const pages = layOutDrawings(drawings, ABOVE);
      expect(pages.flat().map(({ at }) => at)).toEqual(drawings.map((_, at) => at));
      for (const [at, page] of pages.entries()) {
        expect(takenBy(page, at === 0 ? ABOVE : 0) + NOTE).toBeLessThanOrEqual(PAGE.height);
        for (const { width } of page) expect(width).toBeLessThanOrEqual(PAGE.width);
      }
    }),
  );
});
