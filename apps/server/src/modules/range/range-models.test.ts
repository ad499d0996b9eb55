import { expect, test } from 'vitest';
import { aHouse, aPublishedRange } from '../../testing/a-published-range.ts';
import { rangeModels } from './range-models.ts';

const { houses } = aPublishedRange({ houses: [aHouse(1, 'Sjövik')] });
const [house] = houses;
if (!house) throw new Error('the range has no house');
const answers = house.webConfiguration.sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
const asked = { webConfiguration: house.webConfiguration, version: 1, areaCode: 'N', municipalityName: 'Umeå' };

test('a compiled model is cached for each municipality', () => {
  const models = rangeModels();
  const there = { ...asked, municipalityName: 'Malå' };
  expect(models(asked)).toBe(models(asked));
  expect(models(there)).not.toBe(models(asked));
  expect(models(there).model.municipalityName).toBe('Malå');
});

test('the size of the cache of models is limited: when it is full, it drops the model that was not used for the longest time', () => {
  const ofTwo = rangeModels(answers.length * 1600 * 2);
  const places = ['Umeå', 'Malå', 'Åre'].map((municipalityName) => ({ ...asked, municipalityName }));
  const [first, second, third] = places.map((place) => ofTwo(place));
  expect(places.toReversed().map((place) => [first, second, third].includes(ofTwo(place)))).toEqual([true, true, false]);
});
