import type { CurrentRange, ReadRange } from '../modules/range/current-range.ts';

/** Tells of each range when it is given out for the first time. */
export function tellingOfNew(readRange: ReadRange, tell: (range: CurrentRange) => void): ReadRange {
  let last: CurrentRange | null = null;
  return async () => {
    const range = await readRange();
    if (range !== last) tell(range);
    last = range;
    return range;
  };
}
