import { fork } from 'node:child_process';
import type { PublishOutcome } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import { logWords } from '../../adapters/children/log-words.ts';

/**
 * Reads a range folder, checks its content, and builds the range. Returns all faults.
 * @param now milliseconds since 1970
 */
export type ReadFolder = (folder: string, now: number) => Promise<PublishOutcome>;

interface ReadApartSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** The program that the separate process runs; tests replace it. */
  readonly program?: URL;
}

/**
 * Returns a function that reads a range folder in a separate process. Reading uses about 100 MB, which the server's main process would
 * never release. If the separate process ends without a response, the result has one fault for the whole folder. The function never throws,
 * so that the latest published range stays in use.
 */
export function readApart({ logger, program = new URL('./read-program.ts', import.meta.url) }: ReadApartSettings): ReadFolder {
  return (folder, now) =>
    new Promise((resolve) => {
      const child = fork(program, [folder, String(now)], {
        serialization: 'advanced',
        // Without this option, the child process would get the Node options of the main process, which are wrong for it.
        execArgv: ['--no-warnings'],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      logWords(child, 'range', logger);
      const fail = (reason: string) =>
        resolve({ range: null, faults: [wholeFolder(reason)], pictureFaults: [], startPrices: [], written: null });
      child.once('message', (outcome: PublishOutcome) => {
        resolve(outcome);
        // Disconnecting ends the child process.
        child.disconnect();
      });
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(`the process that read it ended (${signal ?? code})`));
    });
}

function wholeFolder(reason: string) {
  return { file: '.', line: 1, message: `cannot be published: ${reason}` };
}
