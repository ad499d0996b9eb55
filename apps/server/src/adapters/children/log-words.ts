import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { Logger } from 'pino';

/** The greatest number of characters that are logged from one chunk of a child process's stderr. */
const LONGEST = 4000;

/**
 * Logs what a child process writes to stderr. A healthy child process writes nothing.
 *
 * @param child a child process that was started with its stderr as a pipe; reading the pipe does not keep this process alive
 */
export function logWords(child: ChildProcess, name: string, logger: Pick<Logger, 'warn'>): void {
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    logger.warn({ child: name, said: words.trim().slice(0, LONGEST) }, 'a child process said something');
  });
  if (child.stderr instanceof Socket) child.stderr.unref();
}
