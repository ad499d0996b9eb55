import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { searchMunicipalities } from './search-municipalities.ts';

const names = [
  'Borås',
  'Göteborg',
  'Malmö',
  'Malung-Sälen',
  'Malå',
  'Nordmaling',
  'Sollentuna',
  'Upplands Väsby',
  'Upplands-Bro',
  'Väsby',
  'Åmål',
  'Öckerö',
];
const places = names.map((name) => ({ name }));
const found = (query: string) => {
  const { matches, similar } = searchMunicipalities(places, query);
  return { matches: matches.map(({ place }) => place.name), similar: similar.map(({ place }) => place.name) };
};

test('neither case nor diacritics matter', () => {
  expect(found('malmo').matches).toEqual(['Malmö']);
  expect(found('ÅMÅL').matches).toEqual(['Åmål']);
  expect(found('  gote').matches).toEqual(['Göteborg']);
  expect(found('ockero').matches).toEqual(['Öckerö']);
});

test('names that share the beginning come as similar, those that begin with it first', () => {
  expect(found('malm')).toEqual({ matches: ['Malmö'], similar: ['Malung-Sälen', 'Malå', 'Nordmaling', 'Åmål'] });
});

test('a later word counts as a match, after names that begin with the query', () => {
  expect(found('vasby').matches).toEqual(['Väsby', 'Upplands Väsby']);
  expect(found('salen').matches).toEqual(['Malung-Sälen']);
});

test('a slip at the end still finds something similar', () => {
  expect(found('Götebrog')).toEqual({ matches: [], similar: ['Göteborg'] });
});

test('an empty query shows every place in order, nonsense none', () => {
  expect(found('').matches).toEqual(names);
  expect(found('xyz')).toEqual({ matches: [], similar: [] });
});

test('the matched letters are those searched for', () => {
  const [match] = searchMunicipalities(places, 'väsby').matches.slice(1);
  expect(match?.place.name.slice(match.start, match.start + match.length)).toBe('Väsby');
});

test('every name is found by itself without diacritics, and no name comes twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 12 }), (name, length) => {
      const { matches, similar } = found(fold(name).slice(0, length));
      expect(matches).toContain(name);
      expect(new Set([...matches, ...similar]).size).toBe(matches.length + similar.length);
    }),
  );
});
