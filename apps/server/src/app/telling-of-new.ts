import type { CurrentRange, ReadRange } from '../modules/range/current-range.ts';

/** Returns a `readRange` that also calls `tell` with the range, if this is not the range that the previous call returned. */
export function tellingOfNew(readRange: ReadRange, tell: (range: CurrentRange) => void): ReadRange {
  let last: CurrentRange | null = null;
  return async () => {
    const range = await readRange();
    if (range !== last) tell(range);
    last = range;
    return range;
  };
}
