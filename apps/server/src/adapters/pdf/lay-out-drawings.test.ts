import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawingToPlace, layOutDrawings, NOTE, takenBy } from './lay-out-drawings.ts';
import { PAGE } from './page-box.ts';

const ABOVE = 40;
const plan = (width: number, height: number): DrawingToPlace => ({ size: { width, height }, kind: 'plan' });
const facade = (width: number, height: number): DrawingToPlace => ({ size: { width, height }, kind: 'facade' });
const section = (width: number, height: number): DrawingToPlace => ({ size: { width, height }, kind: 'section' });
const sketch: DrawingToPlace = { size: { width: 160, height: 120 }, kind: 'sketch' };

test('a floor plan is printed at 1:100 if that fits the page, and otherwise at the largest scale that fits', () => {
  const scaleOf = (drawing: DrawingToPlace) =>
    layOutDrawings([drawing], ABOVE)
      .flat()
      .map(({ scale, width }) => [scale, width]);
  expect(scaleOf(plan(16_900, 12_000))).toEqual([[100, 169]]);
  expect(scaleOf(plan(6000, 4000))).toEqual([[100, 60]]);
  expect(scaleOf(plan(17_100, 12_000))).toEqual([[125, 136.8]]);
  expect(scaleOf(plan(30_000, 12_000))).toEqual([[200, 150]]);
});

test('a sketch has no scale and keeps its proportions', () => {
  expect(layOutDrawings([sketch], ABOVE)).toEqual([[{ at: 0, scale: null, width: 128, height: 96 }]]);
});

test('the drawings of a house with two storeys fill three pages: floor plans at 1:100 if they fit, all elevations at one scale', () => {
  const house = [
    facade(19_400, 10_400),
    plan(14_500, 14_200),
    plan(13_900, 11_800),
    facade(19_400, 10_400),
    facade(17_250, 10_400),
  ];
  const pages = layOutDrawings([...house, section(19_050, 12_300)], ABOVE);
  expect(pages.map((page) => page.map(({ at, scale }) => [at, scale]))).toEqual([
    [[1, 100]],
    [
      [2, 100],
      [0, 150],
    ],
    [
      [3, 150],
      [4, 150],
      [5, 200],
    ],
  ]);
  for (const [at, page] of pages.entries()) expect(takenBy(page, at === 0 ? ABOVE : 0) / PAGE.height).toBeGreaterThan(0.7);
});

test('a drawing that does not fit at any scale is left out, and all other drawings are placed', () => {
  expect(layOutDrawings([facade(200_000, 9000), plan(9000, 9000)], ABOVE).flat()).toMatchObject([{ at: 1, scale: 100 }]);
});

test('layOutDrawings places every drawing that fits, and none extends beyond its page', () => {
  const side = fc.integer({ min: 2000, max: 60_000 });
  const drawing = fc.record({
    size: fc.record({ width: side, height: side }),
    kind: fc.constantFrom<DrawingToPlace['kind']>('plan', 'facade', 'section', 'sketch'),
  });
  fc.assert(
    fc.property(fc.array(drawing, { maxLength: 7 }), (drawings) => {
      const pages = layOutDrawings(drawings, ABOVE);
      expect(
        pages
          .flat()
          .map(({ at }) => at)
          .toSorted(),
      ).toEqual(drawings.map((_, at) => at));
      for (const [at, page] of pages.entries()) {
        const note = at === pages.length - 1 ? NOTE : 0;
        expect(takenBy(page, at === 0 ? ABOVE : 0) + note).toBeLessThanOrEqual(PAGE.height);
        for (const { width } of page) expect(width).toBeLessThan(PAGE.width + 0.001);
      }
    }),
  );
});
