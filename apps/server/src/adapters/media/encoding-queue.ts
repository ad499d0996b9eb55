/** `visitor`: a visitor waits for the result. `background`: nobody waits, or somebody who can wait longer. */
export type Urgency = 'visitor' | 'background';

/** For whom a task in the queue runs. */
export interface Turn {
  readonly urgency: Urgency;
  /** The name of the client; '' is the server itself. The queue takes the tasks of different clients alternately. */
  readonly client: string;
  /** Aborted when nobody wants the result any more. */
  readonly signal?: AbortSignal;
  /** Called to stop a background task that runs, because visitors wait for its memory and its processor. */
  readonly giveWay?: () => void;
}

/** The greatest number of clients whose last turn is remembered; above that, the queue forgets the turns of all clients. */
const MOST_CLIENTS = 1000;

/**
 * A background task is interrupted when at least this number of visitors' tasks wait. Fewer tasks do not interrupt it, because an
 * interrupted task must start again, and background tasks take longer than visitors' tasks.
 */
const PRESSING = 4;

interface Waiting extends Turn {
  start(): void;
}

/** Too many tasks of the same urgency wait; the client can retry in a few seconds. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Too many tasks of this client wait; the queue still accepts tasks of other clients. */
export class ClientQueueFullError extends Error {
  override readonly name = 'ClientQueueFullError';
}

/** Nobody wants the result any more: the client that requested it has left. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** A background task was stopped because visitors wait, and must start again. */
export class GaveWayError extends AbandonedError {}

/**
 * Runs a few visitors' tasks at a time, and in addition one background task. The background task begins only when no visitor's
 * task waits, and is interrupted when several wait. The next visitor's task is that of the client whose last turn is longest ago,
 * so a client with many tasks hardly delays others. Throws `QueueFullError`, `ClientQueueFullError` and the reason of the aborted
 * signal.
 */
export class EncodingQueue {
  private readonly atOnce: number;
  private readonly longest: number;
  private readonly longestOfClient: number;
  private readonly waiting: Waiting[] = [];
  private readonly running: Record<Urgency, Set<Turn>> = { visitor: new Set(), background: new Set() };
  /** The last turn of each client, as a number. Turns are numbered in the order in which they begin. */
  private readonly lastTurns = new Map<string, number>();
  private readonly onPressing: () => void;
  private turns = 0;

  /** @param onPressing called when at least `PRESSING` visitors' tasks wait, so that the caller can free memory */
  constructor({
    atOnce = 2,
    longest = 400,
    longestOfClient = 100,
    onPressing = () => {},
  }: {
    readonly atOnce?: number;
    readonly longest?: number;
    readonly longestOfClient?: number;
    readonly onPressing?: () => void;
  } = {}) {
    this.atOnce = atOnce;
    this.longest = longest;
    this.longestOfClient = longestOfClient;
    this.onPressing = onPressing;
  }

  async run<Result>(turn: Turn, task: () => Promise<Result>): Promise<Result> {
    const { urgency, client, signal } = turn;
    signal?.throwIfAborted();
    const alike = this.waiting.filter((other) => other.urgency === urgency);
    if (client !== '' && alike.filter((other) => other.client === client).length >= this.longestOfClient)
      throw new ClientQueueFullError('Too many pictures are being made for one');
    if (alike.length >= this.longest) throw new QueueFullError('Too many pictures are being made');
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        this.running[urgency].add(turn);
        task()
          .then(resolve, reject)
          .finally(() => {
            this.running[urgency].delete(turn);
            this.startNext();
          });
      };
      const waiting = { ...turn, start };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiting);
      this.startNext();
      if (this.waiting.filter((other) => other.urgency === 'visitor').length < PRESSING) return;
      for (const { giveWay } of this.running.background) giveWay?.();
      this.onPressing();
    });
  }

  /** Returns how many tasks wait. */
  get length(): number {
    return this.waiting.length;
  }

  private startNext(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.turns += 1;
      if (this.lastTurns.size >= MOST_CLIENTS) this.lastTurns.clear();
      this.lastTurns.set(next.client, this.turns);
      next.start();
    }
  }

  private next(): Waiting | undefined {
    const visitors = this.waiting.filter(({ urgency }) => urgency === 'visitor');
    const lastTurn = ({ client }: Waiting) => this.lastTurns.get(client) ?? 0;
    const [first, ...others] = visitors;
    if (!first)
      return this.running.background.size === 0 ? this.waiting.find(({ urgency }) => urgency === 'background') : undefined;
    if (this.running.visitor.size >= this.atOnce) return undefined;
    return others.reduce((best, other) => (lastTurn(other) < lastTurn(best) ? other : best), first);
  }
}
