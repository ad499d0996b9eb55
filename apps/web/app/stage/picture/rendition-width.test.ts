import { expect, test } from 'vitest';
import { atWidth, blurred, renditionWidth } from './rendition-width.ts';

test('renditionWidth returns the smallest width with one pixel for each screen pixel, but it counts at most two screen pixels for each CSS pixel', () => {
  expect(renditionWidth(1000, 1, false)).toBe(1280);
  expect(renditionWidth(640, 1, false)).toBe(640);
  expect(renditionWidth(450, 3, false)).toBe(960);
  expect(renditionWidth(4000, 2, false)).toBe(2560);
});

test('a visitor whose browser saves data gets a small picture', () => {
  expect(renditionWidth(1400, 2, true)).toBe(960);
  expect(renditionWidth(300, 1, true)).toBe(640);
});

test('if a large rendition of a picture has already loaded, renditionWidth returns its width again instead of a smaller width', () => {
  expect(renditionWidth(700, 1, false, 1920)).toBe(1920);
  expect(renditionWidth(700, 1, true, 1920)).toBe(1920);
});

test('the address of a picture contains its width; the address of a drawing does not', () => {
  expect(atWidth('/media/5f3a/front/base.webp', 1280)).toBe('/media/5f3a/front/base.webp?width=1280');
  expect(atWidth('/media/5f3a/front/base.webp?quality=80', 1280)).toBe('/media/5f3a/front/base.webp?quality=80&width=1280');
  expect(atWidth('/media/drawn/house/sjovik.svg?view=front', 1280)).toBe('/media/drawn/house/sjovik.svg?view=front');
});

test('a picture has a blurred version; a drawing has none', () => {
  expect(blurred('/media/5f3a/front/base.webp')).toBe('/media/5f3a/front/base.webp?preset=blurred');
  expect(blurred('/media/drawn/house/sjovik.svg?view=front')).toBeNull();
});
