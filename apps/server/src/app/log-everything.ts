import { formatWithOptions } from 'node:util';
import type { Logger } from 'pino';

/**
 * Turns the output of the process into lines of the log: the console output of libraries and rendered pages, Node's warnings, and the error
 * that ends the process. After this call only the start code may write to stdout or stderr.
 */
export function logEverything(logger: Logger): void {
  const say =
    (level: 'error' | 'warn' | 'info' | 'debug') =>
    (first: unknown, ...others: unknown[]) => {
      if (first instanceof Error) logger[level]({ err: first }, 'somebody wrote an error to the console');
      else logger[level]({ said: formatWithOptions({ depth: 2 }, first, ...others) }, 'somebody wrote to the console');
    };
  const quietly = say('debug');
  Object.assign(console, {
    error: say('error'),
    warn: say('warn'),
    info: say('info'),
    log: say('info'),
    debug: quietly,
    trace: quietly,
  });
  // Remove Node's own listener, which writes warnings to stderr.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'a warning of Node'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process ends: an error that nothing had caught');
    process.exit(1);
  });
}
