import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-node.ts';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

test.each(['core', 'contract', 'texts'])(
  'the compiler checks the package %s strictly, and without the types of the browser and Node',
  (name) => {
    const errors = errorsIn(name, [
      'export const title = document.title;',
      'export const home = process.env;',
      'export const first: string = ["a"][0];',
      'export enum Colour { Red }',
      'export const plain: string = "nothing is wrong here";',
    ]);
    expect(errors).toEqual([
      expect.stringMatching(/^1: .*'document'/),
      expect.stringMatching(/^2: .*'process'/),
      expect.stringMatching(/^3: .*'string \| undefined' is not assignable/),
      expect.stringMatching(/^4: .*'erasableSyntaxOnly'/),
    ]);
  },
);

/** Compiles `lines` as a file of the package `name`, with the package's own settings. Returns the compiler's errors as `line: message`. */
function errorsIn(name: string, lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-types-'));
  const planted = join(folder, 'packages', name);
  try {
    mkdirSync(join(planted, 'src'), { recursive: true });
    copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    copyFileSync(join(root, 'packages', name, 'package.json'), join(planted, 'package.json'));
    const settings = JSON.parse(readFileSync(join(root, 'packages', name, 'tsconfig.json'), 'utf8'));
    writeFileSync(join(planted, 'tsconfig.json'), JSON.stringify({ ...settings, references: [] }));
    writeFileSync(join(planted, 'src/planted.ts'), lines.join('\n'));
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', planted], { encoding: 'utf8' });
    return [...stdout.matchAll(/planted\.ts\((\d+),\d+\): (.*)/g)].map(([, line, message]) => `${line}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
