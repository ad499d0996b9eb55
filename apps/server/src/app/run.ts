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

/** The HTTP server, not yet listening. */
interface MadeServer {
  readonly server: Server;
  /** Makes what the first visitor would wait for, once it listens: until then it is not ready. */
  warmUp?(port: number): Promise<void>;
}

export type MakeServer = (dependencies: Dependencies) => Promise<MadeServer>;

/** Of the time that stopping may take, what is left for what works in the background when the last connection has been cut, ms. */
const LETTING_GO = 3000;

/**
 * Runs the server until a signal stops it. What keeps it from starting is said in plain words on stderr, and the process exits with 1.
 *
 * @param logs puts all that the process says into the log
 */
export async function run(makeServer: MakeServer, logs = logEverything): Promise<void> {
  try {
    const env = readEnv();
    // Written at once, so that the last words of a process that is killed are in the log.
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
 * Says that it will stop, for as long as it takes others to hear of it. Then takes no new connections, ends streams, finishes what runs, closes
 * the database, and leaves, within a time: what is not finished then is cut off. A second signal leaves at once.
 */
function stopOnSignal(
  server: Server,
  { announceStop, endStreams, close }: Pick<Wired, 'announceStop' | 'endStreams' | 'close'>,
  { drainsFor, stopsWithin: within }: Pick<Env, 'drainsFor' | 'stopsWithin'>,
  logger: Logger,
): void {
  const announce = (signal: string) => {
    logger.info({ signal, withinMs: within }, 'stopping');
    announceStop();
    // After those who have just come have been let in: whom the system has greeted and nobody takes is cut off.
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
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => announce(signal));
}

/** Faults of whoever runs the server are told in words; ours with their stack. */
function reason(error: unknown): string {
  if (error instanceof EnvError) return `The settings cannot be used:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The address is in use (${error.message}). Set PORT to another one, or METRICS_PORT.`;
  const isTold = [FolderInUseError, DataFolderError, DatabaseError, NoRangeError, PortalFileError].some(
    (kind) => error instanceof kind,
  );
  if (isTold) return error.message;
  const fault = diskFault(error);
  return fault === null ? (error.stack ?? error.message) : `The server cannot start: ${fault}`;
}
