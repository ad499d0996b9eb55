import { expect, test } from 'vitest';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { parseSource } from '../source/parse-source.ts';
import type { Source } from '../source/source.ts';
import { changedRange, type FileChange } from '../testing/write-range.ts';
import { editsOf } from './price-edits.ts';
import { priceEffects } from './price-effects.ts';
import { type Cell, inOneSheet, priceSheets, type Sheet } from './print-prices.ts';
import { readPrices } from './read-prices.ts';

const source = smallSource();

/** Returns the small range with changed lines in its files. */
function smallSource(changes: Readonly<Record<string, FileChange>> = {}): Source {
  const texts = Object.entries(changedRange(changes)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const files = texts.map(([file, text]) => {
    const parsed = parseYaml(file, String(text));
    if (Array.isArray(parsed)) throw new Error(JSON.stringify(parsed));
    return [file, parsed] as const;
  });
  const { source: read, faults } = parseSource(new Map(files));
  if (!read) throw new Error(JSON.stringify(faults));
  return read;
}

/** Returns the sheets of the small range with changed cells, by key, entry and column. */
function withCells(changes: readonly (readonly [key: string, column: string, cell: Cell, entry?: number])[]): readonly Sheet[] {
  return priceSheets(source).map(({ name, rows: [heading = [], ...rows] }) => ({
    name,
    rows: [
      heading,
      ...rows.map((row) =>
        row.map(
          (cell, at) =>
            changes.find(([key, column, , entry = 1]) => row[0] === key && row[1] === entry && heading[at] === column)?.[2] ??
            cell,
        ),
      ),
    ],
  }));
}

test('priceSheets has a row for every answer, a column for every price area, and a separate sheet for houses', () => {
  const [houses, answers, bases] = priceSheets(source);
  expect(houses).toEqual({
    name: 'Hus',
    rows: [
      ['Nyckel', 'Rad', 'Titel', 'Villkor', 'Per', 'syd', 'norr'],
      ['garage', 1, 'Garage Prov', '', '', 200000, 210000],
      ['villa', 1, 'Villa Prov', '', '', 2000000, 2100000],
    ],
  });
  expect(answers?.rows.map(([key]) => key)).toEqual([
    'Nyckel',
    ...source.questions.flatMap((one) => one.answers.map(({ key }) => key)),
  ]);
  expect(answers?.rows[1]).toEqual(['fasad-rod', 1, 'Fasadkulör: Röd', '', '', null, null]);
  expect(answers?.rows[4]).toEqual([
    'altan-stor',
    1,
    'Altan: Stor altan',
    '',
    '24 (answer("ko")); altan (base("tjara"))',
    1200.5,
    1300,
  ]);
  expect(bases?.rows.slice(1)).toEqual([
    ['slamfarg', 1, 'Färg: Slamfärg', '', 'fasad', 100, 100],
    ['slamfarg', 2, 'Färg: Slamfärg', 'answer("rak")', '', -500, -500],
    ['tjara', 1, 'Färg: Tjära', '', '', null, null],
  ]);
});

test('readPrices finds no changes in an unchanged export, neither in several sheets nor in a single sheet', () => {
  expect(readPrices(source, priceSheets(source))).toEqual({ faults: [], changes: [] });
  expect(readPrices(source, [inOneSheet(priceSheets(source))])).toEqual({ faults: [], changes: [] });
});

test('readPrices accepts a row whose condition in the range ends with a space', () => {
  const spaced = smallSource({ 'base-questions.yaml': ['when: answer("rak")', `when: 'answer("rak") '`] });
  expect(readPrices(spaced, priceSheets(spaced))).toEqual({ faults: [], changes: [] });
});

test('readPrices understands amounts in several number formats, and editsOf returns the fewest edits for the changed prices', () => {
  const sheets = withCells([
    ['villa', 'norr', '2 150 000 kr'],
    // As a Swedish Excel writes a cell in the accounting format.
    ['altan-stor', 'syd', ' 1 250,50 kr '],
    ['ko', 'syd', 26000],
    ['ko', 'norr', 26000],
    ['lucka-ek', 'norr', '375'],
    ['slamfarg', 'syd', '−600', 2],
    ['rak', 'syd', 900],
    ['rak', 'norr', 900],
  ]);
  const { changes, faults } = readPrices(source, sheets);
  expect(faults).toEqual([]);
  expect(changes.flatMap(editsOf).map(({ file, path, value }) => ({ file, path: path.join('.'), value }))).toEqual([
    { file: 'houses/villa.yaml', path: 'price.norr', value: 2150000 },
    { file: 'questions/fasad.yaml', path: '1.answers.1.price.price.syd', value: 1250.5 },
    { file: 'questions/kok.yaml', path: '0.answers.0.price', value: 900 },
    { file: 'questions/kok.yaml', path: '0.answers.1.price', value: 26000 },
    { file: 'questions/kok.yaml', path: '1.answers.1.price.price', value: { syd: 350, norr: 375 } },
    { file: 'base-questions.yaml', path: '0.answers.0.price.1.price', value: { syd: -600, norr: -500 } },
  ]);
});

test('prices stay unchanged if their rows or areas are missing in the sheet', () => {
  const sheet = {
    name: 'svar',
    rows: [
      ['Nyckel', 'norr'],
      ['lucka-ek', 360],
      [null, null],
    ],
  };
  const { changes, faults } = readPrices(source, [sheet]);
  expect(faults).toEqual([]);
  expect(changes.map(({ row, prices }) => [row.key, prices])).toEqual([['lucka-ek', { syd: 350, norr: 360 }]]);
});

test.each<[what: string, sheet: Sheet, column: string | undefined, message: string]>([
  ['a word', svar(['ko', 'ca 500', 1]), 'B', "syd: expected an amount in kr, found 'ca 500'"],
  ['a thousand with a point', svar(['ko', '1.450', 1]), 'B', "syd: expected an amount in kr, found '1.450'"],
  ['a thousand with a comma', svar(['ko', '23,900', 1]), 'B', "syd: expected an amount in kr, found '23,900'"],
  ['a value in a column without heading', svar(['ko', 1, 1, 'senare']), 'D', 'the first row does not name this column'],
  ['a deleted price', svar(['ko', 1, null]), 'C', 'norr: the price is gone; write 0 for what costs nothing'],
  ['a price in one area only', svar(['rak', 1, null]), 'A', "'rak' has no price for norr"],
  ['three decimals', svar(['ko', 1.005, 1]), 'B', 'syd: an amount has at most two decimals, found 1.005'],
  ['an amount above the limit', svar(['ko', 1e9, 1]), 'B', 'syd: an amount is at most 100000000 kr, found 1000000000'],
  ['an unknown answer', svar(['kö', 1, 1]), 'A', "there is no 'kö' (did you mean 'ko'?)"],
  [
    'an answer whose base answers carry the price',
    svar(['fasad-rod', 1]),
    'B',
    "syd: 'fasad-rod' gets its price from slamfarg; change it on the sheet Grundsvar",
  ],
  [
    'a house that costs 0 kr',
    {
      name: 'Hus',
      rows: [
        ['Nyckel', 'syd'],
        ['villa', 0],
      ],
    },
    'B',
    'syd: a house costs more than 0 kr',
  ],
  [
    'an unknown sheet',
    {
      name: 'Blad1',
      rows: [
        ['Nyckel', 'syd'],
        ['villa', 1],
      ],
    },
    'A',
    'expected one of Hus, Svar, Grundsvar',
  ],
  [
    'an unknown price number',
    {
      name: 'Svar',
      rows: [
        ['Nyckel', 'Rad', 'syd'],
        ['ko', 2, 1],
      ],
    },
    'B',
    "'ko' has 1 prices, and this is none of them",
  ],
  [
    'a changed unit',
    {
      name: 'Svar',
      rows: [
        ['Nyckel', 'Per', 'syd'],
        ['lucka-ek', 'fasad', 1],
      ],
    },
    'B',
    "only prices are imported: here the range has 'luckor', and the price would mean something else",
  ],
])('readPrices reports %s with row and column', (_, sheet, column, message) => {
  const { changes, faults } = readPrices(source, [sheet]);
  expect(changes).toEqual([]);
  expect(faults.filter(({ row }) => row === 2)).toEqual([{ sheet: sheet.name, row: 2, column, message }]);
});

test('readPrices reports unknown, missing and duplicate headings, and a duplicate row', () => {
  const messages = (sheet: Sheet) =>
    readPrices(source, [sheet]).faults.map(({ row, column, message }) => `${row} ${column} ${message}`);
  expect(messages({ name: 'Svar', rows: [['Key', 'syd']] })).toEqual([
    "1 A no column has this name: 'Key'",
    "1 A the first row has no column 'Nyckel'",
  ]);
  expect(messages({ name: 'Svar', rows: [['Nyckel', 'syd', 'syd']] })).toEqual(["1 C two columns are called 'syd'"]);
  expect(messages(svar(['ko', 1, 1], ['ko', 2, 2]))).toEqual(["3 A 'ko' stands in row 2 already"]);
});

test('priceEffects returns the houses whose price with standard answers changes, and how much more a changed answer costs in the houses that offer it', () => {
  const change: FileChange = ['price: { price: 350, per: luckor }', 'price: { price: 400, per: luckor }'];
  const house: FileChange = ['syd: 2000000', 'syd: 2100000'];
  const after = smallSource({ 'questions/kok.yaml': change, 'houses/villa.yaml': house });
  const built = (one: Source) => buildRange(one, assignIds(source, source.idsLock), 0);
  const known = { ...source, idsLock: assignIds(source, source.idsLock) };
  const effects = priceEffects(known, built(source), built(after));
  expect(effects.houses).toEqual([{ house: 'Villa Prov', area: 'Syd', before: expect.any(Number), after: expect.any(Number) }]);
  expect(effects.houses.map(({ before, after }) => after - before)).toEqual([10_000_000]);
  const { changes } = readPrices(
    source,
    withCells([
      ['lucka-ek', 'syd', 400],
      ['lucka-ek', 'norr', 400],
    ]),
  );
  // The villa has 18 cupboard doors, and each costs 50 kr more: 90 000 öre. The garage has no kitchen, so its price stays the same.
  expect(changes.map(effects.ofChoice)).toEqual([{ houses: 1, least: 90_000, most: 90_000 }]);
});

function svar(...rows: Cell[][]): Sheet {
  return { name: 'Svar', rows: [['Nyckel', 'syd', 'norr'], ...rows] };
}
