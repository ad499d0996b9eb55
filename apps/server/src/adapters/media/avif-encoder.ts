import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { logWords } from '../children/log-words.ts';
import type { AvifAnswer, AvifJob } from './avif-messages.ts';
import { BrokenPictureError } from './encode-picture.ts';

/**
 * Makes AVIF in a separate process, because a picture costs a second of processor time and hundreds of megabytes of memory. A process
 * returns this memory to the system only when it ends.
 */
export interface AvifEncoder {
  /**
   * Returns the picture as AVIF. Throws `BrokenPictureError` for a broken picture, the reason of the aborted signal, or an `Error` if the
   * process ended or took too long, or if the encoder is closed.
   */
  encode(job: AvifJob, signal?: AbortSignal): Promise<Buffer<ArrayBuffer>>;
  /** Returns the processor time, in ms, that all processes of this encoder have reported. */
  processorTime(): number;
  /** Ends the process if it is idle, to free its memory. */
  rest(): void;
  /** Ends the process; the current picture and all later ones fail. */
  close(): void;
}

interface AvifEncoderSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** The idle time in ms after which the process ends. */
  readonly idleMs?: number;
  /** The most time that one picture may take, in ms; then it fails. */
  readonly longestMs?: number;
  /** The file that the process runs; tests pass a program that they write. */
  readonly program?: URL;
}

/** Opens an encoder. It starts a process when a picture is requested and no process is running. Request only one picture at a time. */
export function openAvifEncoder({
  logger,
  idleMs = 20_000,
  // The process has the lowest priority, so other busy processes may delay it for a long time.
  longestMs = 300_000,
  program = new URL('./avif-program.ts', import.meta.url),
}: AvifEncoderSettings): AvifEncoder {
  let child: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;
  let isMaking = false;
  let isClosed = false;
  /** Milliseconds of processor time: `spentBefore` of the ended processes, `spent` of the current one. */
  let [spentBefore, spent] = [0, 0];

  const end = () => {
    clearTimeout(resting);
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    async encode(job, signal) {
      signal?.throwIfAborted();
      // Without this check, a picture that waited for its turn while the server began to stop would start another process.
      if (isClosed) throw new Error('the encoder is closed');
      clearTimeout(resting);
      child ??= start();
      isMaking = true;
      try {
        const answer = await answerOf(child, job, longestMs, signal);
        if (answer.kind === 'broken') throw new BrokenPictureError(answer.reason);
        spent = answer.spent;
        return Buffer.from(answer.bytes);
      } catch (error) {
        // A broken picture leaves the process idle. After any other error, the process may still be working on the picture, so end it.
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
    close() {
      isClosed = true;
      end();
    },
  };

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      // Sharp keeps pictures outside the JavaScript heap, so a larger heap would cost memory without benefit.
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
    // Ignore the error here, because the promise of the waiting picture reports it.
    started.on('error', forget);
    // An idle child process must not keep the server from ending.
    started.unref();
    started.channel?.unref();
    return started;
  }
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
