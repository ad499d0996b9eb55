/** A visitor waits for it; nobody does, or somebody who can. */
export type Urgency = 'visitor' | 'background';

interface Waiting {
  readonly urgency: Urgency;
  start(): void;
}

/** Too many encodings of the same urgency wait already; in a few seconds there is room. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Lets few encodings run at a time, visitors' before those of the background, of which one runs at a time and only when no visitor
 * waits. Throws `QueueFullError`.
 */
export class EncodingQueue {
  private readonly atOnce: number;
  private readonly longest: number;
  private readonly waiting: Waiting[] = [];
  private readonly running: Record<Urgency, number> = { visitor: 0, background: 0 };

  constructor({ atOnce = 2, longest = 400 }: { readonly atOnce?: number; readonly longest?: number } = {}) {
    this.atOnce = atOnce;
    this.longest = longest;
  }

  run<Result>(urgency: Urgency, task: () => Promise<Result>): Promise<Result> {
    if (this.waiting.filter((other) => other.urgency === urgency).length >= this.longest) {
      return Promise.reject(new QueueFullError('Too many pictures are being made'));
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        this.running[urgency] += 1;
        task()
          .then(resolve, reject)
          .finally(() => {
            this.running[urgency] -= 1;
            this.startNext();
          });
      };
      this.waiting.push({ urgency, start });
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.running.visitor + this.running.background < this.atOnce) {
      const at = this.nextAt();
      const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (!next) return;
      next.start();
    }
  }

  private nextAt(): number {
    const visitor = this.waiting.findIndex(({ urgency }) => urgency === 'visitor');
    return visitor < 0 && this.running.background === 0
      ? this.waiting.findIndex(({ urgency }) => urgency === 'background')
      : visitor;
  }
}
