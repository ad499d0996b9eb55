import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-node.ts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Each entry: a file, its text, and the rules that the text breaks. */
const planted: readonly (readonly [path: string, text: string, rules: readonly string[]])[] = [
  ['apps/server/src/app/log.ts', 'export const level = process.env.LOG_LEVEL;', ['style/noProcessEnv']],
  ['apps/web/app/visit/store.ts', 'export const level = process.env.LOG_LEVEL;', ['style/noProcessEnv']],
  ['packages/core/src/price.ts', 'export default 1;', ['style/noDefaultExport']],
  ['packages/core/src/units.ts', 'export const units: any = 1;', ['suspicious/noExplicitAny']],
  ['packages/core/src/first.ts', 'export const first = (ids: number[]) => ids[0]!;', ['style/noNonNullAssertion']],
  ['packages/core/src/kind.ts', 'export enum Kind { A }', ['style/noEnum']],
  ['packages/core/src/priceList.ts', 'export const prices = [];', ['style/useFilenamingConvention']],
  ['apps/server/src/app/env.ts', 'export const level = process.env.LOG_LEVEL;', []],
  ['apps/web/app/routes/house/house.tsx', 'export default function House() { return null; }', []],
  ['apps/server/src/modules/houses/houses.repository.ts', 'export const houses = [];', []],
];

test('Biome reports each violation of a style rule that this test plants, and accepts the allowed exceptions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-lint-'));
  try {
    for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(folder, file));
    for (const [path, text] of planted) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json'], { cwd: folder, encoding: 'utf8' });
    const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout);
    const found = report.diagnostics.map(({ category, location }) => `${location.path}: ${category}`);
    const expected = planted.flatMap(([path, , rules]) => rules.map((rule) => `${path}: lint/${rule}`));
    expect(found.sort()).toEqual(expected.sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
