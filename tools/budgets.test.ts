import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { housesTexts, paletteTexts } from '@gavel/texts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuild } from './budgets/read-build.ts';
import { judgeBudgets } from './budgets.ts';

let assets = '';

/**
 * Writes a small build with a page, its layout and an overlay. The page and the layout import the same script. The page can load the
 * overlay later, and the overlay imports another script.
 */
beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'gavel-budgets-'));
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
    routes: {
      root: { module: '/assets/root.js', imports: [], css: ['/assets/root.css'] },
      page: {
        parentId: 'root',
        module: '/assets/page.js',
        clientLoaderModule: '/assets/page-loader.js',
        imports: [],
        css: ['/assets/root.css#'],
      },
      other: { parentId: 'root', module: '/assets/other.js', imports: [], css: [] },
    },
  };
  writeBuilt('manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`, 5);
  writeBuilt('entry.js', 'import"./framework.js";', 10);
  writeBuilt('framework.js', '', 1000);
  writeBuilt('root.js', 'import{a}from"./shared.js";', 20);
  writeBuilt('shared.js', 'import{a}from"./deep.js";', 200);
  writeBuilt('deep.js', '', 300);
  writeBuilt('page.js', 'import{a as b}from"./shared.js";const load=()=>import(`./overlay.js`);', 30);
  writeBuilt('page-loader.js', '', 40);
  writeBuilt('overlay.js', 'import"./shared.js";import{x}from"./overlay-parts.js"', 50);
  writeBuilt('overlay-parts.js', '', 60);
  writeBuilt('other.js', '', 5000);
  writeBuilt('root.css', '', 70);
  writeFileSync(join(assets, 'letters.woff2'), Buffer.alloc(80));
});

afterEach(() => rmSync(assets, { recursive: true }));

test('the first load contains the entry, the route, its parent routes and all their imports, each once; overlays load later', () => {
  const { scripts, styles, later } = readBuild(assets).firstLoad(['page']);
  expect(scripts.map(({ name }) => name)).toEqual([
    'framework.js',
    'deep.js',
    'shared.js',
    'page-loader.js',
    'page.js',
    'root.js',
    'entry.js',
    'manifest-1.js',
  ]);
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBe(1000 + 300 + 200 + 40 + 30 + 20 + 10 + 5);
  expect(later).toEqual([
    { name: 'overlay-parts.js', size: 60 },
    { name: 'overlay.js', size: 50 },
  ]);
  expect(styles).toEqual([{ name: 'root.css', size: 70 }]);
});

test('the first load of a page includes the routes that redirect to it, and the files that it loads without a click', () => {
  const { scripts, later } = readBuild(assets).firstLoad(['page', 'other'], ['overlay']);
  const names = scripts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['other.js', 'page.js', 'overlay.js', 'overlay-parts.js']));
  expect(later).toEqual([]);
  expect(() => readBuild(assets).firstLoad(['page'], ['gone'])).toThrow('gone');
});

test('a budget passes at its limit and fails at one byte more', () => {
  const build = readBuild(assets);
  const held = judgeBudgets(build, [{ page: 'page', address: '/page', routes: ['page'], limit: 1605 }]);
  expect(held.hold).toBe(true);
  expect(held.lines[0]).toBe('✓ page: 1.6 KB of 1.6 KB JavaScript as Brotli');
  expect(held.lines).toContain('      0.1 KB  letters.woff2');
  const broken = judgeBudgets(build, [{ page: 'page', address: '/page', routes: ['page'], limit: 1604 }]);
  expect(broken.hold).toBe(false);
  expect(broken.lines[0]).toMatch(/^✗ page/);
});

test('the fonts that every page loads have a budget; fonts of rare characters do not count', () => {
  writeFileSync(join(assets, 'letters-rare-1.woff2'), Buffer.alloc(900));
  const build = readBuild(assets);
  const held = judgeBudgets(build, [], 80);
  expect(held.hold).toBe(true);
  expect(held.lines).toContain('✓ fonts: 0.1 KB of 0.1 KB');
  expect(held.lines).toContain('      0.9 KB  letters-rare-1.woff2');
  expect(judgeBudgets(build, [], 79).hold).toBe(false);
});

test('a page must load the texts of exactly those surfaces (parts of the site) that its budget names', () => {
  writeBuilt(
    'shared.js',
    `import{a}from"./deep.js";var t={name:\`houses\`,messages:${JSON.stringify(housesTexts.messages)}};`,
    200,
  );
  writeBuilt('overlay.js', `var t=${JSON.stringify(paletteTexts.messages)}`, 50);
  const judged = (surfaces: readonly string[]) =>
    judgeBudgets(readBuild(assets), [{ page: 'page', address: '/page', routes: ['page'], limit: 9999, surfaces }]);
  expect(judged(['houses']).hold).toBe(true);
  expect(judged(['houses']).lines).toContain('✓ page: texts of houses');
  for (const [surfaces, expected] of [
    [[], 'nothing'],
    [['houses', 'palette'], 'houses, palette'],
  ] as const) {
    expect(judged(surfaces).hold).toBe(false);
    expect(judged(surfaces).lines).toContain(`✗ page: texts of houses; expected ${expected}`);
  }
});

test('the check of the budgets fails if there is no build', () => {
  expect(() => readBuild(join(assets, 'nowhere'))).toThrow('npm run build');
  expect(() => readBuild(assets).firstLoad(['gone'])).toThrow('gone');
});

/** Writes a script or style sheet, and beside it a compressed copy of `size` bytes, as the build does. */
function writeBuilt(name: string, text: string, size: number) {
  writeFileSync(join(assets, name), text);
  writeFileSync(join(assets, `${name}.br`), Buffer.alloc(size));
}
