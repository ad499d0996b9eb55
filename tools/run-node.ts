import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a final slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface NodeRun {
  /** A JavaScript or TypeScript file and its arguments. Paths are relative to the repository's folder. */
  readonly args: readonly string[];
  /** The working folder, relative to the repository's folder; by default that folder itself. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to print the output immediately instead of collecting it. */
  readonly show?: boolean;
}

/**
 * Runs a program on this version of Node and waits until it has ended. Forwards SIGINT and SIGTERM to the program's process group,
 * and then ends this process too, but only after the program. `output` is empty when `show` is set.
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
        // Ignore the error: the program has just ended, so it cannot get the signal.
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
