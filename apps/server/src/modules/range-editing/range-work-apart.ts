import { fork } from 'node:child_process';
import type { Logger } from 'pino';
import { logWords } from '../../adapters/children/log-words.ts';
import { AppError } from '../../http/app-error.ts';
import type { RangeJob, RangeWork } from './range-work.ts';

/** A process that nobody has needed for so long ends: some hundred megabytes are free again. Milliseconds. */
const IDLE_MS = 120_000;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Works in a process of its own, which begins when it is needed first and ends when nobody has needed it for two minutes: a range takes seconds to
 * read and check, in which this process could answer nobody. Throws `busy` where that process ends in the middle.
 */
export function rangeWorkApart({ logger }: { readonly logger: Pick<Logger, 'warn'> }): RangeWork {
  let running: ReturnType<typeof begin> | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin() {
    const waiting = new Map<number, Waiting>();
    const child = fork(new URL('./range-program.ts', import.meta.url), [], {
      serialization: 'advanced',
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    logWords(child, 'range', logger);
    child.on('message', ({ id, answer, wrong }: { id: number; answer: never; wrong?: string }) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (wrong === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(wrong));
    });
    const end = () => {
      if (running?.child === child) running = null;
      for (const { reject } of waiting.values()) reject(new AppError('busy', 'The process that works out ranges ended'));
      waiting.clear();
    };
    child.once('error', end);
    child.once('exit', end);
    child.unref();
    child.channel?.unref();
    return { child, waiting, next: 1 };
  }

  function ask<Answer>(job: RangeJob): Promise<Answer> {
    running ??= begin();
    const at = running;
    const id = at.next;
    at.next += 1;
    clearTimeout(idle);
    const asked = new Promise<Answer>((resolve, reject) => {
      at.waiting.set(id, { resolve, reject });
      // Whoever waits for an answer is not to end before it comes.
      at.child.channel?.ref();
      at.child.send({ id, job });
    });
    return asked.finally(() => {
      if (at.waiting.size > 0) return;
      at.child.channel?.unref();
      idle = setTimeout(() => at.child.connected && at.child.disconnect(), IDLE_MS).unref();
    });
  }

  return {
    listPrices: (written) => ask({ kind: 'prices', written }),
    judge: (draft) => ask({ kind: 'judge', draft }),
    compare: (before, after) => ask({ kind: 'compare', before: before.texts, after: after.texts }),
  };
}
