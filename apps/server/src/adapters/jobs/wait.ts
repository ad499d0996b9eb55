import { setTimeout } from 'node:timers/promises';

/** Resolves after this time, or immediately when the signal is aborted. Tests replace this function by a clock that they set by hand. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits with a timer that does not keep the process alive. */
export const wait: Wait = async (milliseconds, signal) => {
  // An abort ends the wait early, and is no error.
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
};
