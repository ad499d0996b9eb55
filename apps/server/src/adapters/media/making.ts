import { AbandonedError } from './encoding-queue.ts';

/** What is being made, until it is kept, so that nobody begins the same between. */
export interface Making {
  readonly bytes: Promise<Buffer<ArrayBuffer>>;
  /** Settles when the bytes are on disk, or cannot be had or put there; never rejects. */
  readonly kept: Promise<void>;
  /** How many wait for it. */
  askers: number;
  readonly abandon: () => void;
}

/** What is being made, for one more who waits until the signal says that they have gone. */
export async function whileWanted(making: Making, signal?: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  making.askers += 1;
  const gone = abandonedWith(signal);
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(gone.reason);
  gone.addEventListener('abort', leave, { once: true });
  if (gone.aborted) leave();
  try {
    return await Promise.race([making.bytes, left]);
  } finally {
    gone.removeEventListener('abort', leave);
    making.askers -= 1;
    if (making.askers === 0 && gone.aborted) making.abandon();
  }
}

/** The same signal with a reason that says what it means. */
export function abandonedWith(signal: AbortSignal | undefined): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new AbandonedError('whoever asked has gone'));
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
  return gone.signal;
}
