import { expect, test } from 'vitest';
import type { HouseSolids, Material } from '../house-model.ts';
import { box } from '../testing/box.ts';
import type { Frame } from './camera.ts';
import { createPaints } from './paints.ts';
import { renderStill, type Still } from './render-still.ts';

const FRAME: Frame = { width: 120, height: 80, subject: { x: 30, y: 20, width: 60, height: 40 } };
const VIEW = { azimuth: 0, sunTurn: -60, sunHeight: 40 };
const paints = createPaints();

/** A white cube of 4 m. */
function aCube(look: Material['look'] = 'paint', colour = '#ffffff'): HouseSolids {
  return {
    parts: [{ name: 'wall', material: 'boards', source: '', storey: null, mesh: box(0, 0, 0, 4, 4, 4) }],
    materials: new Map([['boards', { look, form: '', colour }]]),
    measures: { length: 4, depth: 4, floor: 0, eaves: 4, ridge: 4, entrance: null, gates: [], isOpen: false },
  };
}

function render(solids: HouseSolids, view: Partial<typeof VIEW> = {}): Still {
  return renderStill(solids, { ...VIEW, ...view }, FRAME, paints);
}

function at({ pixels, width }: Still, x: number, y: number): readonly number[] {
  return [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

/** Returns whether a pixel is red paint, unlike those of grass, trees and sky. */
function isRed(still: Still, x: number, y: number): boolean {
  const [red = 0, green = 0, blue = 0] = at(still, x, y);
  return red > 2 * Math.max(green, blue);
}

test('a cube is completely inside the subject’s box of the picture, and fills more than half of the width of the box', () => {
  const still = render(aCube('paint', '#a02020'), { sunTurn: 0 });
  const all = Array.from({ length: FRAME.width * FRAME.height }, (_, index) => ({
    x: index % FRAME.width,
    y: Math.floor(index / FRAME.width),
  }));
  const cube = all.filter(({ x, y }) => isRed(still, x, y));
  expect(cube.filter(({ x, y }) => x < 30 || x >= 90 || y < 20 || y >= 60)).toEqual([]);
  const columns = cube.filter(({ y }) => y === 45).map(({ x }) => x);
  // The cube is as high as the box, so its 4 m fill about two thirds of the box's width.
  expect(columns.length).toBeGreaterThan(30);
  expect(columns).toEqual(Array.from({ length: columns.length }, (_, index) => (columns[0] ?? 0) + index));
});

test('the picture shows the sky above the house and the lawn below the house', () => {
  const still = render(aCube());
  const [skyRed = 0, , skyBlue = 0] = at(still, 60, 2);
  const [lawnRed = 0, lawnGreen = 0, lawnBlue = 0] = at(still, 60, 77);
  expect(skyBlue).toBeGreaterThan(skyRed);
  expect(lawnGreen).toBeGreaterThan(Math.max(lawnRed, lawnBlue));
});

test.each([
  ['the gates of a garage', { gates: [[0.5, 3.5]] } as const, 0],
  ['the left side of a building without walls', { isOpen: true }, 270],
])('a drive of gravel leads to %s', (_, measures, azimuth) => {
  const cube = aCube();
  const still = render({ ...cube, measures: { ...cube.measures, ...measures } }, { azimuth });
  const greenness = (x: number) => {
    const [red = 0, green = 0] = at(still, x, 77);
    return green - red;
  };
  expect(greenness(60)).toBeLessThan(5);
  expect(Math.min(greenness(4), greenness(115))).toBeGreaterThan(5);
});

test('the part of a house that is below the ground does not change the picture', () => {
  const cube = aCube();
  const [wall] = cube.parts;
  if (!wall) throw new Error('the cube has one part');
  const deep: HouseSolids = { ...cube, parts: [{ ...wall, mesh: box(0, -1, 0, 4, 4, 4) }] };
  expect(render(deep).pixels).toEqual(render(cube).pixels);
});

test('the shadow of the house is on the side away from the sun', () => {
  const [left, right] = [render(aCube(), { sunTurn: -75 }), render(aCube(), { sunTurn: 75 })];
  const brightness = (still: Still, x: number) => {
    const rows = [55, 56, 57].flatMap((y) => at(still, x, y));
    return rows.reduce((sum, level) => sum + level, 0);
  };
  expect(brightness(left, 91)).toBeLessThan(brightness(left, 28) * 0.85);
  expect(brightness(right, 28)).toBeLessThan(brightness(right, 91) * 0.85);
});

test('a wall in the sun is brighter than the same wall in the shade', () => {
  const [lit, shaded] = [render(aCube(), { sunTurn: 0 }), render(aCube(), { sunTurn: 180 })];
  const sum = (still: Still) => at(still, 60, 45).reduce((a, b) => a + b, 0);
  expect(sum(lit)).toBeGreaterThan(sum(shaded) * 1.2);
});

test('the colour of a material decides the colour of its pixels', () => {
  expect(isRed(render(aCube('paint', '#a02020')), 60, 45)).toBe(true);
});

test('equal houses give equal pixels, even if the textures are painted again; a house of another colour gives other pixels', () => {
  const first = render(aCube('boards', '#8f2a1e'));
  expect(renderStill(aCube('boards', '#8f2a1e'), VIEW, FRAME, createPaints()).pixels).toEqual(first.pixels);
  expect(render(aCube('boards', '#30402e')).pixels).not.toEqual(first.pixels);
});
