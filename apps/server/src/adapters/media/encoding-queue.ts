/** A visitor waits for it; nobody does, or somebody who can. */
export type Urgency = 'visitor' | 'background';

/** For whom something is done. */
export interface Turn {
  readonly urgency: Urgency;
  /** Who it is done for: everybody gets as many turns as everybody else. The server itself is ''. */
  readonly client: string;
  /** Tells that nobody wants it any more. */
  readonly signal?: AbortSignal;
  /** Leaves what has begun of the background, because visitors wait: it takes memory and a processor from them. */
  readonly giveWay?: () => void;
}

/** Whose last turns are known; when there are more, all begin anew. */
const MOST_CLIENTS = 1000;

/** When so many visitors' pictures wait, what runs of the background gives way: it would take longer than they do. */
const PRESSING = 4;

interface Waiting extends Turn {
  start(): void;
}

/** Too many encodings of the same urgency wait already; in a few seconds there is room. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** This client has too many waiting already; others have not. */
export class ClientQueueFullError extends Error {
  override readonly name = 'ClientQueueFullError';
}

/** Whoever something was made for has gone. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** It was left so that visitors get theirs; to be begun again. */
export class GaveWayError extends AbandonedError {}

/**
 * Lets few encodings of visitors run at a time, and beside them one of the background, which takes none of their places, is begun only when no visitor
 * waits, and gives way when several do. Among visitors the next is one of who had their turn longest ago, so that who asks for much waits for what they ask and nobody
 * else does. Throws `QueueFullError`, `ClientQueueFullError` and what the signal is aborted with.
 */
export class EncodingQueue {
  private readonly atOnce: number;
  private readonly longest: number;
  private readonly longestOfClient: number;
  private readonly waiting: Waiting[] = [];
  private readonly running: Record<Urgency, Set<Turn>> = { visitor: new Set(), background: new Set() };
  /** The number of the turn that a client had last. */
  private readonly lastTurns = new Map<string, number>();
  private readonly onPressing: () => void;
  private turns = 0;

  /** @param onPressing is told when visitors wait for so long a line that what is not for them is to make room */
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

  /** How many wait. */
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
