import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type MeasuredServer, startServer } from './measured-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built application with the demo range, in a data folder that has been started in before. */
export interface Product {
  /** Starts it again, as `npm start` does. AVIF pictures are not made where nothing else is set: that would take from what is measured. */
  start(settings?: Readonly<Record<string, string>>): Promise<MeasuredServer>;
  /** What `npm start` does before the server, when there is nothing to do; ms. */
  setUp(): Promise<number>;
}

/** Builds the application where it has changed, and starts it once in a data folder of its own. @param databaseUrl a PostgreSQL; empty: the embedded database */
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
      // Every request comes from another visitor (`ask.ts`), so that none meets the limits of one.
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

/** What `npm start` sets for the server's process, and tells Node: some of it can only be said before a process starts. */
function readNpmStart() {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const words = scripts.start.split(' ');
  const settings = words.flatMap((word) => (/^[A-Z_]+=/.test(word) ? [word.split('=', 2)] : []));
  return { settings: Object.fromEntries(settings), options: words.filter((word) => word.startsWith('--')) };
}

async function runSetUp(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/setup.mjs', '--build'], { cwd: root });
}
