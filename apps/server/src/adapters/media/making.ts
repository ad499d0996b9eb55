import { AbandonedError } from './encoding-queue.ts';

/** A picture that is being made and stored. It is remembered, so that nobody begins to make the same picture meanwhile. */
export interface Making {
  readonly bytes: Promise<Buffer<ArrayBuffer>>;
  /** Resolves when the bytes are stored, or cannot be made or stored; never rejects. */
  readonly kept: Promise<void>;
  /** How many callers wait for the picture. */
  askers: number;
  readonly abandon: () => void;
}

/** Waits for the picture for one more caller, until the signal is aborted. If the last caller leaves, the picture is abandoned. */
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

/** Returns a signal that is aborted together with the given signal, but with an `AbandonedError` as the reason. */
export function abandonedWith(signal: AbortSignal | undefined): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new AbandonedError('whoever asked has gone'));
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
  return gone.signal;
}
