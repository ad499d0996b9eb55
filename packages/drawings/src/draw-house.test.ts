import type { HouseDrawing } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { drawHouse } from './draw-house.ts';
import { measureHouse } from './house/measure-house.ts';
import { type Paint, type Paints, paint } from './ink/paint.ts';
import { expectWellFormed } from './testing/expect-well-formed.ts';

const plain: HouseDrawing = {
  type: 'oneStorey',
  width: 13.2,
  depth: 8.6,
  wallHeight: 2.8,
  roofPitch: 27,
  roof: 'sadeltak',
  windowsBelow: 4,
  windowsAbove: 0,
  doorAt: 0.42,
  dormer: 'ingen',
  porch: 'skarmtak',
  chimney: true,
  garageDoors: 0,
  open: false,
  colours: [],
};
const onePlan = plain;
const oneAndAHalf: HouseDrawing = {
  ...plain,
  type: 'oneAndAHalfStoreys',
  width: 11.6,
  depth: 8.4,
  wallHeight: 3.2,
  roofPitch: 42,
  windowsAbove: 2,
  dormer: 'frontespis',
  porch: 'farstukvist',
};
const twoStorey: HouseDrawing = {
  ...plain,
  type: 'twoStoreys',
  width: 10.4,
  depth: 8.4,
  wallHeight: 5.6,
  roofPitch: 24,
  windowsAbove: 5,
  porch: 'veranda',
};
const raisedWall: HouseDrawing = {
  ...plain,
  type: 'raisedEaves',
  width: 11.6,
  depth: 8.4,
  wallHeight: 4.2,
  roofPitch: 32,
  windowsAbove: 4,
};
const manor: HouseDrawing = {
  ...plain,
  type: 'twoStoreys',
  width: 14,
  depth: 9,
  wallHeight: 5.8,
  roofPitch: 30,
  roof: 'valmat',
  windowsBelow: 6,
  windowsAbove: 7,
  dormer: 'frontespis',
  porch: 'farstukvist',
  doorAt: 0.5,
};
const mansard: HouseDrawing = {
  ...plain,
  type: 'oneAndAHalfStoreys',
  width: 10,
  wallHeight: 3.1,
  roofPitch: 48,
  roof: 'mansard',
  windowsAbove: 3,
  dormer: 'takkupor',
  porch: 'veranda',
};
const singleSlope: HouseDrawing = { ...plain, depth: 7, roofPitch: 8, roof: 'pulpet', chimney: false };
const cottage: HouseDrawing = {
  ...plain,
  type: 'oneAndAHalfStoreys',
  width: 10.8,
  wallHeight: 3,
  roofPitch: 45,
  windowsAbove: 1,
  dormer: 'takkupa',
};
const garage: HouseDrawing = {
  ...plain,
  type: 'sideBuilding',
  width: 6.4,
  depth: 5.6,
  wallHeight: 2.6,
  windowsBelow: 0,
  garageDoors: 2,
  doorAt: 0,
  porch: 'ingen',
  chimney: false,
};
const carport: HouseDrawing = {
  ...plain,
  type: 'sideBuilding',
  width: 6,
  depth: 4.4,
  wallHeight: 2.4,
  roofPitch: 14,
  roof: 'pulpet',
  windowsBelow: 0,
  open: true,
  porch: 'ingen',
  chimney: false,
};
const store: HouseDrawing = {
  ...plain,
  type: 'sideBuilding',
  width: 4.6,
  depth: 3.2,
  wallHeight: 2.3,
  windowsBelow: 1,
  porch: 'ingen',
  chimney: false,
};
const buildings = { onePlan, oneAndAHalf, twoStorey, raisedWall, manor, mansard, singleSlope, cottage, garage, carport, store };

const claddings = ['lockpanel', 'liggande', 'fjallpanel', 'lasyrpanel', 'tegel', 'puts'];
const coverings = ['takpannor', 'platfals', 'plattak', 'papp', 'sedum'];

/** Every choice that adds something to the picture. */
const everything = keys({
  cladding: paint('liggande', '#ffffff', 'liggande'),
  facade: paint('guldockra', '#c3934a', 'liggande'),
  roof: paint('svart', '#232325', 'takpannor'),
  windows: paint('sprojs', '#f0ece1', 'fonster-sprojs'),
  door: paint('par', '#2f4038', 'dorr-spegel', '#b28a4a'),
  trim: paint('vit', '#f6f3ec', 'malad'),
  terrace: paint('stor', '#a98458', 'altan'),
  solar: paint('on', '#1f2733', 'solcell'),
  chimney: paint('on', '#35363a', 'stal'),
  porch: paint('on', '#f0ece1', 'racke-tra'),
});

function keys(chosen: Readonly<Record<string, Paint>>): Paints {
  return new Map(Object.entries(chosen));
}

describe.each(Object.entries(buildings))('drawHouse draws the building %s', (_, drawing) => {
  test.each(['front', 'back'] as const)(
    'drawHouse from the %s returns a well-formed picture under 120 kB, the same for every call',
    (view) => {
      const picture = drawHouse(drawing, everything, view);
      expectWellFormed(picture);
      expect(picture).toBe(drawHouse(drawing, new Map(everything), view));
      expect(picture.length).toBeLessThan(120_000);
      expect(picture).toContain('viewBox="0 0 2000 1430"');
    },
  );

  test('the building is in the middle of the sheet with space on every side', () => {
    const { left, right, ground, ridge } = measureHouse(drawing, 'front');
    expect((left + right) / 2).toBeCloseTo(1000);
    expect((ground + ridge) / 2).toBeCloseTo(760);
    expect(right - left).toBeGreaterThan(700);
    expect(right - left).toBeLessThan(1240);
    expect(ground - ridge).toBeLessThan(860);
  });
});

test.each(claddings)('a façade with the cladding %s has the chosen colour', (pattern) => {
  expect(drawHouse(onePlan, keys({ facade: paint('x', '#7c2a22', pattern) }), 'front')).toContain('fill="#7c2a22"');
});

test('the boards of the cladding are upright or horizontal, as chosen', () => {
  const facade = paint('falurod', '#7c2a22', 'lockpanel');
  const standing = drawHouse(onePlan, keys({ facade, cladding: paint('lockpanel', '#ffffff', 'lockpanel') }), 'front');
  const lying = drawHouse(onePlan, keys({ facade, cladding: paint('liggande', '#ffffff', 'liggande') }), 'front');
  expect(boards(standing).every(({ width, height }) => height > width)).toBe(true);
  expect(boards(lying).filter(({ width, height }) => width > height).length).toBeGreaterThan(6);
});

test.each(coverings)('a roof with the covering %s has the chosen colour', (pattern) => {
  const picture = drawHouse(oneAndAHalf, keys({ roof: paint('x', '#345678', pattern) }), 'front');
  expect(picture).toContain('fill="#345678"');
  expectWellFormed(picture);
});

test('the garden in the picture is the same for every colour of the façade', () => {
  const garden = (facade: string) =>
    drawHouse(twoStorey, keys({ facade: paint('x', facade, 'lockpanel') }), 'front')
      .replaceAll(/h[a-z0-9]+-/g, '')
      .split('id="building"')[0]
      ?.split('id="cladding"')[0];
  expect(garden('#7c2a22')).toBe(garden('#dedad0'));
});

test('if the visitor chooses no chimney, porch, solar panels or terrace, the picture leaves this part out', () => {
  const without = (category: string) =>
    drawHouse(oneAndAHalf, new Map([...everything, [category, paint('none', '#d8d4ca', 'ingen')]]), 'front').length;
  const whole = drawHouse(oneAndAHalf, everything, 'front').length;
  for (const category of ['chimney', 'porch', 'solar']) expect(without(category), category).toBeLessThan(whole);
  const back = drawHouse(oneAndAHalf, everything, 'back').length;
  expect(
    drawHouse(oneAndAHalf, new Map([...everything, ['terrace', paint('none', '#d8d4ca', 'ingen')]]), 'back').length,
  ).toBeLessThan(back);
});

test('from 1-plan over förhöjt väggliv to 2-plan, the walls get higher, and the roof gets lower in relation to the walls', () => {
  // All heights are measured in the picture.
  const heightIn = (drawing: HouseDrawing, outline: RegExp) =>
    heightOf(drawHouse(drawing, keys({ facade: paint('x', '#7c2a22', 'lockpanel') }), 'front'), outline);
  const walls = (drawing: HouseDrawing) => heightIn(drawing, /<path d="([^"]*)" fill="#7c2a22"/);
  const share = (drawing: HouseDrawing) => heightIn(drawing, /id="\w+-roof"><path d="([^"]*)"/) / walls(drawing);
  expect(share(oneAndAHalf)).toBeGreaterThan(1.1);
  expect(share(onePlan)).toBeGreaterThan(share(raisedWall));
  expect(share(raisedWall)).toBeGreaterThan(share(twoStorey));
  expect(share(twoStorey)).toBeLessThan(0.5);
  expect(walls(twoStorey)).toBeGreaterThan(walls(raisedWall));
  expect(walls(raisedWall)).toBeGreaterThan(walls(onePlan) * 1.25);
});

/** Returns the rectangles in the SVG pattern of the wall's cladding. */
function boards(picture: string): readonly { readonly width: number; readonly height: number }[] {
  const tile = /<pattern id="\w+-cladding".*?<\/pattern>/s.exec(picture)?.[0] ?? '';
  return [...tile.matchAll(/<rect [^>]*width="([\d.]+)" height="([\d.]+)"/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
}

/** Returns the height of the first outline that the pattern finds. The group of the pattern: the path of the outline. */
function heightOf(picture: string, pattern: RegExp): number {
  const path = pattern.exec(picture)?.[1] ?? '';
  const heights = [...path.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  return Math.max(...heights) - Math.min(...heights);
}
