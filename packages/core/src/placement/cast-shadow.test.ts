import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../model/plot.ts';
import type { FacadeBuilding } from '../plan/lay-out-facade.ts';
import { aPlan } from '../testing/a-plan.ts';
import { castShadow } from './cast-shadow.ts';
import { houseSolids } from './house-solids.ts';
import { houseOutline } from './place-outline.ts';
import { areaOf, convexHull, isInside } from './polygon.ts';

const border: readonly Position[] = [
  [0, 0],
  [30, 0],
  [30, 40],
  [0, 40],
];
const MIDDLE = { east: 15, north: 20, turn: 180 };
const SOUTH = 180;

/** A house of 12 × 8 m with eaves at 3 m. */
const plan = aPlan();
const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 30,
  wallHeight: 3,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};
const houseOf = (changes: Partial<FacadeBuilding> = {}) => ({
  outline: houseOutline(plan, []),
  solids: houseSolids({ plan, building: { ...building, ...changes } }, []),
});

/** The slope of the roof (rise per horizontal metre), and the heights of the roof’s lower edge and of its ridge over the ground, m. */
const SLOPE = Math.tan((30 * Math.PI) / 180);
const EDGE = 3 - 0.4 * SLOPE;
const RIDGE = 3 + 4 * SLOPE;

describe('castShadow returns the shadow of the house on its plot', () => {
  test('the eaves decide how far the shadow reaches when the sun is high, and the ridge when the sun is low', () => {
    const high = castShadow(houseOf(), MIDDLE, border, { azimuth: SOUTH, height: 45 });
    expect(high).toMatchObject({ direction: 0, isOverBorder: false });
    expect(high?.reach).toBeCloseTo(0.4 + EDGE, 6);
    const low = castShadow(houseOf(), MIDDLE, border, { azimuth: SOUTH, height: 20 });
    expect(low?.reach).toBeCloseTo(RIDGE / Math.tan((20 * Math.PI) / 180) - 4, 6);
  });

  test('the shadow falls away from the sun, whatever direction the house faces', () => {
    for (const turn of [0, 75, 180, 290]) {
      const shadow = castShadow(houseOf(), { ...MIDDLE, turn }, border, { azimuth: 250, height: 30 });
      expect(shadow?.direction).toBe(70);
      expect(shadow?.parts.flat().some(([east]) => east > 22)).toBe(true);
      expect(shadow?.parts.flat().every(([east]) => east > 6)).toBe(true);
    }
  });

  test('isOverBorder is true only when the shadow reaches over the border of the plot', () => {
    const near = { ...MIDDLE, north: 31 };
    expect(castShadow(houseOf(), near, border, { azimuth: SOUTH, height: 45 })?.isOverBorder).toBe(false);
    expect(castShadow(houseOf(), near, border, { azimuth: SOUTH, height: 25 })?.isOverBorder).toBe(true);
  });

  test('castShadow returns null while the sun is down, and a shadow of limited length while the sun is at the horizon', () => {
    expect(castShadow(houseOf(), MIDDLE, border, { azimuth: 300, height: -0.1 })).toBeNull();
    expect(castShadow(houseOf(), MIDDLE, border, { azimuth: 300, height: 0.001 })?.reach).toBeLessThan(1000);
  });

  test('the highest edge of a lean-to roof is at the back of the house', () => {
    const reach = (azimuth: number) =>
      castShadow(houseOf({ roof: 'pulpet', roofPitch: 15 }), MIDDLE, border, { azimuth, height: 45 })?.reach ?? 0;
    const top = 3 + 8.4 * Math.tan((15 * Math.PI) / 180);
    expect(reach(SOUTH)).toBeCloseTo(0.4 + top, 6);
    expect(reach(0)).toBeLessThan(top);
  });

  test('beyond the short sides of a house, a hipped roof casts a shorter shadow than a gable roof', () => {
    const reach = (roof: FacadeBuilding['roof']) =>
      castShadow(houseOf({ roof }), MIDDLE, border, { azimuth: 90, height: 20 })?.reach ?? 0;
    expect(reach('valmat')).toBeLessThan(reach('sadeltak') - 2);
  });
});

test('convexHull contains all positions and has no inward corner', () => {
  const metres = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(fc.array(fc.tuple(metres, metres), { minLength: 3, maxLength: 30 }), (positions) => {
      const hull = convexHull(positions);
      fc.pre(areaOf(hull) > 0);
      for (const [at, corner] of hull.entries())
        expect(areaOf([hull.at(at - 1) ?? corner, corner, hull[(at + 1) % hull.length] ?? corner])).toBeGreaterThan(0);
      const isCorner = (position: Position) => hull.some(([x, y]) => x === position[0] && y === position[1]);
      const isOnEdge = (position: Position) =>
        hull.some((corner, at) => Math.abs(areaOf([corner, hull[(at + 1) % hull.length] ?? corner, position])) < 1e-9);
      for (const position of positions) expect(isCorner(position) || isOnEdge(position) || isInside(hull, position)).toBe(true);
    }),
  );
});
