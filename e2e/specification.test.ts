import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walks } from './support/screens/walks.ts';

const page = readFileSync('docs/specification.md', 'utf8');
const screens = walks.flatMap((walk) => walk.screens.map(({ name }) => name));
const rows = page.split('\n').filter((line) => /^\| (?!Element|---)/.test(line));

test('every test that docs/specification.md names exists', () => {
  const named = [...page.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)];
  const gone = named.filter(([, file = '', title = '']) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title));
  expect(named.length).toBeGreaterThan(50);
  expect(gone.map(([reference]) => reference)).toEqual([]);
});

test('every screen is named there, and no other', () => {
  const named = rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].toSorted()).toEqual(screens.toSorted());
});

test('every row names a test', () => {
  expect(rows.filter((row) => !row.includes(' › '))).toEqual([]);
});

/** A title stands in single quotes, and may end in the sizes it is seen at. */
function hasTest(source: string, title: string): boolean {
  return [`'${title}'`, `'${title} @phone'`, `'${title} @only-phone'`].some((quoted) => source.includes(`test(${quoted}`));
}
