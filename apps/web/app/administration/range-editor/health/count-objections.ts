import type { GroupedObjections } from '@gavel/contract/staff';

/** Returns the number of all objections, including those that the page has not loaded. */
export function countObjections({ groups }: GroupedObjections): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
