import { fork } from 'node:child_process';
import type { PublishOutcome } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import { logWords } from '../../adapters/children/log-words.ts';

/** Reads, checks and builds a range folder, and tells all of its faults. @param now milliseconds since 1970 */
export type ReadFolder = (folder: string, now: number) => Promise<PublishOutcome>;

interface ReadApartSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** What the process runs; tests give their own. */
  readonly program?: URL;
}

/**
 * Reads in a process of its own: what this takes, some hundred megabytes, a process that lives on never gives back. What ends that process
 * before it has answered is a fault of the whole folder: nothing is thrown, so that the range published last goes on.
 */
export function readApart({ logger, program = new URL('./read-program.ts', import.meta.url) }: ReadApartSettings): ReadFolder {
  return (folder, now) =>
    new Promise((resolve) => {
      const child = fork(program, [folder, String(now)], {
        serialization: 'advanced',
        // Of our own: what this process was started with is not for it.
        execArgv: ['--no-warnings'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      logWords(child, 'range', logger);
      const fail = (reason: string) =>
        resolve({ range: null, faults: [wholeFolder(reason)], pictureFaults: [], startPrices: [], written: null });
      child.once('message', (outcome: PublishOutcome) => {
        resolve(outcome);
        // It stays until what it sent has come.
        child.disconnect();
      });
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(`the process that read it ended (${signal ?? code})`));
    });
}

function wholeFolder(reason: string) {
  return { file: '.', line: 1, message: `cannot be published: ${reason}` };
}
