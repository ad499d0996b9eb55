import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEIGHTS, heightAfterTap, heightAt, levelOf, restingHeight, speedOf } from './sheet-height.ts';

const places = { peek: 120, half: 400, full: 760 };

test('a sheet that a resting finger releases moves to the nearest of its three heights', () => {
  expect(restingHeight(250, 0, places)).toBe('peek');
  expect(restingHeight(270, 0, places)).toBe('half');
  expect(restingHeight(570, 0, places)).toBe('half');
  expect(restingHeight(590, 0, places)).toBe('full');
  expect(restingHeight(40, 0, places)).toBe('peek');
  expect(restingHeight(900, 0, places)).toBe('full');
});

test('a fast flick moves the sheet one or two heights in its direction, even after a short drag; a slow drag does not', () => {
  expect(restingHeight(420, 1.5, places)).toBe('full');
  expect(restingHeight(380, -1.5, places)).toBe('peek');
  expect(restingHeight(740, -4, places)).toBe('peek');
  expect(restingHeight(420, 0.2, places)).toBe('half');
});

test('the sheet stops at the height that is nearest to the point where its movement would end', () => {
  const heights = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(heights, fc.double({ min: -5, max: 5, noNaN: true }), (height, speed) => {
      const aim = height + speed * 150;
      const rest = restingHeight(height, speed, places);
      for (const other of HEIGHTS) expect(Math.abs(places[rest] - aim)).toBeLessThanOrEqual(Math.abs(places[other] - aim));
    }),
  );
});

test('speedOf measures only the last moments before the release, so a finger that rests before the release has no speed', () => {
  const at = (y: number, time: number) => ({ y, time });
  expect(speedOf([at(600, 0), at(500, 900), at(470, 950), at(440, 980)])).toBeCloseTo(60 / 80);
  expect(speedOf([at(440, 0), at(470, 40)])).toBeCloseTo(-30 / 40);
  expect(speedOf([at(600, 0), at(300, 100), at(300, 400)])).toBe(0);
  expect(speedOf([])).toBe(0);
});

test('a tap moves a sheet from half height to full height, and from any other height to half height', () => {
  expect(heightAfterTap('half')).toBe('full');
  expect(heightAfterTap('full')).toBe('half');
  expect(heightAfterTap('peek')).toBe('half');
});

test('for each height of the sheet, heightAt(levelOf(height)) returns the same height', () => {
  for (const height of HEIGHTS) expect(heightAt(levelOf(height))).toBe(height);
});
