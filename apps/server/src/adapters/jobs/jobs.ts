/** A piece of work that nobody waits for, known by its name. */
export interface Job {
  readonly name: string;
  readonly schedule: Schedule;
  /** Ends early once the signal is aborted. What it throws is logged, and it runs again at its next time. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** Milliseconds. */
export interface Schedule {
  /** From the start to the first run. */
  readonly firstAfter: number;
  /** From the end of one run to the next. */
  readonly every: number;
}

/** What runs jobs, each in its own time and never twice at once. */
export interface Jobs {
  /** Throws when another job has that name. */
  schedule(job: Job): void;
  /** Begins nothing more, aborts what runs, and resolves when it has ended. */
  stop(): Promise<void>;
}
