import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Usage {
  /** The processor time of all threads since the start, in ms. */
  readonly processor: number;
  /** The resident memory of the process, in bytes. */
  readonly resident: number;
  /** The 99th percentile of the event loop’s delay since the previous call of `usage`, in ms. */
  readonly delay: number;
}

/** A server in a separate process, which reports its use of resources. */
export interface MeasuredServer {
  readonly address: string;
  readonly pid: number;
  usage(): Promise<Usage>;
  /** Waits until the server is idle, at most a minute. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

const preload = fileURLToPath(new URL('./tell-usage.ts', import.meta.url));
/**
 * `LOOK_MS`: the time between two checks of a server, in ms. A server is idle when it has used less than `NOTHING_MS` of processor
 * time between two checks, twice in a row.
 */
const LOOK_MS = 500;
const NOTHING_MS = 15;
const LONGEST_NOISE_MS = 60_000;

/**
 * Starts a server that prints `Gavel: ADDRESS` when it listens. Throws if the server ends before that.
 * @param options Node’s own options, such as `--max-semi-space-size=8`
 */
export async function startServer(
  program: string,
  settings: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [...options, '--import', preload, program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...settings, GAVEL_BENCH_ASKS: 'yes' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // If the benchmark fails, end the server too.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const address = await addressOf(child);
  const usage = () => askUsage(child);
  return {
    address,
    pid: child.pid ?? 0,
    usage,
    quiet: () => becomeQuiet(usage),
    async stop() {
      process.off('exit', end);
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (words: string) => {
        output += words;
        const [, address] = /^Gavel: (\S+)$/m.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}

async function askUsage(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

async function becomeQuiet(usage: () => Promise<Usage>): Promise<void> {
  const deadline = Date.now() + LONGEST_NOISE_MS;
  let { processor } = await usage();
  for (let quietLooks = 0; quietLooks < 2 && Date.now() < deadline; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await usage();
    quietLooks = now.processor - processor < NOTHING_MS ? quietLooks + 1 : 0;
    processor = now.processor;
  }
}
