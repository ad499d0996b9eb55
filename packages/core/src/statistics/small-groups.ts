/** A number of people that may be shown: whole fives; null: some, and fewer than five. */
export type ShownCount = number | null;

/** Groups under this are not shown. */
export const SMALLEST_GROUP = 5;

/** How many may be shown of a group that stands by itself. */
export function shownCount(count: number): ShownCount {
  if (count === 0) return 0;
  return count < SMALLEST_GROUP ? null : nearest(count);
}

/** A whole with its parts, each somebody in one of them. */
export interface ShownParts {
  readonly total: ShownCount;
  readonly parts: readonly ShownCount[];
}

/**
 * The same for groups that make a whole. Fives leave room for every part that is not shown; where whole and parts happen to leave none, the whole
 * is rounded the other way, so that no part can be reckoned from the others.
 */
export function shownParts(counts: readonly number[]): ShownParts {
  const parts = counts.map(shownCount);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shown = shownCount(total);
  return { total: gives(shown, parts) ? otherWay(total) : shown, parts };
}

/** What part of a whole it is, 0–1, from what is shown of both; null: one of them is not shown, or too few to say. */
export function shownShare(part: ShownCount, whole: ShownCount): number | null {
  if (part === null || whole === null || whole < FEWEST_FOR_SHARES) return null;
  return Math.min(1, part / whole);
}

/** Of fewer a step of five is more than a quarter. */
const FEWEST_FOR_SHARES = 20;

/** Whether the parts that are not shown can only be one thing: each at its least, or each at its most. */
function gives(total: ShownCount, parts: readonly ShownCount[]): boolean {
  const hidden = parts.filter((part) => part === null).length;
  if (hidden === 0) return false;
  const known = parts.filter((part) => part !== null).map(rangeOf);
  const whole = rangeOf(total);
  const least = Math.max(hidden, whole.least - sum(known.map(({ most }) => most)));
  const most = Math.min(hidden * (SMALLEST_GROUP - 1), whole.most - sum(known.map((range) => range.least)));
  return least === most && (hidden === 1 || least === hidden || least === hidden * (SMALLEST_GROUP - 1));
}

/** Which numbers are shown as this. */
function rangeOf(shown: ShownCount): { readonly least: number; readonly most: number } {
  if (shown === 0) return { least: 0, most: 0 };
  if (shown === null) return { least: 1, most: SMALLEST_GROUP - 1 };
  return { least: Math.max(SMALLEST_GROUP, shown - 2), most: shown + 2 };
}

const nearest = (count: number) => Math.round(count / SMALLEST_GROUP) * SMALLEST_GROUP;

/** The five on the other side of it. */
function otherWay(count: number): number {
  const rounded = nearest(count);
  return rounded > count ? Math.max(SMALLEST_GROUP, rounded - SMALLEST_GROUP) : rounded + SMALLEST_GROUP;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
