import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLongFiles } from './find-long-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gavel-sizes-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, lines: number) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), 'line\n'.repeat(lines));
}

test('a file of 251 lines is a fault, in TypeScript as in Python; one of 250 lines is not', () => {
  write('packages/core/src/short.ts', 250);
  write('packages/core/src/long.ts', 251);
  write('apps/web/app/long.tsx', 300);
  write('studio/blender/long.py', 251);
  expect(findLongFiles(root, {})).toEqual([
    'apps/web/app/long.tsx has 300 lines, more than 250: split it by what its parts are',
    'packages/core/src/long.ts has 251 lines, more than 250: split it by what its parts are',
    'studio/blender/long.py has 251 lines, more than 250: split it by what its parts are',
  ]);
});

test('tests, builds and installed packages may be longer than 250 lines', () => {
  write('apps/web/app/short.ts', 1);
  for (const file of ['app/a.browser.test.tsx', 'app/a.test.ts', 'build/a.ts', 'node_modules/a/a.ts'])
    write(`apps/web/${file}`, 400);
  write('e2e/a.spec.ts', 400);
  expect(findLongFiles(root, {})).toEqual([]);
});

test('a file may be longer than 250 lines if the list of exceptions gives a reason for this file; an exception for a short or missing file is a fault', () => {
  write('apps/server/src/long.ts', 400);
  write('apps/server/src/short.ts', 40);
  const exceptions = { 'apps/server/src/long.ts': 'a list', 'apps/server/src/short.ts': 'a list', 'apps/gone.ts': 'a list' };
  expect(findLongFiles(root, exceptions)).toEqual([
    'apps/server/src/short.ts has at most 250 lines: it needs no exception in tools/check-sizes.ts',
    'apps/gone.ts has at most 250 lines: it needs no exception in tools/check-sizes.ts',
  ]);
});

test('findLongFiles throws for a folder without code', () => {
  expect(() => findLongFiles(root, {})).toThrow('has no code');
});
