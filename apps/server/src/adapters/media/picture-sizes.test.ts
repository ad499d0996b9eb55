import { expect, test } from 'vitest';
import { fittedSize } from './picture-sizes.ts';

const upTo = (width: number) => ({ mode: 'max', width, height: null }) as const;

test('a picture that is not composed of layers never becomes larger than its source; a source that is only a little larger than the requested size is not reduced', () => {
  const source = { width: 2000, height: 1500 };
  expect([640, 1600, 1920, 2560].map((width) => fittedSize(source, upTo(width)))).toEqual([
    { width: 640, height: 480 },
    { width: 1600, height: 1200 },
    source,
    source,
  ]);
  expect(fittedSize({ width: 2100, height: 1500 }, upTo(1920))).toEqual({ width: 1920, height: 1371 });
});

test('a composed picture may become larger than its source, up to the requested size', () => {
  const source = { width: 2000, height: 1500 };
  expect(fittedSize(source, upTo(1920), true)).toEqual({ width: 1920, height: 1440 });
  expect(fittedSize(source, upTo(2560), true)).toEqual({ width: 2560, height: 1920 });
});

test('a crop is as large as its source allows, up to the requested size', () => {
  const box = { mode: 'crop', width: 960, height: 640 } as const;
  expect(fittedSize({ width: 2000, height: 1500 }, box)).toEqual({ width: 960, height: 640 });
  expect(fittedSize({ width: 480, height: 1500 }, box)).toEqual({ width: 480, height: 320 });
  expect(fittedSize({ width: 480, height: 1500 }, box, true)).toEqual({ width: 960, height: 640 });
});
