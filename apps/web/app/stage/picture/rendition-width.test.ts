import { expect, test } from 'vitest';
import { atWidth, blurred, renditionWidth } from './rendition-width.ts';

test('the first step that has a pixel for each of the screen, two at most', () => {
  expect(renditionWidth(1000, 1, false)).toBe(1280);
  expect(renditionWidth(640, 1, false)).toBe(640);
  expect(renditionWidth(450, 3, false)).toBe(960);
  expect(renditionWidth(4000, 2, false)).toBe(2560);
});

test('a visitor who saves data gets a small one', () => {
  expect(renditionWidth(1400, 2, true)).toBe(960);
  expect(renditionWidth(300, 1, true)).toBe(640);
});

test('what is there already is not fetched smaller', () => {
  expect(renditionWidth(700, 1, false, 1920)).toBe(1920);
  expect(renditionWidth(700, 1, true, 1920)).toBe(1920);
});

test('the width stands in the address of a picture, not of a drawing', () => {
  expect(atWidth('/media/5f3a/front/base.webp', 1280)).toBe('/media/5f3a/front/base.webp?width=1280');
  expect(atWidth('/media/5f3a/front/base.webp?quality=80', 1280)).toBe('/media/5f3a/front/base.webp?quality=80&width=1280');
  expect(atWidth('/media/drawn/house/sjovik.svg?view=front', 1280)).toBe('/media/drawn/house/sjovik.svg?view=front');
});

test('a picture can be had blurred, a drawing cannot', () => {
  expect(blurred('/media/5f3a/front/base.webp')).toBe('/media/5f3a/front/base.webp?preset=blurred');
  expect(blurred('/media/drawn/house/sjovik.svg?view=front')).toBeNull();
});
