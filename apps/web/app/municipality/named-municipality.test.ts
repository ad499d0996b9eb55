import { expect, test } from 'vitest';
import { namedMunicipality } from './named-municipality.ts';

const municipalities = ['Habo', 'Håbo', 'Gotland', 'Österåker', 'Vännäs', 'Hylte'].map((name) => ({ id: name, name }));
const localities = { Gotland: ['Visby'], Vännäs: ['Torup'], Hylte: ['Torup', 'Håbo'] };
const named = (text: string) => namedMunicipality(municipalities, text, localities)?.name ?? null;

test.each([
  ['Håbo', 'Håbo'],
  ['habo', 'Habo'],
  [' HÅBO ', 'Håbo'],
  ['Ha\u030abo', 'Håbo'],
  ['osteraker', 'Österåker'],
  ['visby', 'Gotland'],
])('for the text %s, namedMunicipality returns the municipality %s', (text, name) => {
  expect(named(text)).toBe(name);
});

test.each(['Torup', 'Hä', 'Håb', 'Upsala', ''])('namedMunicipality returns null for %s', (text) => {
  expect(named(text)).toBeNull();
});

test('if the text is similar to the names of two municipalities, namedMunicipality returns null', () => {
  expect(named('häbo')).toBeNull();
});
