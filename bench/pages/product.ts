import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type MeasuredServer, startServer } from './measured-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built application with the demo range. An earlier start has created its data folder. */
export interface Product {
  /** Starts the server as `npm start` does. By default it makes no AVIF pictures, because that would disturb the measurement. */
  start(settings?: Readonly<Record<string, string>>): Promise<MeasuredServer>;
  /** Returns how long `npm start` takes before the server starts if there is nothing to install or build, in ms. */
  setUp(): Promise<number>;
}

/**
 * Builds the application if it has changed, and starts it once in a new data folder.
 * @param databaseUrl the address of a PostgreSQL database; empty: the embedded database is used
 */
export async function prepareProduct(databaseUrl = ''): Promise<Product> {
  await runSetUp();
  const data = mkdtempSync(join(tmpdir(), 'gavel-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const npmStart = readNpmStart();
  const start: Product['start'] = (settings = {}) => {
    const ours = {
      HOST: '127.0.0.1',
      GAVEL_DATA: data,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      PICTURE_AVIF: 'off',
      // Each HTTP request names a different client address (`ask.ts`), so that no limit per client applies.
      TRUSTED_PROXIES: '127.0.0.1',
    };
    return startServer(join(root, 'apps/server/src/main.ts'), { ...npmStart.settings, ...ours, ...settings }, npmStart.options);
  };
  const first = await start();
  await fetch(first.address);
  await first.quiet();
  await first.stop();
  return {
    start,
    async setUp() {
      const begin = performance.now();
      await runSetUp();
      return performance.now() - begin;
    },
  };
}

/** Returns the environment and the Node options that `npm start` sets. Some of them must be set before a process starts. */
function readNpmStart() {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const words = scripts.start.split(' ');
  const settings = words.flatMap((word) => (/^[A-Z_]+=/.test(word) ? [word.split('=', 2)] : []));
  return { settings: Object.fromEntries(settings), options: words.filter((word) => word.startsWith('--')) };
}

async function runSetUp(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/setup.mjs', '--build'], { cwd: root });
}
