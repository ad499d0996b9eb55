import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export type TestPostgres = OwnPostgres | OtherPostgres | NoPostgres;

/** A new PostgreSQL server that a test may break. */
export interface OwnPostgres {
  readonly url: string;
  /** Kills the server without a checkpoint. The data stays on disk. */
  kill(): Promise<void>;
  /** Starts the server again with the same data and address. */
  restart(): Promise<void>;
  /** Pauses all processes of the server (`SIGSTOP`). Connections stay open, but get no responses. Linux only. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

interface OtherPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface NoPostgres {
  readonly url: null;
  readonly reason: string;
  readonly stop: () => Promise<void>;
}

/**
 * Returns a PostgreSQL server for one test run: the one at the address in `DATABASE_URL`. Without this variable, starts a new server on a
 * free loopback port, with its data in a temporary folder. If PostgreSQL is not installed, or only root could run it, the url is null and
 * `reason` contains the cause. `stop` ends a new server and deletes its folder.
 */
export async function startPostgres(env: NodeJS.ProcessEnv = process.env, debian = '/usr/lib/postgresql'): Promise<TestPostgres> {
  return env.DATABASE_URL ? { url: env.DATABASE_URL, stop: nothing } : ownPostgres(env, debian);
}

/**
 * Starts a new PostgreSQL server on a free loopback port, with its data in a temporary folder. If PostgreSQL is not installed, or only root
 * could run it, the url is null and `reason` contains the cause.
 */
export async function ownPostgres(
  env: NodeJS.ProcessEnv = process.env,
  debian = '/usr/lib/postgresql',
): Promise<OwnPostgres | NoPostgres> {
  const binaries = await findBinaries(env, debian);
  if (!binaries) return { url: null, reason: 'there are no initdb and postgres on this machine', stop: nothing };
  const account = await unprivilegedAccount();
  if (account === 'missing')
    return { url: null, reason: 'root may not run PostgreSQL, and there is no other user', stop: nothing };
  return startServer(binaries, account);
}

const nothing = async () => {};

/** The system user as whom PostgreSQL runs when root runs the tests, because PostgreSQL refuses root; null: the user who runs the tests. */
type Account = { readonly uid: number; readonly gid: number } | null;

async function startServer(binaries: string, account: Account): Promise<OwnPostgres> {
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
      // Autovacuum frees the space of deleted rows at any moment. New rows would fill this space, which changes the order of rows
      // in queries without ORDER BY.
      'autovacuum=off',
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const start = async () => {
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
      await ready(server);
    };
    await start();
    return {
      url: `postgres://gavel@127.0.0.1:${port}/postgres`,
      kill: async () => server && ended(server, 'SIGQUIT'),
      restart: start,
      freeze: () => signal(server, 'SIGSTOP'),
      thaw: () => signal(server, 'SIGCONT'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sends a signal to the server and all its processes. */
function signal(server: ChildProcess | undefined, name: NodeJS.Signals): void {
  const { pid } = server ?? {};
  if (pid === undefined) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const one of [pid, ...children]) process.kill(one, name);
}

/**
 * Deletes the folder when a test run is aborted before `stop` can run. Retries for at most two seconds, until the server no longer writes
 * to the folder.
 */
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

/** Waits until the server accepts connections. If the server ends before that, throws an error with the server's log. */
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

/**
 * Stops a server. By default (`SIGINT`) the server closes open connections itself. So a test that left a connection open causes no delay.
 */
function ended(server: ChildProcess, how: NodeJS.Signals = 'SIGINT'): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return resolve();
    server.once('exit', () => resolve());
    server.kill(how);
  });
}

/** Returns the folder with PostgreSQL’s dump and restore programs; null: not installed. */
export async function postgresPrograms(): Promise<string | null> {
  const folder = await findBinaries(process.env, '/usr/lib/postgresql');
  return folder !== undefined && existsSync(join(folder, 'pg_dump')) ? folder : null;
}

/**
 * Returns the first of these folders with PostgreSQL’s programs: the folder that `pg_config` reports, Debian’s newest, or one on the PATH.
 */
export async function findBinaries(env: NodeJS.ProcessEnv, debian = '/usr/lib/postgresql'): Promise<string | undefined> {
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
