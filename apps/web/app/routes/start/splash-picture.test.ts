import { expect, test } from 'vitest';
import { splashPicture } from './splash-picture.ts';

const strandvik = { image: 'strandvik.webp' };
const furuvik = { image: 'furuvik.webp' };
const houses = [strandvik, furuvik];

test('splashPicture prefers the picture of the primary campaign, and also returns the house model in this picture', () => {
  expect(splashPicture({ image: 'villor.webp' }, 'mine.jpg', 'start.webp', houses)).toEqual({ src: 'villor.webp', house: null });
  expect(splashPicture({ image: 'strandvik.webp' }, null, '', houses)).toEqual({ src: 'strandvik.webp', house: strandvik });
});

test('if no campaign has a picture, splashPicture returns the picture of the visitor’s own house', () => {
  expect(splashPicture(null, 'mine.jpg', 'start.webp', houses)).toEqual({ src: 'mine.jpg', house: null });
  expect(splashPicture({ image: '' }, 'mine.jpg', 'start.webp', houses)).toEqual({ src: 'mine.jpg', house: null });
});

test('splashPicture returns the builder’s start picture if there is neither a campaign nor a house of the visitor', () => {
  expect(splashPicture(null, null, 'start.webp', houses)).toEqual({ src: 'start.webp', house: null });
});

test('splashPicture returns the picture of the first house if the range has no start picture', () => {
  expect(splashPicture(null, null, '', houses)).toEqual({ src: 'strandvik.webp', house: strandvik });
});

test('splashPicture returns an empty address if there are no houses', () => {
  expect(splashPicture(null, null, '', [])).toEqual({ src: '', house: null });
});
