/** Background work: timed jobs, and queues of work that is done once. */
export interface Jobs<Transaction> extends TimedJobs, QueuedJobs<Transaction> {
  /** Starts no more work, aborts running timed jobs, and resolves when all work has ended. Waits at most 20 s for queued work. */
  stop(): Promise<void>;
}

/** Background work that is repeated at intervals. Its name identifies it. */
export interface Job {
  readonly name: string;
  readonly schedule: Schedule;
  /** Runs the job; ends early when the signal is aborted. Errors are logged, and the job runs again at its next time. */
  run(signal: AbortSignal): Promise<unknown>;
}

/**
 * Called when one run of a timed job, or one call of a queue's `run` or `giveUp`, has ended. `name`: the name of the job or queue; for
 * `giveUp`, the queue's name with `.dead` at its end. `seconds`: how long the call took.
 */
export type OnWork = (name: string, outcome: 'done' | 'failed', seconds: number) => void;

/** When a timed job runs; both times in milliseconds. */
export interface Schedule {
  /** The time from the call of `TimedJobs.schedule` to the first run. */
  readonly firstAfter: number;
  /** The time from the end of one run to the start of the next. */
  readonly every: number;
}

/** Runs jobs, each at its own intervals. The next run of a job begins only after its previous run has ended. */
export interface TimedJobs {
  /** Adds a job. Throws if another job has the same name. */
  schedule(job: Job): void;
  /** Starts no more jobs, aborts running jobs, and resolves when they have ended. */
  stop(): Promise<void>;
}

/**
 * A kind of work that is done once for each id, by any process. The queue stores only the ids; `run` reads everything else from the
 * database.
 */
export interface Queue extends QueueKind {
  /**
   * Does the work of one id. If it throws, the queue calls it again with the same id at growing intervals. So `run` must recognise what
   * an earlier call has already done.
   */
  run(id: string): Promise<void>;
  /** Called with an id when the last allowed call of `run` for this id has failed. */
  giveUp(id: string): Promise<void>;
}

/** The part of a queue's settings that must be the same in all processes. */
export interface QueueKind {
  readonly name: string;
  /** The greatest number of calls of `run` for one id. */
  readonly tries: number;
  /**
   * The time limit for one call of `run`, in seconds; five minutes if omitted. A call that takes longer counts as failed.
   */
  readonly longestSeconds?: number;
}

/** Adds work to queues, and does the work of queues. @typeParam Transaction the type of a database transaction */
export interface QueuedJobs<Transaction> {
  /** Puts an id into a queue, within a transaction. The work starts after the commit, and never if the transaction is rolled back. */
  enqueue(transaction: Transaction, queue: string, id: string): Promise<void>;
  /** Begins to work on a queue, one id at a time. A process must call `work` or `open` before it adds an id to the queue. */
  work(queue: Queue): Promise<void>;
  /** Opens a queue in a process that only adds ids to it. Other processes do the work. */
  open(queue: QueueKind): Promise<void>;
  /** Returns how many ids in each queue are not done yet, over all processes. The numbers may be some seconds old. */
  lengths(): Promise<Readonly<Record<string, number>>>;
  /** Starts no more work, and resolves when running work has ended, or after 20 s. */
  stop(): Promise<void>;
}
