import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a final slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface NodeRun {
  /** A JavaScript or TypeScript file and its arguments. Paths count from the repository's folder. */
  readonly args: readonly string[];
  /** Where it runs, from the repository's folder; that folder itself by default. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Print its output as it comes, instead of collecting it. */
  readonly show?: boolean;
}

/**
 * Runs a program on this Node and waits for it. A signal to this process goes on to the program and to all that it has started (they
 * are a process group of their own), and this process ends when the program has: no process is left behind. `output` is empty when it
 * was shown.
 */
export function runNode({ args, folder = '.', env = {}, show = false }: NodeRun): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root + folder,
      env: { ...process.env, ...env },
      detached: true,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    let stopped: 130 | 143 | undefined;
    const stop = (signal: NodeJS.Signals) => {
      stopped = signal === 'SIGINT' ? 130 : 143;
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // It has just ended by itself.
      }
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopped !== undefined) process.exit(stopped);
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString() });
    });
  });
}
