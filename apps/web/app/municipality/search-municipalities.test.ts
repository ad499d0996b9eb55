import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { localities } from './localities.ts';
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
const places = names.map((name) => ({ id: name, name }));
const found = (query: string, among = places) => {
  const { matches, similar } = searchMunicipalities(among, query);
  return { matches: matches.map(({ place }) => place.name), similar: similar.map(({ place }) => place.name) };
};

test('searchMunicipalities ignores case and diacritics', () => {
  expect(found('malmo').matches).toEqual(['Malmö']);
  expect(found('ÅMÅL').matches).toEqual(['Åmål']);
  expect(found('  gote').matches).toEqual(['Göteborg']);
  expect(found('ockero').matches).toEqual(['Öckerö']);
});

test('in `similar`, searchMunicipalities returns names that contain the longest beginning of the query that any name contains; names that begin with it come first', () => {
  expect(found('malm')).toEqual({ matches: ['Malmö'], similar: ['Malung-Sälen', 'Malå', 'Nordmaling', 'Åmål'] });
});

test('searchMunicipalities lists names that begin with the query before names whose second or later word begins with the query', () => {
  expect(found('vasby').matches).toEqual(['Väsby', 'Upplands Väsby']);
  expect(found('salen').matches).toEqual(['Malung-Sälen']);
});

test('searchMunicipalities returns similar names if the query ends with a typing error', () => {
  expect(found('Götebrog')).toEqual({ matches: [], similar: ['Göteborg'] });
});

test('searchMunicipalities returns every municipality for an empty query, and none for a query that resembles no name', () => {
  expect(found('').matches).toEqual(names);
  expect(found('xyz')).toEqual({ matches: [], similar: [] });
});

test('searchMunicipalities lists names that begin with the exact spelling of the query first', () => {
  const alike = ['Habo', 'Håbo', 'Hässleholm', 'Ale', 'Alingsås', 'Åre', 'Öland', 'Orsa'].map((name) => ({ id: name, name }));
  expect(found('håb', alike).matches).toEqual(['Håbo', 'Habo']);
  expect(found('hab', alike).matches).toEqual(['Habo', 'Håbo']);
  expect(found('Å', alike).matches).toEqual(['Åre', 'Ale', 'Alingsås']);
  expect(found('o', alike).matches).toEqual(['Orsa', 'Öland']);
  expect(found('A\u030a', alike).matches[0]).toBe('Åre');
});

test('searchMunicipalities finds a name despite one typing error at any place after the first character', () => {
  const cities = ['Uppsala', 'Härnösand', 'Umeå', 'Ulricehamn'].map((name) => ({ id: name, name }));
  expect(found('Upsala', cities)).toEqual({ matches: [], similar: ['Uppsala'] });
  expect(found('hernösand', cities).similar).toEqual(['Härnösand']);
  expect(found('härnnö', cities).similar).toEqual(['Härnösand']);
  expect(found('umel', cities).similar).toEqual(['Umeå']);
  expect(found('gävle', cities).similar).toEqual([]);
});

test('searchMunicipalities finds a municipality by a well-known place in it, and returns it in `localities`; a single character finds no place', () => {
  const municipalities = [
    { id: '0980', name: 'Gotland' },
    { id: '1492', name: 'Åmål' },
    { id: '2321', name: 'Åre' },
  ];
  const search = (query: string) =>
    searchMunicipalities(municipalities, query, { '0980': ['Hemse', 'Visby'], '2321': ['Järpen', 'Östra Åmot'] });
  expect(search('visb')).toEqual({
    matches: [],
    localities: [{ place: municipalities[0], locality: 'Visby', start: 0, length: 4 }],
    similar: [],
  });
  expect(search('åm')).toMatchObject({
    matches: [{ place: { name: 'Åmål' } }],
    localities: [{ locality: 'Östra Åmot', start: 6 }],
  });
  expect(search('v').localities).toEqual([]);
});

test('every key of localities has four digits, and every name begins with a capital letter', () => {
  const all = Object.entries(localities).flatMap(([id, names]) => names.map((name) => [id, name] as const));
  expect(all.length).toBeGreaterThan(400);
  for (const [id, name] of all)
    expect([id, name]).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\p{Lu}[\p{L} -]+$/u)]);
  expect(localities).toMatchObject({
    '0980': expect.arrayContaining(['Visby']),
    '0305': ['Bålsta'],
    '1480': expect.arrayContaining(['Gothenburg']),
  });
});

test('the start and length of a match mark the characters of the name that match the query', () => {
  const [match] = searchMunicipalities(places, 'väsby').matches.slice(1);
  expect(match?.place.name.slice(match.start, match.start + match.length)).toBe('Väsby');
});

test('searchMunicipalities finds each municipality by the beginning of its name without diacritics, and returns no municipality twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 12 }), (name, length) => {
      const { matches, similar } = found(fold(name).slice(0, length));
      expect(matches).toContain(name);
      expect(new Set([...matches, ...similar]).size).toBe(matches.length + similar.length);
    }),
  );
});
