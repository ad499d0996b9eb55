import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  addressesOf,
  guideAddress,
  housesAddress,
  linkAddress,
  municipalityAddress,
  newVisitAddress,
  OWN_VISIT,
  opensHouse,
  ownVisit,
  tokenOf,
  withoutCustomer,
} from './addresses.ts';
import { askedSearch, readAsked } from './asked-house.ts';

test('each address of a configuration contains its token, and tokenOf returns the token from each address', () => {
  const { configuration, intro, firstStep, step } = addressesOf('Abc12345');
  const made = [configuration, intro, firstStep, step({ section: 3, question: 2 })];
  expect(made).toEqual([
    '/configuration/Abc12345',
    '/configuration/Abc12345/0',
    '/configuration/Abc12345/1/1',
    '/configuration/Abc12345/3/2',
  ]);
  expect(made.map(tokenOf)).toEqual(['Abc12345', 'Abc12345', 'Abc12345', 'Abc12345']);
  expect(ownVisit.step({ section: 3, question: 2 })).toBe('/configuration/new/3/2');
});

test.each([
  ['/configuration', OWN_VISIT],
  ['/configuration/', OWN_VISIT],
  ['/configuration/new/1/1', OWN_VISIT],
  ['/configurations/new', null],
  ['/start/Abc12345', null],
  ['/', null],
])('for the path %s, tokenOf returns the token %s', (path, token) => expect(tokenOf(path)).toBe(token));

test.each([
  ['/configuration/new', true],
  ['/start', true],
  ['/start/new', true],
  [linkAddress('Abc12345'), true],
  ['/started', false],
  ['/house', false],
  ['/', false],
])('for the path %s, opensHouse returns whether the path leads to the configurator: %s', (path, opens) =>
  expect(opensHouse(path)).toBe(opens),
);

test('readAsked returns the values that askedSearch wrote into an address', () => {
  const asked = {
    house: '4',
    municipality: '0114',
    webConfiguration: '7',
    bundle: '12',
    name: 'Huset på höjden',
    customer: '9',
    road: 'quick',
    choices: '11-112.12-122',
    question: '11',
  };
  expect(readAsked(new URLSearchParams(askedSearch(asked)))).toEqual(asked);
  expect(newVisitAddress({ ...asked, name: null, house: 4 })).toBe(
    '/start/new?h=4&m=0114&c=7&b=12&a=9&road=quick&choices=11-112.12-122&question=11',
  );
  expect(readAsked(new URLSearchParams('h=&m=+&name=+Viken+'))).toEqual({
    house: null,
    municipality: null,
    webConfiguration: null,
    bundle: null,
    name: 'Viken',
    customer: null,
    road: null,
    choices: null,
    question: null,
  });
});

test('an address has no parameter for a value that is missing or empty', () => {
  expect(housesAddress({})).toBe('/house');
  expect(housesAddress({ municipality: '1280' })).toBe('/house?m=1280');
  expect(guideAddress({})).toBe('/');
  expect(municipalityAddress({ house: undefined, name: '' })).toBe('/municipality');
});

test('withoutCustomer returns the path and the query of an address without the customer (`a`)', () => {
  expect(withoutCustomer('https://example.com/start/new?h=4&a=9&m=0114')).toBe('/start/new?h=4&m=0114');
  expect(withoutCustomer('/start/Abc12345?a=9')).toBe('/start/Abc12345');
});

test('only addresses.ts, public-pages.ts and routes.ts write or parse addresses of houses', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const own = ['addresses.ts', 'public-pages.ts', 'routes.ts'];
  const found = files.filter((file) => !own.includes(file)).filter((file) => isWritten(readFileSync(`${folder}${file}`, 'utf8')));
  expect(found).toEqual([]);
  expect(isWritten('  return `/configuration/new/0`;')).toBe(true);
  expect(isWritten('<Link to="/house">')).toBe(true);
  expect(isWritten("search.get('m')")).toBe(true);
  expect(isWritten("/** `/start/{token}` */\nimport './start';")).toBe(false);
});

/**
 * Returns whether code (without its comments) contains one of four paths of `addresses.ts`, such as `/start`, or reads or writes a
 * one-letter parameter such as `m`.
 */
function isWritten(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return /['"`]\/(?:configuration|start|municipality|house)(?![\w-])|\.[gs]et\('[hmcba]'|name="[hmcba]"/.test(code);
}
