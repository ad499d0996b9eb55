import { fork } from 'node:child_process';
import type { PublishOutcome } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import { logWords } from '../../adapters/children/log-words.ts';

/**
 * Reads, checks and builds a range folder, and returns all its faults.
 * @param now milliseconds since 1970
 */
export type ReadFolder = (folder: string, now: number) => Promise<PublishOutcome>;

interface ReadApartSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** The program of the process; replaced in tests. */
  readonly program?: URL;
}

/**
 * Returns a function that reads a range folder in a separate process, because reading uses about 100 MB that a running process
 * would never release. If that process ends without a response, the result has a fault of the whole folder. The function never
 * throws, so that the latest published range stays in use.
 */
export function readApart({ logger, program = new URL('./read-program.ts', import.meta.url) }: ReadApartSettings): ReadFolder {
  return (folder, now) =>
    new Promise((resolve) => {
      const child = fork(program, [folder, String(now)], {
        serialization: 'advanced',
        // Without this option, the child process would get the Node options of this process, which do not suit it.
        execArgv: ['--no-warnings'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      logWords(child, 'range', logger);
      const fail = (reason: string) =>
        resolve({ range: null, faults: [wholeFolder(reason)], pictureFaults: [], startPrices: [], written: null });
      child.once('message', (outcome: PublishOutcome) => {
        resolve(outcome);
        // The child process ends when it is disconnected.
        child.disconnect();
      });
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(`the process that read it ended (${signal ?? code})`));
    });
}

function wholeFolder(reason: string) {
  return { file: '.', line: 1, message: `cannot be published: ${reason}` };
}
