import type { ValueConflict } from '@gavel/contract/staff';
import { useState } from 'react';

/**
 * Drops the user's own values of the conflicts that the user has resolved with the colleague's value. Otherwise the form would still
 * contain them, and the next save would cause the same conflicts.
 * @param yielded all such conflicts, the oldest first
 * @param drop receives the conflicts that are new
 */
export function useYielded(yielded: readonly ValueConflict[], drop: (conflicts: readonly ValueConflict[]) => unknown): void {
  const [seen, setSeen] = useState(yielded.length);
  if (seen === yielded.length) return;
  setSeen(yielded.length);
  drop(yielded.slice(seen));
}
