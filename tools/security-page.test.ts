import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const security = readFileSync('docs/reference/security.md', 'utf8');
const asvs = readFileSync('docs/reference/asvs.md', 'utf8');
const rows = asvs.split('\n').flatMap((line) => {
  const [, item = '', asks = '', how = ''] = line.split(' | ').length === 3 ? line.split(/^\| | \| | \|$/) : [];
  return /^\d/.test(item) ? [{ item, asks, how }] : [];
});

/**
 * The sections of ASVS 5.0 with items of level 1 or 2, each with the number of the last of these items. In every section, the items of
 * level 3 have higher numbers.
 */
const sections: readonly (readonly [section: string, last: number])[] = [
  ['1.1', 2],
  ['1.2', 9],
  ['1.3', 11],
  ['1.4', 3],
  ['1.5', 2],
  ['2.1', 3],
  ['2.2', 3],
  ['2.3', 4],
  ['2.4', 1],
  ['3.2', 2],
  ['3.3', 4],
  ['3.4', 6],
  ['3.5', 5],
  ['3.7', 2],
  ['4.1', 3],
  ['4.2', 1],
  ['4.3', 2],
  ['4.4', 4],
  ['5.1', 1],
  ['5.2', 3],
  ['5.3', 2],
  ['5.4', 3],
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
  ['11.1', 2],
  ['11.2', 3],
  ['11.3', 3],
  ['11.4', 4],
  ['11.5', 1],
  ['11.6', 1],
  ['12.1', 3],
  ['12.2', 2],
  ['12.3', 4],
  ['13.1', 1],
  ['13.2', 5],
  ['13.3', 2],
  ['13.4', 5],
  ['14.1', 2],
  ['14.2', 4],
  ['14.3', 3],
  ['15.1', 3],
  ['15.2', 3],
  ['15.3', 7],
  ['16.1', 1],
  ['16.2', 5],
  ['16.3', 4],
  ['16.4', 3],
  ['16.5', 3],
  ['17.1', 1],
  ['17.2', 4],
  ['17.3', 2],
];

test('every test to which docs/reference/security.md or asvs.md refers exists', () => {
  const named = [...`${security}${asvs}`.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)];
  const gone = named.filter(([, file = '', title = '']) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title));
  expect(named.length).toBeGreaterThan(50);
  expect(gone.map(([reference]) => reference)).toEqual([]);
});

test('docs/reference/asvs.md lists every item of levels 1 and 2 once, with its test or the reason why it has none', () => {
  const items = sections.flatMap(([section, last]) => Array.from({ length: last }, (_, at) => `${section}.${at + 1}`));
  expect(rows.map(({ item }) => item)).toEqual(items);
  const reasons = /^(Does not apply|Not met|Partly|There |`|\[|[A-Z0-9])/;
  expect(rows.filter(({ asks, how }) => asks === '' || how.length < 15 || !reasons.test(how))).toEqual([]);
  for (const { how } of rows)
    for (const [, part] of how.matchAll(/See \*([^*]+)\*/g)) expect(security).toContain(`\n## ${part}\n`);
});

/** Returns whether a file has a test with this title, in single quotes. A tag for screen sizes may follow the title. */
function hasTest(source: string, title: string): boolean {
  const code = source.replaceAll(/\(\s+'/g, "('").replaceAll(/',\s+/g, "', ");
  return [title, `${title} @phone`, `${title} @only-phone`].some((one) => code.includes(`('${one}', `));
}
