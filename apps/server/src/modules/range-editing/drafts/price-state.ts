import { kr, type Ore, toKr } from '@gavel/core';
import type { KeyPath, PricePlaces, TextEdit, YamlValue } from '@gavel/range/publishing';

export type PricePlace = PricePlaces['rows'][number];

/** A price in kr: one amount for all price areas, or an amount for each area; undefined: there is no price. */
export type Amounts = number | Readonly<Record<string, number>> | undefined;

/** A price as it is published, and as it is in the draft. */
export interface PriceState<Change extends TextEdit> {
  readonly place: PricePlace;
  /** The changes of this price, without those for which `isStale` is true. */
  readonly changes: readonly Change[];
  readonly published: Amounts;
  readonly draft: Amounts;
}

/**
 * Returns the prices of a range, each with its changes. A change has no effect if it does not set a price, or if the published value has
 * changed since somebody made the change.
 */
export function priceStates<Change extends TextEdit>(
  { rows }: PricePlaces,
  changes: readonly Change[],
): readonly PriceState<Change>[] {
  const byFile = Map.groupBy(changes, ({ file }) => file);
  return rows.map((place) => {
    const own = (byFile.get(place.file) ?? []).filter((change) => isOf(place, change) && !isStale(place, change));
    return {
      place,
      changes: own,
      published: place.written,
      draft: own.reduce<Amounts>((amounts, { keys, value }) => withChange(place, amounts, keys, value), place.written),
    };
  });
}

/** Returns the price in one area in kr; null: the area has no price. */
export function amountIn(amounts: Amounts, area: string): number | null {
  return (typeof amounts === 'object' ? amounts[area] : amounts) ?? null;
}

export function oreIn(amounts: Amounts, area: string): Ore | null {
  const amount = amountIn(amounts, area);
  return amount === null ? null : kr(amount);
}

/** Returns whether a change sets this price, in all price areas or in one. */
export function isOf({ file, keys }: PricePlace, change: TextEdit): boolean {
  const deeper = change.keys.length - keys.length;
  return change.file === file && (deeper === 0 || deeper === 1) && keys.every((key, at) => change.keys[at] === key);
}

/** Returns whether the published value has changed since the change was made, and also differs from the value that the change sets. */
export function isStale(place: PricePlace, { keys, before, value }: TextEdit): boolean {
  const now = writtenAt(place, keys);
  return !isSame(now, before) && !isSame(now, value);
}

/** Returns the published amount that a change replaces. */
export function writtenAt({ keys, written }: PricePlace, changed: KeyPath): Amounts {
  const area = changed[keys.length];
  if (area === undefined) return written;
  return typeof written === 'object' ? written[area] : undefined;
}

/**
 * Returns the fewest edits of the file that set the price in these areas.
 * @param typed area → price
 */
export function editsFor(
  { place, draft }: PriceState<TextEdit>,
  areas: readonly string[],
  typed: ReadonlyMap<string, Ore>,
): readonly TextEdit[] {
  const { file, keys, written } = place;
  // A new price must apply in all areas, because a price in only some areas would be a fault.
  const [first] = typed.values();
  const target = Object.fromEntries(
    areas.map((area) => [area, amountOf(typed.get(area)) ?? amountIn(draft, area) ?? amountOf(first) ?? 0]),
  );
  if (typeof written === 'object')
    return Object.entries(target)
      .filter(([area, amount]) => written[area] !== amount)
      .map(([area, value]) => ({ file, keys: [...keys, area], before: written[area], value }));
  const amounts = new Set(Object.values(target));
  const [only] = amounts;
  if (amounts.size === 1 && only === written) return [];
  return [{ file, keys, before: written, value: amounts.size === 1 && only !== undefined ? only : target }];
}

function withChange({ keys }: PricePlace, amounts: Amounts, changed: KeyPath, value: YamlValue): Amounts {
  const area = changed[keys.length];
  if (area === undefined) return value as Amounts;
  return { ...(typeof amounts === 'object' ? amounts : {}), [area]: Number(value) };
}

export function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  const areas = Object.keys(left);
  return (
    areas.length === Object.keys(right).length && areas.every((area) => Reflect.get(left, area) === Reflect.get(right, area))
  );
}

function amountOf(price: Ore | undefined): number | undefined {
  return price === undefined ? undefined : toKr(price);
}
