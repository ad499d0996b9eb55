import { expect, test } from 'vitest';
import { backgroundSources, rendition, renditions, sampleSources } from './renditions.ts';

test('rendition adds the preset or the width to the address of a picture of the range, and renditions lists all widths', () => {
  expect(rendition('/media/0a1b/houses/furuvik-112.webp', 'houselist')).toBe(
    '/media/0a1b/houses/furuvik-112.webp?preset=houselist',
  );
  expect(rendition('/media/0a1b/houses/furuvik-112.webp', 160)).toBe('/media/0a1b/houses/furuvik-112.webp?width=160');
  expect(renditions('/media/0a1b/splash.webp')?.split(', ')).toEqual(
    [640, 768, 960, 1280, 1600, 1920, 2560].map((width) => `/media/0a1b/splash.webp?width=${width} ${width}w`),
  );
});

test('sampleSources returns a small rendition of a sample, and a larger rendition for screens with 1.5 pixels for each CSS pixel', () => {
  expect(sampleSources('/media/0a1b/palette/ek.webp')).toEqual({
    src: '/media/0a1b/palette/ek.webp?preset=palette',
    srcSet: '/media/0a1b/palette/ek.webp?width=480 1.5x',
  });
});

test('renditions returns a source set with only the given widths', () => {
  expect(renditions('/media/0a1b/houses/furuvik-112/card.webp', [480, 960])).toBe(
    '/media/0a1b/houses/furuvik-112/card.webp?width=480 480w, /media/0a1b/houses/furuvik-112/card.webp?width=960 960w',
  );
});

test('backgroundSources returns the address of a JPEG that is 1280 px wide and has quality 70, and a source set with other widths', () => {
  const address = '/media/0a1b/houses/furuvik-112/garden.webp';
  const { src, srcSet } = backgroundSources(address);
  expect(src).toBe(`${address}?w=1280&quality=70&format=jpg`);
  expect(srcSet?.split(', ')).toEqual([
    ...[640, 768, 960].map((width) => `${address}?width=${width} ${width}w`),
    `${src} 1280w`,
    ...[1600, 1920, 2560].map((width) => `${address}?width=${width} ${width}w`),
  ]);
});

test.each(['/media/drawn/house/furuvik-112.svg?facade=vit', 'https://cdn.example/house.webp', ''])(
  'for the picture "%s", which has only one size, rendition returns the address unchanged, and no function returns a source set',
  (address) => {
    expect(rendition(address, 'houselist')).toBe(address);
    expect(renditions(address)).toBeUndefined();
    expect(sampleSources(address)).toEqual({ src: address, srcSet: undefined });
    expect(backgroundSources(address)).toEqual({ src: address, srcSet: undefined });
  },
);
