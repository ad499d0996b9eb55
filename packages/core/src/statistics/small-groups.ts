/** A number of people that may be shown: a multiple of five; null: at least one and fewer than five. */
export type ShownCount = number | null;

/** The size of the smallest group that is shown. */
export const SMALLEST_GROUP = 5;

/** Returns the number to show for one group. For a group and its parts, use `shownParts`. */
export function shownCount(count: number): ShownCount {
  if (count === 0) return 0;
  return count < SMALLEST_GROUP ? null : nearest(count);
}

/** A whole and its parts. Before rounding, the whole is the sum of its parts. */
export interface ShownParts {
  readonly total: ShownCount;
  readonly parts: readonly ShownCount[];
}

/**
 * Returns the numbers to show for a whole and its parts. Because numbers are rounded to fives, a hidden part usually cannot be computed
 * from the shown numbers. If a hidden part could be computed, the function rounds the whole to the other neighbouring multiple of five, but
 * at least to five.
 */
export function shownParts(counts: readonly number[]): ShownParts {
  const parts = counts.map(shownCount);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shown = shownCount(total);
  return { total: gives(shown, parts) ? otherWay(total) : shown, parts };
}

/**
 * Returns the part's share of the whole, 0–1, from the shown numbers; null: the part or the whole is not shown, or the whole is too small.
 */
export function shownShare(part: ShownCount, whole: ShownCount): number | null {
  if (part === null || whole === null || whole < FEWEST_FOR_SHARES) return null;
  return Math.min(1, part / whole);
}

/**
 * The smallest group for which shares are shown. In a smaller group, one rounding step of five would be more than a quarter of the group.
 */
const FEWEST_FOR_SHARES = 20;

/**
 * Returns whether a reader could compute the hidden parts from the shown numbers. For this, the hidden parts must have only one possible
 * sum. Besides, one of these must be true: only one part is hidden, each hidden part has 1 person, or each has 4 people.
 */
function gives(total: ShownCount, parts: readonly ShownCount[]): boolean {
  const hidden = parts.filter((part) => part === null).length;
  if (hidden === 0) return false;
  const known = parts.filter((part) => part !== null).map(rangeOf);
  const whole = rangeOf(total);
  const least = Math.max(hidden, whole.least - sum(known.map(({ most }) => most)));
  const most = Math.min(hidden * (SMALLEST_GROUP - 1), whole.most - sum(known.map((range) => range.least)));
  return least === most && (hidden === 1 || least === hidden || least === hidden * (SMALLEST_GROUP - 1));
}

/** Returns the range of counts that are shown as this number. */
function rangeOf(shown: ShownCount): { readonly least: number; readonly most: number } {
  if (shown === 0) return { least: 0, most: 0 };
  if (shown === null) return { least: 1, most: SMALLEST_GROUP - 1 };
  return { least: Math.max(SMALLEST_GROUP, shown - 2), most: shown + 2 };
}

const nearest = (count: number) => Math.round(count / SMALLEST_GROUP) * SMALLEST_GROUP;

/** Rounds a count to a multiple of five, at least five, in the direction opposite to normal rounding. */
function otherWay(count: number): number {
  const rounded = nearest(count);
  return rounded > count ? Math.max(SMALLEST_GROUP, rounded - SMALLEST_GROUP) : rounded + SMALLEST_GROUP;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
