import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, item = '', asks = '', how = ''] = line.split(' | ').length === 3 ? line.split(/^\| | \| | \|$/) : [];
  return /^\d/.test(item) ? [{ item, asks, how }] : [];
});

/** ASVS 5.0, chapters V6 to V10: each section with its last item of level 1 or 2. Items of level 3 come after those everywhere. */
const sections: readonly (readonly [section: string, last: number])[] = [
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 4],
  ['6.4', 4],
  ['6.5', 5],
  ['6.6', 3],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['8.1', 2],
  ['8.2', 3],
  ['8.3', 1],
  ['8.4', 1],
  ['9.1', 3],
  ['9.2', 4],
  ['10.1', 2],
  ['10.2', 2],
  ['10.3', 4],
  ['10.4', 11],
  ['10.5', 5],
  ['10.6', 2],
  ['10.7', 3],
];

test('every test that docs/security.md names exists', () => {
  const named = [...page.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)];
  const gone = named.filter(([, file = '', title = '']) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title));
  expect(named.length).toBeGreaterThan(50);
  expect(gone.map(([reference]) => reference)).toEqual([]);
});

test('every item of levels 1 and 2 is there once, with its test or the reason', () => {
  const items = sections.flatMap(([section, last]) => Array.from({ length: last }, (_, at) => `${section}.${at + 1}`));
  expect(rows.map(({ item }) => item)).toEqual(items);
  const reasons = /^(Does not apply|Not met|Partly|Said below|There |`|[A-Z0-9])/;
  expect(rows.filter(({ asks, how }) => asks === '' || how.length < 15 || !reasons.test(how))).toEqual([]);
  for (const { how } of rows)
    for (const [, part] of how.matchAll(/Said below: \*([^*]+)\*/g)) expect(page).toContain(`\n## ${part}\n`);
});

/** A title stands in single quotes, on a line of its own where it is long, and may end in the sizes it is seen at. */
function hasTest(source: string, title: string): boolean {
  const code = source.replaceAll(/\(\s+'/g, "('").replaceAll(/',\s+/g, "', ");
  return [title, `${title} @phone`, `${title} @only-phone`].some((one) => code.includes(`('${one}', `));
}
