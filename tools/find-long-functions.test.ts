import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLongFunctions } from './find-long-functions.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gavel-sizes-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const statements = (count: number) => '  work();\n'.repeat(count);
const aFunction = (name: string, lines: number) => `function ${name}() {\n${statements(lines - 2)}}\n`;

test('a function of 61 lines is a fault in packages, bench and tools, and a function of 60 lines is not', () => {
  write('packages/core/src/a.ts', aFunction('short', 60) + aFunction('long', 61));
  write('bench/a.ts', `const long = async () => {\n${statements(70)}};\n`);
  write('tools/a.ts', `export default { run() {\n${statements(70)}} };\n`);
  expect(findLongFunctions(root, {})).toEqual([
    'bench/a.ts: long (line 1) has 72 lines, more than 60: split it by what its parts do',
    'packages/core/src/a.ts: long (line 61) has 61 lines, more than 60: split it by what its parts do',
    'tools/a.ts: run (line 1) has 72 lines, more than 60: split it by what its parts do',
  ]);
});

test('the markup of a React component counts as code, and a component inside memo() counts as a function', () => {
  const markup = `  return (\n    <p>\n${'      <b>words</b>\n'.repeat(60)}    </p>\n  );\n`;
  write('apps/web/app/a.tsx', `function Plain() {\n${markup}}\nexport const Noted = memo(() => {\n${markup}});\n`);
  expect(findLongFunctions(root, {})).toEqual([
    'apps/web/app/a.tsx: Plain (line 1) has 66 lines, more than 60: split it by what its parts do',
    'apps/web/app/a.tsx: Noted (line 67) has 66 lines, more than 60: split it by what its parts do',
  ]);
});

test('blank lines and comments do not count as lines of a function, but every line of a multi-line string does', () => {
  const silent = '\n  // why\n  /*\n   * why\n   */\n'.repeat(20);
  write('packages/core/src/a.ts', `function noted() {\n${silent}${statements(58)}}\n`);
  write('packages/core/src/b.tsx', `function marked() {\n  return <p>{/* why */}\n{/* why */}\n${statements(70)}</p>;\n}\n`);
  write('packages/core/src/c.ts', `function printed() {\n  return \`\n${'words\n\n'.repeat(35)}\`;\n}\n`);
  expect(findLongFunctions(root, {})).toEqual([
    'packages/core/src/b.tsx: marked (line 1) has 74 lines, more than 60: split it by what its parts do',
    'packages/core/src/c.ts: printed (line 1) has 74 lines, more than 60: split it by what its parts do',
  ]);
});

test('a named function inside another one counts separately; the lines of a callback also count for the function around it', () => {
  write('packages/core/src/a.ts', `function outer() {\n${statements(50)}${aFunction('inner', 60)}}\n`);
  write('packages/core/src/b.ts', `function outer() {\n${aFunction('inner', 61)}}\n`);
  write('packages/core/src/c.ts', `function outer() {\n  run(() => {\n${statements(59)}  });\n}\n`);
  write('packages/core/src/d.ts', `function outer() {\n  run(() => {\n${statements(59)}  });\n}\n`);
  expect(
    findLongFunctions(root, { 'packages/core/src/d.ts: outer': 'a list', 'packages/core/src/d.ts: outer, inside': 'a list' }),
  ).toEqual([
    'packages/core/src/b.ts: inner (line 2) has 61 lines, more than 60: split it by what its parts do',
    'packages/core/src/c.ts: outer (line 1) has 63 lines, more than 60: split it by what its parts do',
    'packages/core/src/c.ts: outer, inside (line 2) has 61 lines, more than 60: split it by what its parts do',
  ]);
});

test('functions of tests, builds and installed packages may be longer than 60 lines', () => {
  write('apps/web/app/short.ts', aFunction('short', 3));
  for (const file of ['app/a.browser.test.tsx', 'app/a.test.ts', 'build/a.ts', 'node_modules/a/a.ts'])
    write(`apps/web/${file}`, aFunction('long', 90));
  expect(findLongFunctions(root, {})).toEqual([]);
});

test('a function may be longer than 60 lines if the list of exceptions gives a reason for this function; an exception for a short or missing function is a fault', () => {
  write('apps/server/src/a.ts', aFunction('long', 90) + aFunction('short', 9));
  const exceptions = {
    'apps/server/src/a.ts: long': 'a list',
    'apps/server/src/a.ts: short': 'a list',
    'apps/server/src/b.ts: gone': 'a list',
  };
  expect(findLongFunctions(root, exceptions)).toEqual([
    'apps/server/src/a.ts: short has at most 60 lines: it needs no exception in tools/check-sizes.ts',
    'apps/server/src/b.ts: gone has at most 60 lines: it needs no exception in tools/check-sizes.ts',
  ]);
});

test('findLongFunctions throws for a folder without code', () => {
  expect(() => findLongFunctions(root, {})).toThrow('has no code');
});
