import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Node's options for a server that runs only for some seconds. With them, Node compiles PGlite’s WebAssembly quickly and does not optimise
 * it. This makes the start of the server a quarter shorter.
 */
export const shortLived = ['--liftoff-only'];

/** The greatest number of tries for one HTTP request. If more tries in a row fail, the cause is not that a test killed the server. */
const MOST_TRIES = 10;

/** The real server in a separate process, which tests kill and restart while clients send requests. */
export interface KillableServer {
  /** POSTs JSON. Repeats the HTTP request, up to ten tries, until it gets a response: killing the server may lose a response. */
  post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly response: Response; readonly tries: number }>;
  /** POSTs JSON once; null: the server was killed before it responded. */
  tryPost(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Response | null>;
  /** Sends a GET request once, without retries. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /**
   * Kills the process (`kill -9`) and starts it again.
   * @param whenDead is called after the kill and before the start
   */
  kill(whenDead: () => Promise<void>): Promise<void>;
  /** Stops the server as an operator does, and starts it again. Throws an error if the server did not stop cleanly. */
  restart(): Promise<void>;
  /** Stops the server as an operator does, and returns the exit code of its process. */
  stop(): Promise<number | null>;
  /** Returns all output that the processes of the server have written so far. */
  output(): string;
}

/**
 * Starts a server.
 * @param settings the server’s environment
 */
export async function aKillableServer(settings: Readonly<Record<string, string>>): Promise<KillableServer> {
  let output = '';
  let running = start();
  await running;
  const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    const { address } = await running;
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
    return whole(await fetch(`${address}${path}`, init));
  };
  return {
    tryPost: (path, body, headers) => send(path, body, headers).catch(() => null),
    async post(path, body, headers) {
      for (let tries = 1; ; tries += 1) {
        try {
          return { response: await send(path, body, headers), tries };
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

  function start(): Promise<{ readonly child: ChildProcess; readonly address: string }> {
    return new Promise((resolve, reject) => {
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
  }
}

/**
 * Waits for the whole body and returns the response with it. Throws an error if the server is killed before it has sent the whole
 * body.
 */
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
