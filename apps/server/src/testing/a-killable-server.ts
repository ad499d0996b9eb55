import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server that lives for some seconds compiles PGlite's WebAssembly once only, quickly: a fourth of what a start takes is saved. */
export const shortLived = ['--liftoff-only'];

/** Asking this often without an answer is no longer explained by a kill. */
const MOST_TRIES = 10;

/** The real server in a process of its own, which is killed and started again while others ask it. */
export interface KillableServer {
  /** Sends JSON until it is answered: what a kill left without an answer is sent again. */
  post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly response: Response; readonly tries: number }>;
  /** Asks once. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Ends the process without a word (`kill -9`) and starts it again. @param whenDead runs in between */
  kill(whenDead: () => Promise<void>): Promise<void>;
  /** Ends it as an operator does, and starts it again. Throws where it did not end well. */
  restart(): Promise<void>;
  /** Ends it as an operator does; its exit code. */
  stop(): Promise<number | null>;
  /** What it has written, all its lives together. */
  output(): string;
}

/** @param settings the server's environment */
export async function aKillableServer(settings: Readonly<Record<string, string>>): Promise<KillableServer> {
  let output = '';
  const start = () =>
    new Promise<{ readonly child: ChildProcess; readonly address: string }>((resolve, reject) => {
      const child = spawn(process.execPath, [...shortLived, main], {
        env: { PORT: '0', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const before = output.length;
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          const [, address] = /^Gavel: (\S+)$/m.exec(output.slice(before)) ?? [];
          if (address !== undefined) resolve({ child, address });
        });
      child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    });
  let running = start();
  await running;
  return {
    async post(path, body, headers) {
      for (let tries = 1; ; tries += 1) {
        const { address } = await running;
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
        try {
          return { response: await whole(await fetch(`${address}${path}`, init)), tries };
        } catch (error) {
          if (tries === MOST_TRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    },
    async get(path, headers = {}) {
      const { address } = await running;
      return whole(await fetch(`${address}${path}`, { headers }));
    },
    async kill(whenDead) {
      const { child } = await running;
      running = (async () => {
        await ended(child, 'SIGKILL');
        await whenDead();
        return start();
      })();
      await running;
    },
    async restart() {
      const { child } = await running;
      running = (async () => {
        const code = await ended(child, 'SIGTERM');
        if (code !== 0) throw new Error(`the server ended with ${code}: ${output}`);
        return start();
      })();
      await running;
    },
    async stop() {
      const { child } = await running;
      return ended(child, 'SIGTERM');
    },
    output: () => output,
  };
}

/** An answer is one when all of it has come. */
async function whole(response: Response): Promise<Response> {
  return new Response(await response.text(), { status: response.status, headers: response.headers });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
