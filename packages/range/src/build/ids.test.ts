import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRange } from '../check/check-range.ts';
import { printIdsLock } from '../read/print-ids-lock.ts';
import { readRange } from '../read/read-range.ts';
import { idSpaces } from '../source/ids-lock.ts';
import { readSource, writeRange } from '../testing/write-range.ts';
import { buildRange } from './build-range.ts';
import { assignIds } from './ids.ts';

test('assignIds gives every key an id in range order, and makes a base answer for each answer with a price of its own', async () => {
  const lock = assignIds(await readSource(), {});
  expect(lock.questions).toEqual({ fasadkulor: 1, altan: 2, 'kok-form': 3, koksluckor: 4 });
  expect(lock.baseQuestions).toEqual({ farg: 1, '=altan': 2, '=kok-form': 3, '=koksluckor': 4 });
  expect(lock.baseAnswers).toEqual({ slamfarg: 1, tjara: 2, '=altan-stor': 3, '=ko': 4, '=lucka-ek': 5 });
  expect(lock.webConfigurations).toEqual({ garage: 1, villa: 2 });
  expect(lock.consents).toEqual({ 'villkor@1': 1 });
});

test('an id is never used for a second key', async () => {
  const first = assignIds(await readSource(), {});
  const without = await readSource({ 'plots.yaml': '[]', 'consents.yaml': null });
  const second = assignIds(without, first);
  expect(second.plots).toEqual({ 'lund-1': 1 });
  const other = await readSource({
    'plots.yaml': ['key: lund-1', 'key: lund-2'],
    'consents.yaml': ["version: '1'", "version: '2'"],
  });
  const third = assignIds(other, second);
  expect(third.plots).toEqual({ 'lund-1': 1, 'lund-2': 2 });
  expect(third.consents).toEqual({ 'villkor@1': 1, 'villkor@2': 2 });
  expect(assignIds(other, { ...third, plots: { 'lund-9': 9 } }).plots).toEqual({ 'lund-9': 9, 'lund-2': 10 });
});

test('parsing the printed ids.lock.yaml returns the same ids, and assigning ids again changes nothing', async () => {
  const folder = await writeRange();
  const { source } = await readRange(folder);
  const text = printIdsLock(assignIds(source ?? (await readSource()), {}));
  await writeFile(join(folder, 'ids.lock.yaml'), text);
  const again = await readRange(folder);
  expect(again.faults).toEqual([]);
  if (!again.source) return;
  expect(checkRange(again.source)).toEqual([]);
  expect(printIdsLock(assignIds(again.source, again.source.idsLock))).toBe(text);
});

test('if two questions of a house have the same id, checkRange reports this as the only fault', async () => {
  const lock = printIdsLock(assignIds(await readSource(), {}));
  const [line = '', second = ''] = /questions:\n.*\n( {2}\S+: )\d+\n/.exec(lock) ?? [];
  const source = await readSource({
    'ids.lock.yaml': lock.replace(line, line.replace(new RegExp(`${second}\\d+`), `${second}1`)),
  });
  expect(checkRange(source).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^questions: '.*' and '.*' both have the id 1; remove the later line and run `npm run range -- ids`$/),
  ]);
});

test('checkRange reports a key without an id, and two keys with the same id', async () => {
  const source = await readSource({ 'ids.lock.yaml': 'plots:\n  lund-1: 1\nsections:\n  fasad: 1\n  tak: 2\n  kok: 2\n' });
  const faults = checkRange(source).filter(({ message }) => /^(sections|plots|answers|baseAnswers)/.test(message));
  expect(faults.map(({ line, message }) => ({ line, message }))).toEqual([
    {
      line: 1,
      message: expect.stringMatching(
        /^answers without id: 'fasad-rod', 'fasad-svart', 'altan-ingen' and 5 more; run `npm run range -- ids FOLDER`/,
      ),
    },
    { line: 1, message: expect.stringMatching(/^baseAnswers without id/) },
    { line: 6, message: "sections: 'tak' and 'kok' both have the id 2; remove the later line and run `npm run range -- ids`" },
  ]);
});

test.each(idSpaces)('buildRange throws if ids.lock.yaml has no ids for this kind of key: %s', async (space) => {
  const source = await readSource();
  const lock = assignIds(source, {});
  expect(() => buildRange(source, lock, 0)).not.toThrow();
  expect(() => buildRange(source, { ...lock, [space]: {} }, 0)).toThrow(`has no id among ${space}`);
});
