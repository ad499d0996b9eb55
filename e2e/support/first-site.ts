import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { startServer } from './start-server.ts';

/** The site of a new builder. */
interface FirstSite {
  readonly address: string;
  /** The folder to which the server writes its e-mails. */
  readonly mails: string;
  stop(): Promise<void>;
}

/**
 * Starts the built product with a range that `npm run range -- new` has just made, and with few settings, as a beginner does.
 * @param hear gets everything that the server prints
 */
export async function openFirstSite(name: string, email: string, hear: (words: string) => void): Promise<FirstSite> {
  // This folder is deleted with the data of the test run, whether the run passes or fails.
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', `first-${crypto.randomUUID()}`);
  const [range, data] = [join(folder, 'range'), join(folder, 'data')];
  // Copy the empty database that the server of the other tests has made, because making a new one would take longer.
  cpSync(join(process.env.GAVEL_E2E_DATA ?? '', 'empty'), data, { recursive: true });
  const flags = ['--name', name, '--email', email, '--phone', '010-1', '--address', 'Gatan 1, 111 11 Ort', '--colour', '#203040'];
  const made = spawnSync(process.execPath, ['tools/range.ts', 'new', range, ...flags], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`no range was made: ${made.stderr}`);
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, BASE_URL: address, GAVEL_DATA: data, RANGE: range, LOG_LEVEL: 'error', PICTURE_AVIF: 'off' };
  const server = await startServer(['apps/server/src/main.ts'], settings, hear);
  return {
    address,
    mails: join(data, 'mail'),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
