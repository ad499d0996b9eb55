import { setTimeout } from 'node:timers/promises';

/** Resolves when so many milliseconds have passed, or at once when the signal is aborted. Tests give a clock that is set by hand. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Keeps no process alive. */
export const wait: Wait = async (milliseconds, signal) => {
  // An abort ends the wait early.
  await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
};
