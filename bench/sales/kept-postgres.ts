import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL of the benchmark's own, with everything that was in it when it ran last. */
export interface KeptPostgres {
  /** Of a database on it. */
  url(database: string): string;
  /** Ms of processor time of all its processes that run now; NaN where the system does not tell (other than Linux). */
  processorTime(): number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port over a folder that stays: made at the first time, with the settings that PostgreSQL has by itself,
 * but for the disk's pace. Throws where this machine has no PostgreSQL.
 * @param debian where Debian keeps it, a folder for each version
 */
export async function startKeptPostgres(folder: string, debian = '/usr/lib/postgresql'): Promise<KeptPostgres> {
  const binaries = await findBinaries(debian);
  if (binaries === null) throw new Error('there is no PostgreSQL on this machine (pg_config, or Debian’s package postgresql)');
  await mkdir(folder, { recursive: true });
  const account = await accountToRunAs();
  if (account) await chown(folder, account.uid, account.gid);
  const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...account };
  const data = join(folder, `data-${binaries.version}`);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    // What an earlier run has begun.
    await rm(data, { recursive: true, force: true });
    await run(join(binaries.folder, 'initdb'), ['-D', data, '-U', 'gavel', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  }
  const port = await freePort();
  // What is measured is reading; filling must not wait for the disk.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off', 'max_wal_size=4GB'];
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(binaries.folder, 'postgres'), options, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  // A server that is left behind would keep the next run from the folder.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await ready(server);
  return {
    processorTime: () => processorTimeBelow(server.pid ?? 0),
    url: (database) => `postgres://gavel@127.0.0.1:${port}/${database}`,
    async stop() {
      process.off('exit', kill);
      await ended(server);
    },
  };
}

/** What pg_config says, else Debian's newest. */
async function findBinaries(debian: string): Promise<{ readonly folder: string; readonly version: string } | null> {
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  );
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...configured, ...versions.map((version) => join(debian, version, 'bin'))];
  const folder = folders.find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')));
  if (folder === undefined) return null;
  const { stdout } = await run(join(folder, 'postgres'), ['--version']);
  return { folder, version: /(\d+)/.exec(stdout)?.[1] ?? '' };
}

/** PostgreSQL refuses to run as root. Null: as whoever runs the benchmark. */
async function accountToRunAs(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((kind) => run('id', [kind, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}:\n${log}`)));
  });
}

/** A fast shutdown. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

/** Ms in a clock tick of `/proc`, which is the same on every Linux. */
const TICK_MS = 10;

function processorTimeBelow(server: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      // What follows the program's name, which may have blanks: state, parent, …; from the 12th on the ticks of its own, in two parts, and of
      // those below it that have ended.
      const [, parent, ...fields] = readStat(pid).split(') ')[1]?.split(' ') ?? [];
      const [own = 0, kernel = 0, ended = 0, endedKernel = 0] = fields.slice(9).map(Number);
      if (Number(pid) === server) return own + kernel + ended + endedKernel;
      return Number(parent) === server ? own + kernel : 0;
    });
  return TICK_MS * ticks.reduce((sum, one) => sum + one, 0);
}

/** Empty: it has ended. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
