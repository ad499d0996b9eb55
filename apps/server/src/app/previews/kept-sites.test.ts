import { expect, test } from 'vitest';
import { keptSites } from './kept-sites.ts';

/** Returns a memory of preview sites, and a list of the keys for which a site was built. */
function counted() {
  const sites = keptSites<string>();
  const built: string[] = [];
  const open = (key: string) =>
    sites.open(key, async () => {
      built.push(key);
      return `site ${key}`;
    });
  return { sites, built, open };
}

test('a preview site is built once for everybody who opens it, at the same time or later', async () => {
  const { built, open } = counted();
  expect(await Promise.all([open('a'), open('a')])).toEqual(['site a', 'site a']);
  await open('a');
  expect(built).toEqual(['a']);
});

test('only the two preview sites that were used most recently stay in memory', async () => {
  const { built, open } = counted();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'c']) await open(key);
  expect(built).toEqual(['a', 'b', 'c']);
  await open('b');
  expect(built).toEqual(['a', 'b', 'c', 'b']);
});

test('if building a preview site fails, the next request builds the site', async () => {
  const { sites, open } = counted();
  await expect(sites.open('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await open('a')).toBe('site a');
});
