import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { processorTimeBelow } from '../pages/resident.ts';

const run = promisify(execFile);

/** The PostgreSQL server of a benchmark. It keeps its data between runs. */
export interface KeptPostgres {
  /** Returns the URL of a database. */
  url(database: string): string;
  /** Returns the processor time of all running processes of the server, in ms. NaN on other systems than Linux. */
  processorTime(): number;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port, with a folder that stays for later runs. The first run creates the folder. All settings are
 * PostgreSQL's defaults, except the address, the port, and the speed of writing to the disk. Throws if PostgreSQL is not installed.
 * @param syncs whether a commit waits for the disk, as in production
 */
export async function startKeptPostgres(
  folder: string,
  { syncs = false }: { readonly syncs?: boolean } = {},
): Promise<KeptPostgres> {
  const binaries = await findBinaries();
  if (binaries === null) throw new Error('there is no PostgreSQL on this machine (pg_config, or Debian’s package postgresql)');
  await mkdir(folder, { recursive: true });
  const account = await accountToRunAs();
  if (account) await chown(folder, account.uid, account.gid);
  const as = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...account };
  const data = join(folder, `data-${binaries.version}`);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    // Delete an incomplete folder that an earlier run has left.
    await rm(data, { recursive: true, force: true });
    await run(join(binaries.folder, 'initdb'), ['-D', data, '-U', 'gavel', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  }
  const port = await freePort();
  const disk = [`fsync=${syncs ? 'on' : 'off'}`, 'max_wal_size=4GB'];
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...disk];
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(binaries.folder, 'postgres'), options, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  // End the server with this process. A server that keeps running would lock the folder for the next run.
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

/** The folder where Debian installs PostgreSQL, with a folder for each version. */
const debian = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL that pg_config reports, or else Debian’s folder of the newest version; null: there is none. */
async function findBinaries(): Promise<{ readonly folder: string; readonly version: string } | null> {
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

/** Returns an account that may run PostgreSQL, because PostgreSQL refuses to run as root. Null: use the account that runs the benchmark. */
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

/** Stops the server with a fast shutdown. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
