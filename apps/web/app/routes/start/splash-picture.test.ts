import { expect, test } from 'vitest';
import { splashPicture } from './splash-picture.ts';

const strandvik = { image: 'strandvik.webp' };
const furuvik = { image: 'furuvik.webp' };
const houses = [strandvik, furuvik];

test('the primary campaign comes first, with the house it shows', () => {
  expect(splashPicture({ image: 'villor.webp' }, 'mine.jpg', 'start.webp', houses)).toEqual({ src: 'villor.webp', house: null });
  expect(splashPicture({ image: 'strandvik.webp' }, null, '', houses)).toEqual({ src: 'strandvik.webp', house: strandvik });
});

test('without a campaign, or one with a picture, it is the latest saved house', () => {
  expect(splashPicture(null, 'mine.jpg', 'start.webp', houses)).toEqual({ src: 'mine.jpg', house: null });
  expect(splashPicture({ image: '' }, 'mine.jpg', 'start.webp', houses)).toEqual({ src: 'mine.jpg', house: null });
});

test('otherwise it is the builder’s start picture', () => {
  expect(splashPicture(null, null, 'start.webp', houses)).toEqual({ src: 'start.webp', house: null });
});

test('a builder without a start picture shows the first house', () => {
  expect(splashPicture(null, null, '', houses)).toEqual({ src: 'strandvik.webp', house: strandvik });
});

test('a builder without houses has none', () => {
  expect(splashPicture(null, null, '', [])).toEqual({ src: '', house: null });
});
