import type { CurrentRange, ReadRange } from '../modules/range/current-range.ts';

/** Returns a `readRange` that calls `tell` with the range whenever the range is not the one of the previous call. */
export function tellingOfNew(readRange: ReadRange, tell: (range: CurrentRange) => void): ReadRange {
  let last: CurrentRange | null = null;
  return async () => {
    const range = await readRange();
    if (range !== last) tell(range);
    last = range;
    return range;
  };
}
