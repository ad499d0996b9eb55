import { nearestName } from '@gavel/core';

/** Returns ` (did you mean 'stor-altan'?)` when one of the names is close to the written one, or else an empty text. */
export function nearMiss(written: string, names: Iterable<string>): string {
  const nearest = nearestName(written, names);
  return nearest === null ? '' : ` (did you mean '${nearest}'?)`;
}
