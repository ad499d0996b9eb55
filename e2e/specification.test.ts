import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walks } from './support/screens/walks.ts';

const page = readFileSync('docs/reference/specification.md', 'utf8');
const screens = walks.flatMap((walk) => walk.screens.map(({ name }) => name));
const rows = page.split('\n').filter((line) => /^\| (?!Element|---)/.test(line));

test('every test that docs/reference/specification.md names exists', () => {
  const named = [...page.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)];
  const gone = named.filter(([, file = '', title = '']) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title));
  expect(named.length).toBeGreaterThan(50);
  expect(gone.map(([reference]) => reference)).toEqual([]);
});

test('docs/reference/specification.md names every screen, and no screen that does not exist', () => {
  const named = rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].toSorted()).toEqual(screens.toSorted());
});

test('every row of docs/reference/specification.md names a test', () => {
  expect(rows.filter((row) => !row.includes(' › '))).toEqual([]);
});

test('the tests that a row of docs/reference/specification.md names contain the screen texts that the row quotes', () => {
  const silent = rows.filter((row) => screensIn(row).length > 0 && quotedIn(row).length === 0);
  expect(silent.map(elementOf), 'rows with a screen that quote nothing of it').toEqual([]);
  const unseen = rows.flatMap((row) => {
    const seen = testsIn(row)
      .map(({ file, title }) => testNamed(readFileSync(file, 'utf8'), title))
      .join();
    return quotedIn(row).flatMap((quote) => (seen.includes(quote) ? [] : [`${elementOf(row)}: ${quote}`]));
  });
  expect(unseen, 'quotes that no test of their row looks for').toEqual([]);
});

function elementOf(row: string): string {
  return row.split('|')[1]?.trim() ?? '';
}

function screensIn(row: string): string[] {
  return [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name);
}

/** Returns the screen texts that a row quotes. A text with a placeholder, such as `'Bygg {title}'`, ends before the placeholder. */
function quotedIn(row: string): string[] {
  return [...elementOf(row).matchAll(/(?<!\p{L})'([^']+)'/gu)].map(([, quote = '']) => quote.replace(/\{.*/, '').trim());
}

function testsIn(row: string): { file: string; title: string }[] {
  return [...row.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }));
}

/**
 * Returns the code before the first `test` or `describe` of a file (such as locators), followed by the code of the test with this title.
 */
function testNamed(source: string, title: string): string {
  const [before = ''] = source.split(/^(?:test|describe)/m);
  const at = Math.max(...titles(title).map((quoted) => source.indexOf(quoted)));
  const from = source.lastIndexOf('\n\n', at);
  const length = source.slice(at).search(/\n {0,2}(?:test|describe)(?:\.each|\.describe)?\(/);
  return before + source.slice(from, length < 0 ? undefined : at + length);
}

/** Returns whether a file has a test with this title, in single quotes. A tag for screen sizes may follow the title. */
function hasTest(source: string, title: string): boolean {
  const code = source.replaceAll(/\(\s+'/g, "('");
  return titles(title).some((quoted) => code.includes(`test(${quoted}`) || code.includes(`)(${quoted}`));
}

function titles(title: string): string[] {
  return [`'${title}'`, `'${title} @phone'`, `'${title} @only-phone'`];
}
