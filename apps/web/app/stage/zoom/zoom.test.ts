import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST, moveBy, WHOLE, type Zoom, zoomAt } from './zoom.ts';

const frame = { width: 400, height: 800 };

test('when the visitor zooms, the point of the picture under the pointer does not move', () => {
  expect(zoomAt(WHOLE, 2, { x: 100, y: 600 }, frame)).toEqual({ scale: 2, x: -100, y: -600 });
  expect(zoomAt({ scale: 2, x: -100, y: -600 }, 0.5, { x: 100, y: 600 }, frame)).toEqual(WHOLE);
});

test('the visitor cannot move a zoomed picture further than to its edge', () => {
  expect(moveBy({ scale: 2, x: -100, y: -600 }, { x: 30, y: -50 }, frame)).toEqual({ scale: 2, x: -70, y: -650 });
  expect(moveBy({ scale: 2, x: -100, y: -600 }, { x: 500, y: -500 }, frame)).toEqual({ scale: 2, x: 0, y: -800 });
});

test('after any number of zooms and moves, the picture covers its frame and its scale is within the limits', () => {
  const step = fc.record({
    factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
    at: fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 800 }) }),
    by: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const end = steps.reduce<Zoom>((zoom, { factor, at, by }) => moveBy(zoomAt(zoom, factor, at, frame), by, frame), WHOLE);
      expect(end.scale).toBeGreaterThanOrEqual(1);
      expect(end.scale).toBeLessThanOrEqual(MOST);
      expect(Math.max(end.x, end.y)).toBeLessThanOrEqual(0);
      expect(end.x + frame.width * end.scale).toBeGreaterThanOrEqual(frame.width - 1e-6);
      expect(end.y + frame.height * end.scale).toBeGreaterThanOrEqual(frame.height - 1e-6);
    }),
  );
});
