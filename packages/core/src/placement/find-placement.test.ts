import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../model/plot.ts';
import { firstPlacement, nearestAllowed } from './find-placement.ts';
import { outlineOf, placeOutline, placer, type Spot, unplacer } from './place-outline.ts';
import { type MeasuredPlot, placementLimits } from './placement-limits.ts';
import { distanceBetween, isInside } from './polygon.ts';

const square: readonly Position[] = [
  [0, 0],
  [30, 0],
  [30, 40],
  [0, 40],
];
/** The border of a plot in the form of an L: a square without its north-eastern quarter. */
const corner: readonly Position[] = [
  [0, 0],
  [44, 0],
  [44, 22],
  [22, 22],
  [22, 44],
  [0, 44],
];

function plotOf(border: readonly Position[], facts: Partial<MeasuredPlot> = {}): MeasuredPlot {
  return { border, borderDistance: 4.5, maxBuildArea: null, frontFaces: null, ...facts };
}

/** A house of 12 × 8 m. */
const house = outlineOf([{ part: 'walls', x: 0, y: 0, width: 12_000, height: 8_000 }]);
const withPorch = outlineOf([
  { part: 'walls', x: 0, y: 0, width: 12_000, height: 8_000 },
  { part: 'porch', x: 4_000, y: 8_000, width: 2_900, height: 1_700 },
]);

describe('placer and unplacer convert between coordinates of the house and of the plot', () => {
  test('if the front faces south, the right end of the house, for a person who faces the front, is in the east', () => {
    const place = placer({ east: 10, north: 20, turn: 180 });
    expect(place(6, 4).map((value) => Math.round(value * 1000) / 1000)).toEqual([16, 16]);
  });

  test('if the front faces east, the right end of the house, for a person who faces the front, is in the north', () => {
    const place = placer({ east: 0, north: 0, turn: 90 });
    expect(place(6, 4).map((value) => Math.round(value * 1000) / 1000)).toEqual([4, 6]);
  });

  test('unplacer converts the position that placer returns back to the same point of the house', () => {
    fc.assert(
      fc.property(
        spot(60),
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.double({ min: -20, max: 20, noNaN: true }),
        (at, a, b) => {
          const [right, ahead] = unplacer(at)(placer(at)(a, b));
          expect(right).toBeCloseTo(a, 6);
          expect(ahead).toBeCloseTo(b, 6);
        },
      ),
    );
  });
});

describe('placementLimits returns whether a position on the plot is allowed', () => {
  test('placementLimits measures the distance from the outer wall to the nearest border', () => {
    const limits = placementLimits(plotOf(square), house, { east: 15, north: 9, turn: 180 });
    expect(limits).toMatchObject({ distance: 5, leastDistance: 4.5, isAllowed: true, coveredArea: 96, isAreaAllowed: null });
  });

  test('placementLimits measures from the porch if the porch is nearer to the border than the wall', () => {
    const limits = placementLimits(plotOf(square, { maxBuildArea: 100 }), withPorch, { east: 15, north: 9, turn: 180 });
    expect(limits.distance).toBeCloseTo(3.3, 6);
    expect(limits.isAllowed).toBe(false);
    expect(limits.coveredArea).toBeCloseTo(96 + 4.93, 6);
    expect(limits.isAreaAllowed).toBe(false);
  });

  test('if a house reaches 3 m over the border, placementLimits returns the distance −3 m', () => {
    const { distance, isAllowed } = placementLimits(plotOf(square), house, { east: 15, north: 1, turn: 180 });
    expect(distance).toBeCloseTo(-3, 6);
    expect(isAllowed).toBe(false);
  });

  test('placementLimits refuses a house whose wall the border cuts, although all corners of the house are inside', () => {
    const long = outlineOf([{ part: 'walls', x: 0, y: 0, width: 22_000, height: 6_000 }]);
    const spot = { east: 21, north: 21, turn: 45 };
    expect(
      placeOutline(long, spot)
        .flat()
        .every((position) => isInside(corner, position)),
    ).toBe(true);
    const { distance, isAllowed } = placementLimits(plotOf(corner, { borderDistance: 0 }), long, spot);
    expect(distance).toBeLessThan(0);
    expect(isAllowed).toBe(false);
  });
});

describe('firstPlacement suggests a position for the house', () => {
  test('the front faces the direction that the plot states, or south if the plot states none', () => {
    expect(firstPlacement(plotOf(square, { frontFaces: 195 }), house).turn).toBe(195);
    expect(firstPlacement(plotOf(square), house).turn).toBe(180);
  });

  test('firstPlacement returns an allowed position if the house fits on the plot with its front in the direction that the plot states, or south', () => {
    expect(placementLimits(plotOf(corner), house, firstPlacement(plotOf(corner), house)).isAllowed).toBe(true);
    const narrow = plotOf([
      [0, 0],
      [60, 0],
      [60, 17.2],
      [0, 17.2],
    ]);
    expect(placementLimits(narrow, house, firstPlacement(narrow, house)).isAllowed).toBe(true);
  });

  test('on a symmetric plot, firstPlacement returns the middle of the plot', () => {
    const { east, north } = firstPlacement(plotOf(square), house);
    expect([east, north]).toEqual([15, 20]);
  });
});

describe('nearestAllowed moves the house to the nearest allowed position', () => {
  test('nearestAllowed returns an allowed position unchanged', () => {
    fc.assert(
      fc.property(spotIn(square), (wanted) => {
        fc.pre(placementLimits(plotOf(corner), house, wanted).isAllowed);
        expect(nearestAllowed(plotOf(corner), house, wanted)).toEqual(wanted);
      }),
    );
  });

  test('every position that nearestAllowed returns is allowed and has the front in the wanted direction', () => {
    fc.assert(
      fc.property(fc.constantFrom(square, corner), spot(70), (border, wanted) => {
        const found = nearestAllowed(plotOf(border), house, wanted);
        if (!found) return;
        expect(found.turn).toBe(wanted.turn);
        expect(placementLimits(plotOf(border), house, found).isAllowed).toBe(true);
      }),
    );
  });

  test('on a plot without inward corners, no allowed position is nearer to the wanted position than the returned one', () => {
    fc.assert(
      fc.property(spot(60), spotIn(square), (wanted, other) => {
        const found = nearestAllowed(plotOf(square), house, wanted);
        const rival = { ...other, turn: wanted.turn };
        fc.pre(found !== null && placementLimits(plotOf(square), house, rival).isAllowed);
        expect(away(found ?? rival, wanted)).toBeLessThanOrEqual(away(rival, wanted) + 0.03);
      }),
    );
  });

  test('from a wanted position outside the plot, nearestAllowed moves the house at a right angle to the border to the nearest allowed position', () => {
    expect(nearestAllowed(plotOf(square), house, { east: 12, north: -30, turn: 180 })).toEqual({
      east: 12,
      north: 8.5,
      turn: 180,
    });
  });

  test('nearestAllowed returns null if the house fits nowhere on the plot with its front in the wanted direction', () => {
    const narrow = plotOf([
      [0, 0],
      [40, 0],
      [40, 18],
      [0, 18],
    ]);
    expect(nearestAllowed(narrow, house, { east: 20, north: 9, turn: 90 })).toBeNull();
    expect(nearestAllowed(narrow, house, { east: 20, north: 9, turn: 0 })).not.toBeNull();
  });
});

function away(a: Spot, b: Spot): number {
  return distanceBetween([a.east, a.north], [b.east, b.north]);
}

/** A random position in whole centimetres in the box around a plot, 7 m or more from the sides of the box. The box begins at [0, 0]. */
function spotIn(border: readonly Position[]): fc.Arbitrary<Spot> {
  const most = (at: 0 | 1) => Math.max(...border.map((position) => position[at]));
  const metres = (reach: number) => fc.integer({ min: 700, max: reach * 100 - 700 }).map((centimetres) => centimetres / 100);
  return fc.record({ east: metres(most(0)), north: metres(most(1)), turn: fc.integer({ min: 0, max: 359 }) });
}

/** A random position in whole centimetres, at most `reach` metres from the origin in each direction. */
function spot(reach: number): fc.Arbitrary<Spot> {
  const metres = fc.integer({ min: -reach * 100, max: reach * 100 }).map((centimetres) => centimetres / 100);
  return fc.record({ east: metres, north: metres, turn: fc.integer({ min: 0, max: 359 }) });
}
