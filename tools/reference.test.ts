import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@gavel/contract/all';
import { expect, test } from 'vitest';
import { printApi } from './reference/print-api.ts';
import { printRangeFiles } from './reference/print-range-files.ts';
import { root } from './run-node.ts';

const committed = (name: string) => readFileSync(join(root, 'docs/reference', name), 'utf8');

test('docs/reference/api.md equals the output of npm run reference', () => {
  expect(committed('api.md')).toBe(printApi());
});

test('docs/reference/range-files.md equals the output of npm run reference', () => {
  expect(committed('range-files.md')).toBe(printRangeFiles());
});

test('docs/reference/api.md lists every endpoint of the contract once', () => {
  const calls = printApi().match(/^\| `(GET|POST|DELETE) \/api/gm) ?? [];
  expect(calls.length).toBe(Object.keys(allEndpoints).length);
  expect(new Set(printApi().match(/^\| `(GET|POST|DELETE) \/api\S*/gm)).size).toBe(calls.length);
});
