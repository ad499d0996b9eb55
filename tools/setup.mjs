// Prepares everything that a command needs. It must run on any Node from 20 on, so it is plain JavaScript. Installs packages if
// package-lock.json and node_modules differ. `--build` builds the web app if its sources have changed, `--browser` installs a browser for
// the e2e tests, and `--services` installs the programs that some tests run. It prints only on stderr, and only if it does something, so
// that the command's own output stays clean.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const webApp = join(root, 'apps/web');
const stampFile = join(webApp, 'build/sources.sha256');

if (!isInstalled()) await install();
if (process.argv.includes('--build')) await buildWhenChanged();
if (process.argv.includes('--browser')) await import('./setup-browser.mjs');
if (process.argv.includes('--services')) await import('./setup-services.mjs');

/**
 * Returns whether every package of the lock file is installed in its version. Optional packages do not count, because they are missing on
 * some machines.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed || !existsSync(newNode())) return false;
  const wanted = Object.entries(readPackages('package-lock.json') ?? {});
  return wanted.every(([path, { version, integrity, link, optional, devOptional }]) => {
    if (path === '' || optional || devOptional) return true;
    const found = installed[path];
    return found && found.version === version && found.integrity === integrity && found.link === link;
  });
}

function readPackages(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

async function install() {
  // `npm ci` replaces the Node in node_modules, so run npm with the Node that already runs this file.
  const { npm_execpath: npm, npm_node_execpath: systemNode } = process.env;
  // Without `--include=dev`, npm leaves out Node 24 and the build's packages if NODE_ENV is `production`.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npm ? [systemNode ?? process.execPath, [npm, ...options]] : ['npm', options];
  await step('Installing packages', command, args, root);
  if (!existsSync(newNode()))
    fail('The packages are installed, but Node 24 is not among them: may npm run install scripts here?');
}

async function buildWhenChanged() {
  const sources = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return;
  // A build that fails or is stopped leaves old and new files mixed. So the next run must build again, even with unchanged sources.
  rmSync(stampFile, { force: true });
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs');
  await step('Building the web app', newNode(), [bin, 'build'], webApp, { NODE_ENV: 'production' });
  writeFileSync(stampFile, sources);
}

/** Returns a hash of the names and contents of everything that goes into the build, without tests and generated files. */
function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const leftOut = /^(node_modules|build|testing|\.react-router|.*\.test\.tsx?)$/;
  const add = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (leftOut.test(entry.name)) continue;
      if (entry.isDirectory()) add(path);
      else hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
    }
  };
  for (const folder of foldersOfBuild()) add(folder);
  return hash.digest('hex');
}

/** Returns the folder of the web app, and those of our packages that it imports, itself or through another package. */
function foldersOfBuild() {
  const folders = new Set([webApp]);
  // The loop also visits folders that are added during the loop.
  for (const folder of folders) {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const ours = Object.keys(dependencies ?? {}).filter((name) => name.startsWith('@gavel/'));
    for (const name of ours) folders.add(join(root, 'packages', name.replace('@gavel/', '')));
  }
  return folders;
}

/** Runs a command without showing its output, and prints its duration. Shows the output if the command fails. */
function step(title, command, args, cwd, env = {}) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  process.stderr.write(`${title} …\n`);
  const progress = setInterval(() => process.stderr.write(`${title} … ${seconds()}\n`), 15_000);
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  let stopped;
  const stop = (signal) => {
    stopped = signal === 'SIGINT' ? 130 : 143;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`${title} failed: ${error.message}`));
    child.once('close', (code) => {
      clearInterval(progress);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopped) process.exit(stopped);
      if (code !== 0) fail(`${Buffer.concat(output)}\n${title} failed (${code}).`);
      process.stderr.write(`${title}: done in ${seconds()}\n`);
      resolve();
    });
  });
}

/** Returns the path of Node 24, which a package in node_modules contains. */
function newNode() {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
