import { expect, test } from 'vitest';
import { placeShrubs } from './shrubs.ts';

const measures = { length: 12, depth: 8, floor: 0.4, eaves: 3, ridge: 6, entrance: 6, gates: [], isOpen: false };
const along = (of: Parameters<typeof placeShrubs>[0]) => placeShrubs(of).map(({ x }) => x + of.length / 2);

test('shrubs stand along the front wall, outside it, and not in front of the door', () => {
  const shrubs = placeShrubs(measures);
  expect(shrubs.length).toBeGreaterThan(3);
  for (const { x, z } of shrubs) {
    expect(Math.abs(x)).toBeLessThan(measures.length / 2);
    expect(Math.abs(x)).toBeGreaterThan(2.2);
    expect(z).toBeGreaterThan(measures.depth / 2 + 0.5);
  }
});

test('no shrub stands in front of the gates of a garage', () => {
  const garage = { ...measures, entrance: null, gates: [[1, 4.2] as const, [4.6, 7.8] as const] };
  expect(along(garage).length).toBeGreaterThan(0);
  expect(along(garage).filter((at) => at < 8.8)).toEqual([]);
});

test('a building with posts instead of outer walls has no shrubs', () => {
  expect(placeShrubs({ ...measures, entrance: null, isOpen: true })).toEqual([]);
});

test('shrubs stand along the whole front of a house whose door is on another side', () => {
  const places = along({ ...measures, entrance: null });
  expect(places.length).toBeGreaterThan(along(measures).length);
  // Without a door, no part of the front without shrubs is as wide as the 4.6 m that stay free at a door.
  const gaps = [...places, measures.length].map((at, index) => at - (places[index - 1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(4.6);
});
