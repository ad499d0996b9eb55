import { expect, test } from 'vitest';
import { pictureSubject } from './picture-subject.ts';

const images = ['/card.webp', '/thumb-1.webp', '/thumb-2.webp', '/thumb-3.webp'];
const house = { houseType: 'oneStorey', image: '/card.webp', images } as const;

test('pictureSubject derives what a picture shows (front, back, elevation or plan) from the picture’s position among the pictures of the house', () => {
  expect(images.map((picture) => pictureSubject(house, picture))).toEqual(['front', 'back', 'elevation', 'plan']);
  expect(pictureSubject({ ...house, images: [...images, '/more.webp'] }, '/more.webp')).toBe('other');
});

test('pictureSubject returns for the second picture of a side building `colours` if the picture is a photograph, and `back` if it is a drawing', () => {
  const sideBuilding = { ...house, houseType: 'sideBuilding' as const };
  expect(pictureSubject(sideBuilding, '/thumb-1.webp')).toBe('colours');
  const drawn = '/media/drawn/house/garage.svg?view=back';
  expect(pictureSubject({ ...sideBuilding, images: ['/card.webp', drawn] }, drawn)).toBe('back');
});
