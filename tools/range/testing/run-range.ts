import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The output of a command, and its exit code. */
interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run range -- ARGS` without input. */
export function runRange(...args: string[]): Ran {
  return run({ input: '' }, args);
}

/** Runs `npm run range -- ARGS` with typed lines as input. */
export function runRangeWith(input: string, ...args: string[]): Ran {
  return run({ input }, args);
}

/** Runs `npm run range -- ARGS` in another folder. */
export function runRangeIn(cwd: string, ...args: string[]): Ran {
  return run({ input: '', cwd }, args);
}

function run(options: { readonly input: string; readonly cwd?: string }, args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../range.ts'), ...args], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return { status, stdout, stderr };
}
