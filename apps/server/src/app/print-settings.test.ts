import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { printSettings } from './print-settings.ts';
import { settings } from './settings.ts';

const page = await readFile(new URL('../../../../docs/reference/settings.md', import.meta.url), 'utf8');

test('docs/reference/settings.md equals the output of npm run reference', () => {
  expect(page).toBe(printSettings());
});

test('docs/reference/settings.md lists every setting once', () => {
  const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});
