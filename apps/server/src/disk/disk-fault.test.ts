import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { diskFault } from './disk-fault.ts';

test.each([
  ['ENOSPC', 'the disk is full: make room'],
  ['EROFS', 'the disk can only be read: mount it'],
  ['EACCES', 'may not write there: give the folder to that user'],
])('diskFault describes the error code %s in plain words, and says what to do about the error', (code, words) => {
  expect(diskFault(Object.assign(new Error(code), { code }))).toContain(words);
});

test('the text from diskFault contains the path of the file if the error contains the path', async () => {
  const error = await readFile('/dev/null/file').catch((fault: unknown) => fault);
  expect(diskFault(error)).toBe('/dev/null/file: a file stands where a folder has to be: move it away');
});

test.each([new Error('other'), Object.assign(new Error(''), { code: 'ENOENT' }), 'text'])(
  'diskFault returns null for %j, because it is not a known fault of the disk',
  (error) => {
    expect(diskFault(error)).toBeNull();
  },
);
