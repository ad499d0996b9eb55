import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A server of its own for a range that the journeys' own server does not have. */
export interface OtherServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the product with a copy of the demo range, without its pictures, that `change` has changed. */
export async function serveOtherRange(change: (folder: string) => void): Promise<OtherServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-other-'));
  const range = join(folder, 'range');
  cpSync('ranges/bjorkvik', range, { recursive: true, filter: (path) => basename(path) !== 'pictures' });
  change(range);
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      BASE_URL: '',
      RANGE: range,
      GAVEL_DATA: join(folder, 'data'),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also when the journey is given up before the server listens.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const started = new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (words: Buffer) => {
      said += words;
      const port = /^Gavel: .*:(\d+)$/m.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', () => reject(new Error(`the server ended before it listened: ${said}`)));
  });
  return {
    address: await started,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
