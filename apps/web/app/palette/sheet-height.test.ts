import { expect, test } from 'vitest';
import { heightAfterDrag, heightAt, levelOf } from './sheet-height.ts';

test('a drag goes to the next height, a long one past it, and never beyond the ends', () => {
  expect(heightAfterDrag('half', 60)).toBe('full');
  expect(heightAfterDrag('half', -60)).toBe('peek');
  expect(heightAfterDrag('peek', 400)).toBe('full');
  expect(heightAfterDrag('full', -400)).toBe('peek');
  expect(heightAfterDrag('full', 120)).toBe('full');
  expect(heightAfterDrag('peek', -120)).toBe('peek');
});

test('a tap opens the sheet, and brings it back to half from anywhere else', () => {
  expect(heightAfterDrag('half', 0)).toBe('full');
  expect(heightAfterDrag('full', 3)).toBe('half');
  expect(heightAfterDrag('peek', -3)).toBe('half');
});

test('heights are places on a scale', () => {
  for (const height of ['peek', 'half', 'full'] as const) expect(heightAt(levelOf(height))).toBe(height);
});
