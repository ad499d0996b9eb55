import { describe, expect, test } from 'vitest';
import { framingOf, isChanged, onlyFile, pictureAddress, picturesToAsk } from './picture-look.ts';

const camera = { width: 2000, height: 1430 };
const framed = (x: number, y: number, width: number, height: number) => framingOf({ box: { x, y, width, height } }, camera);

describe('framingOf shows the part of a picture that an answer changes', () => {
  test('if it is unknown which part of the picture an answer changes, the thumbnail shows the whole width of the picture', () => {
    expect(framingOf({ box: null }, camera)).toEqual({ width: 100, left: 0, top: 0 });
  });

  test('if an answer changes only a small part of the picture, the thumbnail shows this part enlarged and in the middle', () => {
    const { width, left, top } = framed(960, 700, 80, 30);
    expect(width).toBeCloseTo(100 / 0.36, 1);
    // The position of the middle of the changed part, as a percentage of the thumbnail’s width and height.
    expect((width * 1000) / 2000 + left).toBeCloseTo(50, 1);
    expect((width * 715 * 1.5) / 2000 + top).toBeCloseTo(50, 1);
  });

  test.each([
    [0, 0],
    [1950, 1400],
  ])(
    'if the changed part is at (%i, %i), near an edge of the picture, the thumbnail shows nothing outside the picture',
    (x, y) => {
      const { width, left, top } = framed(x, y, 40, 20);
      expect(Math.min(-left, width - 100 + left)).toBeGreaterThanOrEqual(-0.01);
      expect(Math.min(-top, (width * 1.5 * 1430) / 2000 - 100 + top)).toBeGreaterThanOrEqual(-0.01);
    },
  );

  test('if an answer changes the whole picture, the thumbnail shows the whole width of the picture', () => {
    expect(framed(0, 0, 2000, 1430)).toMatchObject({ width: 100, left: 0 });
  });
});

test('pictureAddress returns the address of the upload for a picture that the draft changes, and the public address for all other pictures', () => {
  const pictures = { address: '/media/0123456789abcdef/', changed: ['a.webp'] };
  const address = (path: string, upload: string | null) => pictureAddress(pictures, path, upload, 480);
  expect(address('a.webp', 'ff')).toBe('/api/admin/range/uploads/ff');
  expect(address('b.webp', 'ff')).toBe('/media/0123456789abcdef/b.webp?width=480&format=webp');
  expect(address('b.webp', null)).toBe('/media/0123456789abcdef/b.webp?width=480&format=webp');
});

test('onlyFile returns the file of an answer’s picture if it has exactly one file; isChanged returns whether the draft changes one of the files', () => {
  const file = { path: 'a.webp', kind: 'layer', name: '', width: 1, height: 1, isThere: true, upload: null } as const;
  expect(onlyFile({ files: [file] })).toBe(file);
  expect([onlyFile({ files: [] }), onlyFile({ files: [file, file] })]).toEqual([null, null]);
  expect([isChanged({ changed: ['a.webp'] }, [file]), isChanged({ changed: ['b.webp'] }, [file])]).toEqual([true, false]);
});

test('picturesToAsk returns the house and section that the user has chosen or, if the user has chosen none, those that the page already shows', () => {
  const nothing = { house: '', chapter: '' };
  expect(picturesToAsk(nothing, null)).toEqual(nothing);
  expect(picturesToAsk(nothing, { house: 'villa', chapter: 'fasad' })).toEqual({ house: 'villa', chapter: 'fasad' });
  expect(picturesToAsk(nothing, { house: 'villa', chapter: '' })).toEqual({ house: 'villa', chapter: '-' });
  const garage = { house: 'garage', chapter: 'fasad' };
  expect(picturesToAsk(garage, { house: 'villa', chapter: 'fasad' })).toEqual(garage);
});
