import { type Clock, type ConstructorOptions, type Db, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { OnWork, QueuedJobs, QueueKind } from './jobs.ts';

/** How to reach the database that the queues lie in. */
export interface QueueDatabase<Transaction> {
  readonly options: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'>;
  /** The same inside a transaction. */
  within(transaction: Transaction): Db;
}

interface QueuedJobsParts<Transaction> {
  readonly database: QueueDatabase<Transaction>;
  readonly logger: Logger;
  readonly onWork?: OnWork;
  /** Tests give a clock that is set by hand. */
  readonly clock?: Clock;
}

/** The schema of pg-boss's tables. It makes and migrates them itself; processes that start together take turns. */
const SCHEMA = 'jobs';

/** A queue is looked at so often, in seconds. */
const LOOK_EVERY_S = 1;

/** A failed try is repeated after 5 to 10 seconds, then further and further apart, at last every hour. */
const queueOptions = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  // A process that was killed stops beating: another one takes up what it had begun.
  heartbeatSeconds: 15,
  deleteAfterSeconds: 86_400,
} satisfies QueueOptions;

/** Queues in the database, on pg-boss: any number of processes may work on them, and each id is in the hands of one at a time. */
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
    // The embedded database has no vacuum to watch, and nobody else whom a rebuilt index would not stop.
    ...(embedded && { reindex: false, monitorVacuum: false }),
  });
  boss.on(
    'error',
    onceAMinute((error) => logger.error({ err: error }, 'the job queue failed')),
  );
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'the job queue warns'));
  await boss.start();

  /** Makes a queue, or gives it today's options. */
  const make = async (name: string, options: QueueOptions & { readonly deadLetter?: string }) => {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  };
  /** What an id comes to whose last try failed. */
  const deadOf = (name: string) => `${name}.dead`;
  const makeBoth = async ({ name, tries, longestSeconds: expireInSeconds = queueOptions.expireInSeconds }: QueueKind) => {
    await make(deadOf(name), queueOptions);
    await make(name, { ...queueOptions, expireInSeconds, retryLimit: tries - 1, deadLetter: deadOf(name) });
  };
  /** Does what lies in a queue, one after another without a pause. */
  const workOn = async (name: string, run: (id: string) => Promise<void>, pollingIntervalSeconds: number) => {
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
          // What went wrong is in the log; the database keeps no word of it.
          throw new Error('failed, see the log');
        } finally {
          boss.notifyWorker(worker);
        }
      }
    });
  };
  /** Makes pg-boss remember the queue, which it could not look up inside a transaction: an embedded database has one connection. */
  const lookUp = (name: string) => boss.findJobs(name);
  /** Nobody else works on an embedded database: what is begun was begun by a process that is dead. */
  const takeUp = async (name: string) => {
    const begun = (await lookUp(name)).filter(({ state }) => state === 'active').map(({ id }) => id);
    if (begun.length > 0) await boss.fail(name, begun);
  };
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
}

/** What repeats itself every second, as while the database is away, is told once a minute. */
function onceAMinute(tell: (error: Error) => void): (error: Error) => void {
  let last = { what: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    const what = 'code' in error ? String(error.code) : error.message;
    if (what === last.what && Date.now() - last.at < 60_000) return;
    last = { what, at: Date.now() };
    tell(error);
  };
}
