import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { logWords } from '../children/log-words.ts';
import type { AvifAnswer, AvifJob } from './avif-messages.ts';
import { BrokenPictureError } from './encode-picture.ts';

/**
 * Makes AVIF in a process of its own: it takes a second of processor time a picture and hundreds of megabytes, which a process that lives on
 * never gives back.
 */
export interface AvifEncoder {
  /** Throws `BrokenPictureError`, what the signal is aborted with, and an `Error` where the process ended or took too long. */
  encode(job: AvifJob, signal?: AbortSignal): Promise<Buffer<ArrayBuffer>>;
  /** Ms of processor time that its processes have taken, as far as they have said. */
  processorTime(): number;
  /** Ends the process where it makes nothing: its memory is wanted. */
  rest(): void;
  /** Ends the process; what is being made fails. */
  close(): void;
}

interface AvifEncoderSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** A process that had nothing to do for so long ends. */
  readonly idleMs?: number;
  /** A picture that takes longer is given up. */
  readonly longestMs?: number;
  /** What the process runs; tests give their own. */
  readonly program?: URL;
}

/** The process is started with the first picture after a rest. Pictures are made one at a time: the caller sees to it. */
export function openAvifEncoder({
  logger,
  idleMs = 20_000,
  // Of the lowest priority it may stand still for long where everything else is busy.
  longestMs = 300_000,
  program = new URL('./avif-program.ts', import.meta.url),
}: AvifEncoderSettings): AvifEncoder {
  let child: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;
  let isMaking = false;
  /** Ms of processor time: of the processes that have ended, and of the one that runs. */
  let [spentBefore, spent] = [0, 0];

  const start = (): ChildProcess => {
    const started = fork(program, {
      serialization: 'advanced',
      // Its pictures lie outside of the engine's memory, which would otherwise grow for no use.
      execArgv: ['--no-warnings', '--max-old-space-size=48', '--max-semi-space-size=1'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    logWords(started, 'avif', logger);
    spentBefore += spent;
    spent = 0;
    const forget = () => {
      if (child === started) child = null;
    };
    started.once('exit', forget);
    // Told by whoever waits for a picture.
    started.on('error', forget);
    // It keeps nobody from ending.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const end = () => {
    clearTimeout(resting);
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    async encode(job, signal) {
      signal?.throwIfAborted();
      clearTimeout(resting);
      child ??= start();
      isMaking = true;
      try {
        const answer = await answerOf(child, job, longestMs, signal);
        if (answer.kind === 'broken') throw new BrokenPictureError(answer.reason);
        spent = answer.spent;
        return Buffer.from(answer.bytes);
      } catch (error) {
        // It may still be at it.
        if (!(error instanceof BrokenPictureError)) end();
        throw error;
      } finally {
        isMaking = false;
        resting = setTimeout(end, idleMs);
        resting.unref();
      }
    },
    processorTime: () => spentBefore + spent,
    rest() {
      if (!isMaking) end();
    },
    close: end,
  };
}

function answerOf(child: ChildProcess, job: AvifJob, longestMs: number, signal?: AbortSignal): Promise<AvifAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(tooLong);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onExit);
      signal?.removeEventListener('abort', onLeft);
      child.unref();
      child.channel?.unref();
    };
    const onMessage = (answer: AvifAnswer) => {
      settle();
      resolve(answer);
    };
    const fail = (reason: string) => {
      settle();
      reject(new Error(reason));
    };
    const onLeft = () => {
      settle();
      reject(signal?.reason);
    };
    const onExit = () => fail('the process that makes AVIF ended');
    const tooLong = setTimeout(() => fail(`AVIF took longer than ${longestMs} ms`), longestMs);
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.once('error', onExit);
    signal?.addEventListener('abort', onLeft, { once: true });
    child.ref();
    child.channel?.ref();
    child.send(job, (error) => error && onExit());
  });
}
