import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildRange } from './build/build-range.ts';
import { assignIds } from './build/ids.ts';
import { checkRange } from './check/check-range.ts';
import { parseSource, type WrittenFile } from './source/parse-source.ts';
import { smallRange } from './testing/small-range.ts';
import { readSource } from './testing/write-range.ts';

/** The small range as a database or a browser might hold it: names and values. */
function smallValues(): Map<string, WrittenFile> {
  return new Map(Object.entries(smallRange).map(([name, text]) => [name, { value: parse(text) }]));
}

function sourceOfValues(values: ReadonlyMap<string, WrittenFile>) {
  const { source, faults } = parseSource(values);
  if (!source) throw new Error(`the range has faults: ${JSON.stringify(faults)}`);
  return source;
}

test('a range that lies in no folder is checked and built as one that does', async () => {
  const source = sourceOfValues(smallValues());
  const lock = assignIds(source, {});
  expect(checkRange({ ...source, idsLock: lock })).toEqual([]);
  expect(buildRange(source, lock, 0)).toEqual(buildRange(await readSource(), lock, 0));
});

test('what is wrong between its parts is told with the file’s name', () => {
  const values = smallValues();
  values.set('alert-messages.yaml', { value: [{ from: 'ko', to: 'rakt', text: 'Köksön fick inte plats' }] });
  const source = sourceOfValues(values);
  expect(checkRange({ ...source, idsLock: assignIds(source, {}) })).toEqual([
    { file: 'alert-messages.yaml', line: 1, message: "there is no answer 'rakt' (did you mean 'rak'?)" },
  ]);
});

test('what is wrong in the shape of a file is told, at the place that is known of it', () => {
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
