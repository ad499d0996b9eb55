import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildRange } from './build/build-range.ts';
import { assignIds } from './build/ids.ts';
import { checkRange } from './check/check-range.ts';
import { parseSource, type WrittenFile } from './source/parse-source.ts';
import { smallRange } from './testing/small-range.ts';
import { readSource } from './testing/write-range.ts';

/** Returns the small range in the form that a database or a browser could store: file names and parsed values. */
function smallValues(): Map<string, WrittenFile> {
  return new Map(Object.entries(smallRange).map(([name, text]) => [name, { value: parse(text) }]));
}

function sourceOfValues(values: ReadonlyMap<string, WrittenFile>) {
  const { source, faults } = parseSource(values);
  if (!source) throw new Error(`the range has faults: ${JSON.stringify(faults)}`);
  return source;
}

test('a range from values in memory has no faults, and is published exactly as the same range from a folder', async () => {
  const source = sourceOfValues(smallValues());
  const lock = assignIds(source, {});
  expect(checkRange({ ...source, idsLock: lock })).toEqual([]);
  expect(buildRange(source, lock, 0)).toEqual(buildRange(await readSource(), lock, 0));
});

test('if a value in memory names an answer that does not exist, checkRange reports the file of the value', () => {
  const values = smallValues();
  values.set('alert-messages.yaml', { value: [{ from: 'ko', to: 'rakt', text: 'Köksön fick inte plats' }] });
  const source = sourceOfValues(values);
  expect(checkRange({ ...source, idsLock: assignIds(source, {}) })).toEqual([
    { file: 'alert-messages.yaml', line: 1, message: "there is no answer 'rakt' (did you mean 'rak'?)" },
  ]);
});

test('parseSource reports a fault in the format of a file at the file name and line that placeOf returns', () => {
  const values = smallValues();
  values.delete('brand.yaml');
  values.set('questions/kok.yaml', { value: [{ key: 'Kök' }], placeOf: (path) => ({ file: 'row 7', line: path.length }) });
  expect(parseSource(values).faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'brand.yaml:1',
    'row 7:2',
    'row 7:2',
    'row 7:2',
  ]);
});
