import type { GroupedObjections } from '@gavel/contract/staff';

/** Returns the number of all objections, shown or not. */
export function countObjections({ groups }: GroupedObjections): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
