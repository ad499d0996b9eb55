import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import type { Logger } from 'pino';

/** The greatest number of logged characters of one output. */
const LONGEST = 4000;

/**
 * Logs what a child process writes to stderr. A healthy child process writes nothing.
 *
 * @param child started with its stderr as a pipe; the pipe does not keep this process alive
 */
export function logWords(child: ChildProcess, name: string, logger: Pick<Logger, 'warn'>): void {
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    logger.warn({ child: name, said: words.trim().slice(0, LONGEST) }, 'a child process said something');
  });
  if (child.stderr instanceof Socket) child.stderr.unref();
}
