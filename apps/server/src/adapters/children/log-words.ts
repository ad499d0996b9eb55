import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { Logger } from 'pino';

/** As much of what a process says at once stands in the log. */
const LONGEST = 4000;

/**
 * What a child process writes to stderr becomes lines of the log: it has nothing to say as long as all is well.
 *
 * @param child started with its stderr as a pipe, which keeps nobody from ending
 */
export function logWords(child: ChildProcess, name: string, logger: Pick<Logger, 'warn'>): void {
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    logger.warn({ child: name, said: words.trim().slice(0, LONGEST) }, 'a child process said something');
  });
  if (child.stderr instanceof Socket) child.stderr.unref();
}
