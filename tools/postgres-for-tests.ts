import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export type TestPostgres =
  | { readonly url: string; readonly stop: () => Promise<void> }
  | { readonly url: null; readonly reason: string; readonly stop: () => Promise<void> };

/**
 * A PostgreSQL for one run of the tests: the one `DATABASE_URL` names, else a new server on a free loopback port with its data in a
 * temporary folder, else null and the reason. `stop` ends the server and deletes its folder.
 */
export async function startPostgres(env: NodeJS.ProcessEnv = process.env, debian = '/usr/lib/postgresql'): Promise<TestPostgres> {
  const nothing = async () => {};
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: nothing };
  const binaries = await findBinaries(env, debian);
  if (!binaries) return { url: null, reason: 'no DATABASE_URL, and no initdb and postgres on this machine', stop: nothing };
  const account = await unprivilegedAccount();
  if (account === 'missing')
    return { url: null, reason: 'root may not run PostgreSQL, and there is no other user', stop: nothing };
  return startServer(binaries, account);
}

/** The user to run PostgreSQL as, because it refuses to run as root; null: the user who runs the tests. */
type Account = { readonly uid: number; readonly gid: number } | null;

async function startServer(binaries: string, account: Account): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-postgres-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    process.off('exit', kill);
    if (server) await ended(server);
    await rm(folder, { recursive: true, force: true });
  };
  const kill = () => {
    server?.kill('SIGQUIT');
    removeNow(folder);
  };
  process.on('exit', kill);
  try {
    if (account) await chown(folder, account.uid, account.gid);
    const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...account };
    const data = join(folder, 'data');
    await run(join(binaries, 'initdb'), ['-D', data, '-U', 'gavel', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
    const port = await freePort();
    const settings = [
      `listen_addresses=127.0.0.1`,
      `port=${port}`,
      `unix_socket_directories=`,
      'fsync=off',
      'full_page_writes=off',
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
    return { url: `postgres://gavel@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** For a run that is cut short, with no time for `stop`: tries until the ending server has stopped writing, for two seconds at most. */
function removeNow(folder: string) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 0; attempt < 40 && existsSync(folder); attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(clock, 0, 0, 50);
    }
  }
}

/** Waits until the server takes connections. Throws when it ends before that, with its log. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}:\n${log}`)));
  });
}

/** A fast shutdown: it closes open connections, so that a test that left one open does not delay the end. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

/** The folder with PostgreSQL's programs: what pg_config says, Debian's newest (not on the PATH), or the PATH. */
async function findBinaries(env: NodeJS.ProcessEnv, debian: string): Promise<string | undefined> {
  const configured = await run('pg_config', ['--bindir'], { env }).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...configured,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function unprivilegedAccount(): Promise<Account | 'missing'> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((kind) => run('id', [kind, name]))).catch(() => undefined);
    if (ids) return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) };
  }
  return 'missing';
}
