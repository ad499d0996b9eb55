import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { startServer } from './start-server.ts';

/** A builder who has just begun. */
interface FirstSite {
  readonly address: string;
  /** The folder where its e-mails are written. */
  readonly mails: string;
  stop(): Promise<void>;
}

/**
 * The built product over a range that `npm run range -- new` has just made, with no other settings than a beginner gives it.
 *
 * @param hear gets everything that the server prints
 */
export async function openFirstSite(name: string, email: string, hear: (words: string) => void): Promise<FirstSite> {
  // Goes with the data of the run, however that ends.
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', `first-${crypto.randomUUID()}`);
  const [range, data] = [join(folder, 'range'), join(folder, 'data')];
  // Its database need not be made: the journeys' server has left an empty one.
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
