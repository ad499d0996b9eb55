import type { CurrentRange, ReadRange } from '../modules/range/current-range.ts';

/** Returns a `readRange` that calls `tell` with a range when it returns that range for the first time. */
export function tellingOfNew(readRange: ReadRange, tell: (range: CurrentRange) => void): ReadRange {
  let last: CurrentRange | null = null;
  return async () => {
    const range = await readRange();
    if (range !== last) tell(range);
    last = range;
    return range;
  };
}
