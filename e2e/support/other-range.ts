import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A server of its own for a range that the journeys' own server does not have. */
export interface OtherServer {
  /** Another one after `republish`. */
  readonly address: string;
  /** Changes the range and starts the server anew; it keeps what it has stored. */
  republish(change: (folder: string) => void): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product with a copy of the demo range, without its pictures, that `change` has changed. */
export async function serveOtherRange(change: (folder: string) => void): Promise<OtherServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-other-'));
  const range = join(folder, 'range');
  cpSync('ranges/bjorkvik', range, { recursive: true, filter: (path) => basename(path) !== 'pictures' });
  change(range);
  let running = await start(range, join(folder, 'data'));
  return {
    get address() {
      return running.address;
    },
    async republish(changeAgain) {
      await running.stop();
      changeAgain(range);
      running = await start(range, join(folder, 'data'));
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

async function start(range: string, data: string): Promise<Running> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      BASE_URL: '',
      RANGE: range,
      GAVEL_DATA: data,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also when the journey is given up before the server listens.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  return {
    address: await addressOf(server),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (words: Buffer) => {
      said += words;
      const port = /^Gavel: .*:(\d+)$/m.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', () => reject(new Error(`the server ended before it listened: ${said}`)));
  });
}
