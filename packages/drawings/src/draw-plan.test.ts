import type { HouseDrawing } from '@gavel/core';
import { expect, test } from 'vitest';
import { drawElevation } from './draw-elevation.ts';
import { drawPlan } from './draw-plan.ts';
import { divideFloor } from './plan/divide-floor.ts';
import { expectWellFormed } from './testing/expect-well-formed.ts';

const house: HouseDrawing = {
  type: 'oneAndAHalfStoreys',
  width: 11.6,
  depth: 8.4,
  wallHeight: 3.2,
  roofPitch: 42,
  roof: 'sadeltak',
  windowsBelow: 4,
  windowsAbove: 2,
  doorAt: 0.5,
  dormer: 'frontespis',
  porch: 'farstukvist',
  chimney: true,
  garageDoors: 0,
  open: false,
  colours: [],
};
const garage: HouseDrawing = {
  ...house,
  type: 'sideBuilding',
  width: 6.4,
  depth: 5.6,
  wallHeight: 2.6,
  roofPitch: 27,
  windowsBelow: 0,
  windowsAbove: 0,
  doorAt: 0,
  dormer: 'ingen',
  porch: 'ingen',
  chimney: false,
  garageDoors: 2,
};
const buildings: readonly HouseDrawing[] = [
  house,
  garage,
  { ...house, dormer: 'takkupor', porch: 'veranda', doorAt: 0.7 },
  { ...house, dormer: 'takkupa', porch: 'skarmtak', roof: 'mansard', doorAt: 0.3 },
  { ...house, type: 'twoStoreys', wallHeight: 5.6, roofPitch: 30, roof: 'valmat', windowsAbove: 5, dormer: 'ingen' },
  { ...garage, garageDoors: 0, open: true, roof: 'pulpet', roofPitch: 14 },
  { ...garage, width: 4.6, depth: 3.2, garageDoors: 0, windowsBelow: 1, roof: 'pulpet' },
];

test('floor plans and elevations are well-formed line drawings under 12 kB, and every line is inside the sheet', () => {
  for (const drawing of buildings) {
    for (const picture of [drawPlan(drawing, 142, drawing.type === 'sideBuilding' ? 0 : 6), drawElevation(drawing)]) {
      expectWellFormed(picture);
      expect(picture).toContain('viewBox="0 0 160 120"');
      expect(picture.length).toBeLessThan(12_000);
      for (const [, x, y] of picture.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(160);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(120);
      }
    }
  }
});

test('for two to five rooms, and for seven, divideFloor returns one bedroom fewer than the number of rooms, and every room is inside the outer walls', () => {
  for (const rooms of [2, 3, 4, 5, 7]) {
    const { rooms: divided } = divideFloor({ ...house, doorAt: rooms % 2 === 0 ? 0.3 : 0.7 }, rooms);
    expect(divided.filter(({ use }) => use === 'bedroom')).toHaveLength(rooms - 1);
    for (const { x, y } of divided) {
      expect(x[0]).toBeGreaterThanOrEqual(-0.001);
      expect(x[1]).toBeLessThanOrEqual(house.width + 0.001);
      expect(x[1]).toBeGreaterThan(x[0]);
      expect(y[1]).toBeGreaterThan(y[0]);
      expect(y[1]).toBeLessThanOrEqual(house.depth + 0.001);
    }
  }
});

test('two different houses give different drawings', () => {
  expect(drawElevation(house)).not.toBe(drawElevation({ ...house, roofPitch: 30 }));
  expect(drawPlan(house, 142, 6)).not.toBe(drawPlan(house, 142, 4));
});

test('the elevation of the back is well-formed, and shows the chimney and a dormer as a person behind the house sees them', () => {
  const withDormer = { ...house, dormer: 'takkupa', doorAt: 0.3 } as const;
  expectWellFormed(drawElevation(withDormer, 'back'));
  const strokes = (drawing: HouseDrawing, view: 'front' | 'back') => [...(drawElevation(drawing, view).match(/M[^M"]+/g) ?? [])];
  /** Returns the left and the right end of the lines that disappear from the elevation when the values of `part` replace the house's. */
  const endsOf = (part: Partial<HouseDrawing>, view: 'front' | 'back') => {
    const others = strokes({ ...withDormer, ...part }, view);
    const own = strokes(withDormer, view).filter((stroke) => !others.includes(stroke));
    const ends = own.flatMap((stroke) => {
      const places = [...stroke.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
      const [, wide = 0] = /h([\d.]+)/.exec(stroke) ?? [];
      return [...places, Math.max(...places) + Number(wide)];
    });
    return [Math.min(...ends), Math.max(...ends)] as const;
  };
  for (const without of [{ chimney: false }, { dormer: 'ingen' }] as const) {
    const [[left, right], [fromLeft, toRight]] = [endsOf(without, 'front'), endsOf(without, 'back')];
    expect(left + right).not.toBeCloseTo(160, 0);
    // The sheet is 160 units wide, and the house is in its middle. So x in the front elevation is 160 - x in the back elevation.
    expect([160 - toRight, 160 - fromLeft].map((x) => x.toFixed(1))).toEqual([left, right].map((x) => x.toFixed(1)));
  }
});
