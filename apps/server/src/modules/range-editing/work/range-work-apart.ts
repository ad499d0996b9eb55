import { fork } from 'node:child_process';
import type { Logger } from 'pino';
import { logWords } from '../../../adapters/children/log-words.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RangeJob, RangeWork } from './range-work.ts';

/** The process ends after this idle time, in ms. That frees some hundred megabytes. */
const IDLE_MS = 120_000;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface RangeWorkSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** The idle time in ms after which the separate process ends; tests set less. */
  readonly idleMs?: number;
  /** The program that the separate process runs; tests replace it. */
  readonly program?: URL;
}

/**
 * Returns functions that check and build ranges in a separate process. The process starts with the first job and ends after two idle
 * minutes. Reading and checking a range takes seconds, in which the main process could not respond to requests. The functions throw `busy`
 * if the separate process ends during a job.
 */
export function rangeWorkApart({
  logger,
  idleMs = IDLE_MS,
  program = new URL('./range-program.ts', import.meta.url),
}: RangeWorkSettings): RangeWork {
  let running: ReturnType<typeof begin> | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin() {
    const waiting = new Map<number, Waiting>();
    const child = fork(program, [], {
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
      // Keep the main process alive until the separate process responds.
      at.child.channel?.ref();
      at.child.send({ id, job });
    });
    return asked.finally(() => {
      if (at.waiting.size > 0) return;
      at.child.channel?.unref();
      idle = setTimeout(() => rest(at), idleMs).unref();
    });
  }

  /** Lets an idle process end. It takes some time to end, so the next job starts another process. */
  function rest(at: ReturnType<typeof begin>): void {
    if (running === at) running = null;
    if (at.child.connected) at.child.disconnect();
  }

  return {
    listPlaces: (written) => ask({ kind: 'places', written }),
    judgeRule: (draft) => ask({ kind: 'rule', draft }),
    judge: (draft) => ask({ kind: 'judge', draft }),
    build: (draft) => ask({ kind: 'build', draft }),
    compare: (before, after) => ask({ kind: 'compare', before, after }),
    pictureMatrix: ({ written, edits }, asked) => ask({ kind: 'matrix', written, edits, asked }),
    pictureSlot: ({ written, edits }, path) => ask({ kind: 'slot', written, edits, path }),
  };
}
