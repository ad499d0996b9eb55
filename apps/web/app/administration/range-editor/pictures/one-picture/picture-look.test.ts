import { describe, expect, test } from 'vitest';
import { framingOf, isChanged, onlyFile, pictureAddress, picturesToAsk } from './picture-look.ts';

const camera = { width: 2000, height: 1430 };
const framed = (x: number, y: number, width: number, height: number) => framingOf({ box: { x, y, width, height } }, camera);

describe('framingOf shows the part of a picture that an answer changes', () => {
  test('if it is unknown which part of the picture an answer changes, the thumbnail shows the whole width of the picture', () => {
    expect(framingOf({ box: null }, camera)).toEqual({ width: 100, left: 0, top: 0 });
  });

  test('a small part is enlarged and is in the middle of the thumbnail', () => {
    const { width, left, top } = framed(960, 700, 80, 30);
    expect(width).toBeCloseTo(100 / 0.36, 1);
    // The position of the middle of the box, as a percentage of the thumbnail’s width and height.
    expect((width * 1000) / 2000 + left).toBeCloseTo(50, 1);
    expect((width * 715 * 1.5) / 2000 + top).toBeCloseTo(50, 1);
  });

  test.each([
    [0, 0],
    [1950, 1400],
  ])('if the part is at (%i, %i), near an edge of the picture, the thumbnail shows nothing outside the picture', (x, y) => {
    const { width, left, top } = framed(x, y, 40, 20);
    expect(Math.min(-left, width - 100 + left)).toBeGreaterThanOrEqual(-0.01);
    expect(Math.min(-top, (width * 1.5 * 1430) / 2000 - 100 + top)).toBeGreaterThanOrEqual(-0.01);
  });

  test('if the part is the whole picture, the thumbnail shows the whole width of the picture', () => {
    expect(framed(0, 0, 2000, 1430)).toMatchObject({ width: 100, left: 0 });
  });
});

test('pictureAddress distinguishes published pictures from those of the draft', () => {
  const pictures = { address: '/media/0123456789abcdef/', changed: ['a.webp'] };
  const address = (path: string, upload: string | null) => pictureAddress(pictures, path, upload, 480);
  expect(address('a.webp', 'ff')).toBe('/api/admin/range/uploads/ff');
  expect(address('b.webp', 'ff')).toBe('/media/0123456789abcdef/b.webp?width=480&format=webp');
  expect(address('b.webp', null)).toBe('/media/0123456789abcdef/b.webp?width=480&format=webp');
});

test('onlyFile returns a cell’s file if it has exactly one; isChanged returns whether the draft changes a file of the cell', () => {
  const file = { path: 'a.webp', kind: 'layer', name: '', width: 1, height: 1, isThere: true, upload: null } as const;
  expect(onlyFile({ files: [file] })).toBe(file);
  expect([onlyFile({ files: [] }), onlyFile({ files: [file, file] })]).toEqual([null, null]);
  expect([isChanged({ changed: ['a.webp'] }, [file]), isChanged({ changed: ['b.webp'] }, [file])]).toEqual([true, false]);
});

test('after a change of the draft, the page loads the same house and section again, also if the server had chosen them', () => {
  const nothing = { house: '', chapter: '' };
  expect(picturesToAsk(nothing, null)).toEqual(nothing);
  expect(picturesToAsk(nothing, { house: 'villa', chapter: 'fasad' })).toEqual({ house: 'villa', chapter: 'fasad' });
  expect(picturesToAsk(nothing, { house: 'villa', chapter: '' })).toEqual({ house: 'villa', chapter: '-' });
  const garage = { house: 'garage', chapter: 'fasad' };
  expect(picturesToAsk(garage, { house: 'villa', chapter: 'fasad' })).toEqual(garage);
});
