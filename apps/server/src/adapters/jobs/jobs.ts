/** What is done in the background: jobs by the clock, and queues of work that is done once. */
export interface Jobs<Transaction> extends TimedJobs, QueuedJobs<Transaction> {
  /** Begins nothing more, aborts what runs by the clock, and resolves when all has ended. */
  stop(): Promise<void>;
}

/** A piece of work that nobody waits for, known by its name. */
export interface Job {
  readonly name: string;
  readonly schedule: Schedule;
  /** Ends early once the signal is aborted. What it throws is logged, and it runs again at its next time. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** Is told that work has ended, and after how many seconds. */
export type OnWork = (name: string, outcome: 'done' | 'failed', seconds: number) => void;

/** Milliseconds. */
export interface Schedule {
  /** From the start to the first run. */
  readonly firstAfter: number;
  /** From the end of one run to the next. */
  readonly every: number;
}

/** What runs jobs, each in its own time and never twice at once. */
export interface TimedJobs {
  /** Throws when another job has that name. */
  schedule(job: Job): void;
  /** Begins nothing more, aborts what runs, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Work that has to be done once, whichever process does it. The queue knows only ids: what is to be done lies where `run` finds it. */
export interface Queue extends QueueKind {
  /** Does the work of one id. When it throws, the same is tried again later, further and further apart; so it has to notice what it did before. */
  run(id: string): Promise<void>;
  /** The last try failed too. */
  giveUp(id: string): Promise<void>;
}

/** What all processes have to agree on about a queue. */
export interface QueueKind {
  readonly name: string;
  /** How often one id is tried at most. */
  readonly tries: number;
  /** What takes longer than this, in seconds, is begun anew; five minutes where nothing is said. */
  readonly longestSeconds?: number;
}

/** @typeParam Transaction what a transaction of the database is called with */
export interface QueuedJobs<Transaction> {
  /** Puts work into a queue, in a transaction: it is begun when that is committed, and never was when it is not. */
  enqueue(transaction: Transaction, queue: string, id: string): Promise<void>;
  /** Works on a queue from now on, one id at a time. Comes before its first `enqueue`. */
  work(queue: Queue): Promise<void>;
  /** The same for a process that only puts work into it, and leaves it to the others. */
  open(queue: QueueKind): Promise<void>;
  /** How much waits in each queue, of all processes; as it was some seconds ago. */
  lengths(): Promise<Readonly<Record<string, number>>>;
  /** Begins nothing more, and resolves when what runs has ended. */
  stop(): Promise<void>;
}
