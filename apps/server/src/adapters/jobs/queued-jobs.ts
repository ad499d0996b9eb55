import { type Clock, type ConstructorOptions, type Db, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { OnWork, QueuedJobs, QueueKind } from './jobs.ts';

/** How to connect to the database that stores the queues. */
export interface QueueDatabase<Transaction> {
  readonly options: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'>;
  /** Returns an interface through which pg-boss queries the same database, inside the given transaction. */
  within(transaction: Transaction): Db;
}

interface QueuedJobsParts<Transaction> {
  readonly database: QueueDatabase<Transaction>;
  readonly logger: Logger;
  readonly onWork?: OnWork;
  /** A clock that tests set by hand; absent: the system's clock. */
  readonly clock?: Clock;
}

/**
 * The database schema of pg-boss's tables. pg-boss creates and migrates them when it starts. Processes that start together do this one
 * after another.
 */
const SCHEMA = 'jobs';

/** The time between two polls of a queue, in seconds. The queue of failed ids is polled once a minute. */
const LOOK_EVERY_S = 1;

/** A failed try is repeated after 5 to 10 seconds, and further tries follow at growing intervals of up to an hour. */
const queueOptions = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  // A process that sends no heartbeat for this time counts as killed. Another process then does its work.
  heartbeatSeconds: 15,
  deleteAfterSeconds: 86_400,
} satisfies QueueOptions;

/** Opens queues that pg-boss stores in the database. Many processes may work on a queue, but only one at a time works on an id. */
export async function queuedJobs<Transaction>({
  database,
  logger,
  onWork = () => {},
  clock,
}: QueuedJobsParts<Transaction>): Promise<QueuedJobs<Transaction>> {
  const embedded = database.options.backend === 'pglite';
  const boss = new PgBoss({
    ...database.options,
    ...(clock && { clock }),
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // In an embedded database, vacuuming needs no monitoring, and rebuilding indexes would block the only connection.
    ...(embedded && { reindex: false, monitorVacuum: false }),
  });
  boss.on(
    'error',
    onceAMinute((error) => logger.error({ err: error }, 'the job queue failed')),
  );
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'the job queue warns'));
  await boss.start();

  /** Returns the name of the queue that gets the ids whose last try has failed. */
  const deadOf = (name: string) => `${name}.dead`;
  /**
   * Returns the queue's jobs. This makes pg-boss cache the queue's settings, so that `enqueue` need not read them. During a transaction,
   * `enqueue` could not read them, because an embedded database has only one connection.
   */
  const lookUp = (name: string) => boss.findJobs(name);
  return {
    async enqueue(transaction, queue, id) {
      await boss.send(queue, { id }, { id, db: database.within(transaction) });
    },
    async work({ run, giveUp, ...kind }) {
      const { name } = kind;
      await makeBoth(kind);
      if (embedded) await takeUp(name);
      await workOn(name, run, LOOK_EVERY_S);
      await workOn(deadOf(name), giveUp, 60 * LOOK_EVERY_S);
    },
    async open(kind) {
      await makeBoth(kind);
      await lookUp(kind.name);
    },
    async lengths() {
      const queues = await boss.getQueues();
      return Object.fromEntries(queues.map(({ name, queuedCount, activeCount }) => [name, queuedCount + activeCount]));
    },
    stop: () => boss.stop({ timeout: 20_000 }),
  };

  async function makeBoth({
    name,
    tries,
    longestSeconds: expireInSeconds = queueOptions.expireInSeconds,
  }: QueueKind): Promise<void> {
    await make(deadOf(name), queueOptions);
    await make(name, { ...queueOptions, expireInSeconds, retryLimit: tries - 1, deadLetter: deadOf(name) });
  }

  /** Creates a queue, or updates its options. */
  async function make(name: string, options: QueueOptions & { readonly deadLetter?: string }): Promise<void> {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }

  /** Works on a queue, one id after another. After each id, fetches the next one immediately. Polls an empty queue at the interval. */
  async function workOn(name: string, run: (id: string) => Promise<void>, pollingIntervalSeconds: number): Promise<void> {
    let worker = '';
    worker = await boss.work<{ readonly id: string }>(name, { pollingIntervalSeconds }, async (jobs) => {
      for (const { data } of jobs) {
        const begunAt = performance.now();
        const tell = (outcome: 'done' | 'failed') => onWork(name, outcome, (performance.now() - begunAt) / 1000);
        try {
          await run(data.id);
          tell('done');
        } catch (error) {
          tell('failed');
          logger.error({ err: error, queue: name, job: data.id }, 'queued work failed');
          // pg-boss stores this message in the database, so the details of the error are only in the log.
          throw new Error('failed, see the log');
        } finally {
          boss.notifyWorker(worker);
        }
      }
    });
  }

  /**
   * In an embedded database, marks the ids whose work has started as failed, so that the work starts again. No other process uses
   * this database, so a process that has died must have started the work.
   */
  async function takeUp(name: string): Promise<void> {
    const begun = (await lookUp(name)).filter(({ state }) => state === 'active').map(({ id }) => id);
    if (begun.length > 0) await boss.fail(name, begun);
  }
}

/** Limits an error that repeats every second, such as a missing database, to one log line a minute. */
function onceAMinute(tell: (error: Error) => void): (error: Error) => void {
  let last = { what: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    const what = 'code' in error ? String(error.code) : error.message;
    if (what === last.what && Date.now() - last.at < 60_000) return;
    last = { what, at: Date.now() };
    tell(error);
  };
}
