import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './run-node.ts';

// These tests run a copy of `setup.mjs` in a small repository, in which a script replaces npm, and another one replaces the build.

const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/node': { version: '24.0.0', dev: true } } });

/** Replaces npm in the test. Like npm, it leaves out development packages if NODE_ENV is `production`, unless `--include=dev` is set. */
const NPM = `import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
if (process.env.NODE_ENV === 'production' && !process.argv.includes('--include=dev')) process.exit(0);
mkdirSync('node_modules/node/bin', { recursive: true });
symlinkSync(process.execPath, 'node_modules/node/bin/node');
cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

/** Stands for the build. It adds a line to the file `build/builds` for each build, and fails if the web app contains the word `fault`. */
const BUILD = `const { appendFileSync, mkdirSync, readFileSync } = require('node:fs');
mkdirSync('build', { recursive: true });
appendFileSync('build/builds', 'built\\n');
process.exitCode = readFileSync('app/root.tsx', 'utf8').includes('fault') ? 1 : 0;
`;

/** Returns a folder with `setup.mjs`, a web app, and the packages that it imports, itself or through another package. */
async function aRepository(isInstalled: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel set-up-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const workspace = (...names: string[]) =>
    JSON.stringify({
      dependencies: Object.fromEntries(['zod', ...names.map((name) => `@gavel/${name}`)].map((name) => [name, '*'])),
    });
  const files: Record<string, string> = {
    'package-lock.json': LOCK,
    'npm.mjs': NPM,
    'node_modules/@react-router/dev/bin.cjs': BUILD,
    'apps/web/package.json': workspace('contract', 'house-model'),
    'apps/web/app/root.tsx': '',
    'packages/core/package.json': workspace(),
    'packages/contract/package.json': workspace('core', 'texts'),
    'packages/texts/package.json': workspace(),
    'packages/core/src/index.ts': '',
    'packages/house-model/package.json': workspace('core', 'drawings'),
    'packages/house-model/src/index.ts': '',
    'packages/drawings/package.json': workspace('core'),
    'packages/drawings/src/index.ts': '',
    ...(isInstalled && { 'node_modules/.package-lock.json': LOCK }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  if (isInstalled) {
    await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true });
    await symlink(process.execPath, join(folder, 'node_modules/node/bin/node'));
  }
  await mkdir(join(folder, 'tools'));
  await cp(join(root, 'tools/setup.mjs'), join(folder, 'tools/setup.mjs'));
  return folder;
}

/** Runs the set-up. Rejects with its output if it fails. */
function setUp(folder: string, env: Readonly<Record<string, string>> = {}, ...options: string[]) {
  return promisify(execFile)(process.execPath, [join(folder, 'tools/setup.mjs'), ...options], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.mjs'), npm_node_execpath: process.execPath, ...env },
  });
}

async function buildsIn(folder: string): Promise<number> {
  return (await readFile(join(folder, 'apps/web/build/builds'), 'utf8')).trim().split('\n').length;
}

test.each([
  'apps/web/app/root.tsx',
  'packages/core/src/index.ts',
  'packages/house-model/src/index.ts',
  // The web app does not import this package itself.
  'packages/drawings/src/index.ts',
])('the set-up builds the web app again after a change of %s, and not without a change', async (file) => {
  const folder = await aRepository(true);
  await setUp(folder, {}, '--build');
  await setUp(folder, {}, '--build');
  expect(await buildsIn(folder)).toBe(1);
  await writeFile(join(folder, file), 'export const changed = true;');
  await setUp(folder, {}, '--build');
  expect(await buildsIn(folder)).toBe(2);
});

test('after a failed build, the set-up builds the web app again, even if its sources equal those of the last successful build', async () => {
  const folder = await aRepository(true);
  const file = join(folder, 'apps/web/app/root.tsx');
  await setUp(folder, {}, '--build');
  await writeFile(file, 'fault');
  await expect(setUp(folder, {}, '--build')).rejects.toThrow('Building the web app failed (1).');
  await writeFile(file, '');
  await setUp(folder, {}, '--build');
  expect(await buildsIn(folder)).toBe(3);
});

test('the set-up installs the development packages, which it needs, even if NODE_ENV is production', async () => {
  const folder = await aRepository(false);
  const { stderr } = await setUp(folder, { NODE_ENV: 'production' });
  expect(stderr).toMatch(/^Installing packages: done in \d+ s$/m);
  expect((await setUp(folder, { NODE_ENV: 'production' })).stderr).toBe('');
});
