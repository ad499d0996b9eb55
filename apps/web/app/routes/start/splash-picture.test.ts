import { asHouseId } from '@gavel/core';
import { expect, test } from 'vitest';
import { splashPicture } from './splash-picture.ts';

const strandvik = { id: asHouseId(1), image: 'strandvik.webp' };
const furuvik = { id: asHouseId(2), image: 'furuvik.webp' };
const houses = [strandvik, furuvik];

test('the primary campaign comes first, with the house it shows', () => {
  expect(splashPicture({ image: 'villor.webp' }, { houseId: asHouseId(2) }, 'start.webp', houses)).toEqual({
    src: 'villor.webp',
    house: null,
  });
  expect(splashPicture({ image: 'strandvik.webp' }, null, '', houses)).toEqual({ src: 'strandvik.webp', house: strandvik });
});

test('without a campaign, or one with a picture, it is the latest saved house', () => {
  expect(splashPicture(null, { houseId: asHouseId(2) }, 'start.webp', houses)).toEqual({ src: 'furuvik.webp', house: furuvik });
  expect(splashPicture({ image: '' }, { houseId: asHouseId(2) }, 'start.webp', houses)).toEqual({
    src: 'furuvik.webp',
    house: furuvik,
  });
});

test('otherwise it is the builder’s start picture, also when the saved house is no longer listed or has no picture', () => {
  expect(splashPicture(null, null, 'start.webp', houses)).toEqual({ src: 'start.webp', house: null });
  expect(splashPicture(null, { houseId: asHouseId(9) }, 'start.webp', houses).src).toBe('start.webp');
  expect(splashPicture(null, { houseId: asHouseId(3) }, 'start.webp', [...houses, { id: asHouseId(3), image: '' }]).src).toBe(
    'start.webp',
  );
});

test('a builder without a start picture shows the first house', () => {
  expect(splashPicture(null, null, '', houses)).toEqual({ src: 'strandvik.webp', house: strandvik });
});

test('a builder without houses has none', () => {
  expect(splashPicture(null, null, '', [])).toEqual({ src: '', house: null });
});
