import { outlineOf } from '@gavel/core/placement';
import { expect, test } from 'vitest';
import { expectWellFormed } from '../testing/expect-well-formed.ts';
import { drawSituation, type SituationWish } from './draw-situation.ts';

const wish: SituationWish = {
  plot: {
    border: [
      [0, 0],
      [30, 0],
      [30, 40],
      [0, 40],
    ],
    borderDistance: 4.5,
    maxBuildArea: null,
    frontFaces: null,
  },
  outline: outlineOf([
    { part: 'walls', x: 0, y: 0, width: 12_000, height: 8_000 },
    { part: 'porch', x: 4_000, y: 8_000, width: 2_900, height: 1_700 },
  ]),
  spot: { east: 15, north: 20, turn: 180 },
  shownWidth: 500,
  words: () => 'Framsida',
};

test('the situation plan is a well-formed picture, wherever the house is on the plot', () => {
  for (const spot of [wish.spot, { east: 3, north: 3, turn: 37 }, { east: 29, north: 39, turn: 300 }])
    expectWellFormed(drawSituation({ ...wish, spot }).svg);
});

test('the situation plan has north at the top and contains the whole plot', () => {
  const { sheet } = drawSituation(wish);
  expect(sheet.west).toBeLessThan(0);
  expect(sheet.north).toBeGreaterThan(40);
  expect(sheet.west + sheet.width).toBeGreaterThan(30);
  expect(sheet.north - sheet.height).toBeLessThan(0);
});

test('the situation plan shows the same part of the ground wherever the house is on the plot', () => {
  expect(drawSituation({ ...wish, spot: { east: 9, north: 9, turn: 90 } }).sheet).toEqual(drawSituation(wish).sheet);
});

test('if the house is too near the border of the plot, drawSituation gives the house a dashed outline', () => {
  expect(drawSituation(wish).svg).not.toContain('stroke-dasharray');
  expect(drawSituation({ ...wish, spot: { east: 15, north: 7, turn: 180 } }).svg).toContain('stroke-dasharray');
});

test('if the page shows the situation plan at half the width, the plan’s text is twice as large in relation to the plot', () => {
  const textOf = (shownWidth: number) => Number(/scale\((\.?\d*\.?\d+)\)/.exec(drawSituation({ ...wish, shownWidth }).svg)?.[1]);
  expect(textOf(250)).toBeCloseTo(2 * textOf(500), 1);
});

test('the situation plan draws all parts of the shadow as one translucent group, and then draws the house over the shadow', () => {
  const part = [
    [10, 24],
    [20, 24],
    [20, 30],
  ] as const;
  const { svg } = drawSituation({ ...wish, shadow: [part, part] });
  expectWellFormed(svg);
  expect(svg).toMatch(/<g fill="#241d17" opacity="\.?0?\.24"><path d="[^"]*"\/><path d="[^"]*"\/><\/g>/);
  expect(svg.indexOf('opacity')).toBeLessThan(svg.indexOf('#33443a'));
  expect(drawSituation(wish).svg).not.toContain(' opacity=');
});

test('if two distance lines from one corner of the house run close to each other, the situation plan draws only one of them', () => {
  // The eastern border has a blunt corner, so its two sides are equally near to the same corner of the house.
  const border = [
    [0, 0],
    [30, 0],
    [34, 20],
    [30, 40],
    [0, 40],
  ] as const;
  const labels = (east: number, north: number) =>
    drawSituation({ ...wish, plot: { ...wish.plot, border }, spot: { east, north, turn: 225 } }).svg.match(/fill-opacity="\.94"/g)
      ?.length;
  expect(labels(15, 20)).toBe(3);
  expect(drawSituation(wish).svg.match(/fill-opacity="\.94"/g)).toHaveLength(4);
});

test('the situation plan marks a distance as too short only if the exact distance, not the rounded one, is too short', () => {
  const marked = (borderDistance: number, south: number) =>
    drawSituation({
      ...wish,
      plot: { ...wish.plot, borderDistance },
      spot: { east: 15, north: 5.7 + south, turn: 180 },
    }).svg.match(/ rx="[^"]+" fill="#241d17"/g)?.length ?? 0;
  // The plan shows both distances as 4,5 m, because it rounds down to one decimal. Only the second is shorter than 4.55 m.
  expect(marked(4.55, 4.58)).toBe(0);
  expect(marked(4.55, 4.52)).toBe(1);
  expect(marked(4.5, 4.5)).toBe(0);
});
