import type { Server } from 'node:http';
import { type Logger, pino } from 'pino';
import { PortalFileError } from '../adapters/portal-directory/portal-file.ts';
import { DataFolderError } from '../db/data-folder-error.ts';
import { DatabaseError } from '../db/database-error.ts';
import { FolderInUseError } from '../db/folder-in-use-error.ts';
import { diskFault } from '../disk/disk-fault.ts';
import { NoRangeError } from '../modules/range/publish-at-start.ts';
import { aDoor } from './a-door.ts';
import type { Dependencies } from './dependencies.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { logEverything } from './log-everything.ts';
import { openLog } from './open-log.ts';
import { type Wired, wire } from './wire.ts';

/** The HTTP server, before it listens. */
interface MadeServer {
  readonly server: Server;
  /**
   * Called when the server has begun to listen. The function prepares data so that the first visitor need not wait for it. When
   * this is done, the server reports that it is ready.
   */
  warmUp?(port: number): Promise<void>;
}

/** The signals that stop the server. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

export type MakeServer = (dependencies: Dependencies) => Promise<MadeServer>;

/**
 * The last part of the time limit for stopping, in ms, but at most half of the limit. When it begins, the server ends open connections, to
 * leave time for other work.
 */
const LETTING_GO = 3000;

/**
 * Runs the server until a signal stops it. If the server cannot start, writes the reason to stderr in plain words and exits
 * with code 1.
 * @param logs turns the output of the process into lines of the log
 */
export async function run(makeServer: MakeServer, logs = logEverything): Promise<void> {
  try {
    const env = readEnv();
    // Write synchronously, so that the log also has the last lines of a process that was killed.
    const logger = openLog(env.logLevel, pino.destination({ sync: true }));
    logs(logger);
    const door = aDoor(env);
    const { dependencies, toSay, ...ends } = await wire(env, logger, door.open);
    const { server, warmUp } = await makeServer(dependencies);
    stopOnSignal(server, ends, env, logger);
    await door.lead(server);
    await warmUp?.(door.port());
    ends.announceReady();
    process.stdout.write(`${[`Gavel: ${env.baseUrl ?? `http://localhost:${door.port()}`}`, ...toSay].join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${reason(error)}\n`);
    process.exit(1);
  }
}

/**
 * Stops the server on a signal. First `/readyz` reports the stop for `drainsFor` ms. Then the server accepts no new connections, ends
 * streams, finishes running work, closes the database and exits. Work that has not finished after `within` ms is aborted. A second signal
 * ends the process immediately.
 */
function stopOnSignal(
  server: Server,
  { announceStop, endStreams, close }: Pick<Wired, 'announceStop' | 'endStreams' | 'close'>,
  { drainsFor, stopsWithin: within }: Pick<Env, 'drainsFor' | 'stopsWithin'>,
  logger: Logger,
): void {
  const announce = (signal: string) => {
    for (const either of SIGNALS) process.off(either, announce);
    logger.info({ signal, withinMs: within }, 'stopping');
    announceStop();
    // `setImmediate` lets the server accept the connections that the operating system has already established. Otherwise they
    // would be cut off.
    setTimeout(() => setImmediate(stop), drainsFor);
  };
  const stop = () => {
    setTimeout(() => {
      logger.error('the time for stopping is over, and not everything had been put away');
      process.exit(1);
    }, within).unref();
    const impatience = setTimeout(() => server.closeAllConnections(), Math.max(within - LETTING_GO, within / 2));
    server.close(() => {
      clearTimeout(impatience);
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'the database did not close');
          process.exit(1);
        },
      );
    });
    endStreams();
  };
  for (const signal of SIGNALS) process.once(signal, announce);
}

/** Returns an error as text: an operator's mistake in plain words, and a fault of the program with its stack. */
function reason(error: unknown): string {
  if (error instanceof EnvError) return `The settings cannot be used:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The address is in use (${error.message}). Set PORT to another one, or METRICS_PORT.`;
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))
    return `The server cannot use the address (${error.message}). Set HOST and PORT to another one, or METRICS_HOST and METRICS_PORT.`;
  const isTold = [FolderInUseError, DataFolderError, DatabaseError, NoRangeError, PortalFileError].some(
    (kind) => error instanceof kind,
  );
  if (isTold) return error.message;
  const fault = diskFault(error);
  return fault === null ? (error.stack ?? error.message) : `The server cannot start: ${fault}`;
}
