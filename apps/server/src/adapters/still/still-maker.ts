import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { StillAnswer, StillJob } from './still-messages.ts';

/**
 * Renders pictures of houses in a separate thread, one after the other, because a picture takes about a second of processor
 * time.
 */
export interface StillMaker {
  /** Returns the picture as a JPEG of high quality. Throws an `Error` if the thread failed, ended or took too long. */
  make(job: StillJob): Promise<Buffer<ArrayBuffer>>;
  /** Ends the thread; the current picture fails. */
  close(): void;
}

interface StillMakerSettings {
  /** The idle time in ms after which the thread ends, to free its memory. */
  readonly idleMs?: number;
  /** The most time that one picture may take, in ms; then it fails. */
  readonly longestMs?: number;
  /** The file that the thread runs; tests pass a program that they write. */
  readonly program?: URL;
}

/**
 * The memory limits of the thread. Rendering a house takes about 60 MB. Without a limit, a faulty house could use up the server’s memory.
 */
const LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** Opens a maker. It starts the thread when a picture is requested and no thread is running. */
export function openStillMaker({
  idleMs = 20_000,
  longestMs = 60_000,
  program = new URL('./still-program.ts', import.meta.url),
}: StillMakerSettings = {}): StillMaker {
  let worker: Worker | null = null;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const begun = new Worker(program, { resourceLimits: LIMITS });
    // A thread that fails between two pictures fails no request. Without this listener its error would end the server.
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (worker === begun) worker = null;
    });
    return begun;
  };
  const end = () => {
    clearTimeout(resting);
    worker?.terminate();
    worker = null;
  };
  const render = async (job: StillJob): Promise<Uint8Array<ArrayBuffer>> => {
    clearTimeout(resting);
    worker ??= begin();
    try {
      const { pixels } = await answerOf(worker, job, longestMs);
      return pixels;
    } catch (error) {
      end();
      throw error;
    } finally {
      worker?.unref();
      resting = setTimeout(end, idleMs);
      resting.unref();
    }
  };
  return {
    async make(job) {
      const turn = last.then(() => render(job));
      last = turn.catch(() => undefined);
      const pixels = await turn;
      const { width, height } = job.frame;
      const raw = { width, height, channels: 3 } as const;
      return sharp(pixels, { raw }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    },
    close: end,
  };
}

function answerOf(worker: Worker, job: StillJob, longestMs: number): Promise<StillAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(tooLong);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (answer: StillAnswer) => {
      settle();
      resolve(answer);
    };
    const onError = (error: unknown) => {
      settle();
      reject(error);
    };
    const onExit = () => onError(new Error('the thread that renders houses ended'));
    const tooLong = setTimeout(() => onError(new Error(`a house took longer than ${longestMs} ms`)), longestMs);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.ref();
    worker.postMessage(job);
  });
}
