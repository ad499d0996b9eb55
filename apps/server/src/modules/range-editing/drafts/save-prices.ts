import type { PriceConflict, TypedPrice } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { isShared, type PricePlaces, type TextEdit } from '@gavel/range/publishing';
import { AppError } from '../../../http/app-error.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';
import { changeDraft, type Draft, lockDraft, type StoredChange } from './drafts.repository.ts';
import { editsFor, isOf, isSame, isStale, oreIn, type PricePlace, type PriceState, priceStates } from './price-state.ts';

/**
 * Saves typed prices in the draft. If somebody has changed a price to another one since the editor read it, that is a conflict and
 * the price is not saved. Typing the published price removes the change. Throws `no-revision` if the database does not have the text of
 * the range yet, `unknown-price`, and `shared-value` if the edit would also change another place of the file, which refers to the same
 * price.
 */
export async function savePrices(
  { db, now }: Pick<RangeEditing, 'db' | 'now'>,
  readPlaces: ReadPlaces,
  typed: readonly TypedPrice[],
  by: string,
): Promise<readonly PriceConflict[]> {
  const places = await readPlaces(await latestRevision(db));
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    const { conflicts, gone, added } = typePrices(places, draft, typed);
    if (added.some((edit) => isShared(places, edit))) throw new AppError('shared-value');
    if (gone.length + added.length > 0) await changeDraft(tx, draft, { gone, added, by, at: new Date(now()) });
    return conflicts;
  });
}

interface Typing {
  readonly conflicts: readonly PriceConflict[];
  /** The ids of changes to delete. */
  readonly gone: readonly number[];
  readonly added: readonly TextEdit[];
}

/** Returns how the typed prices change a draft. Throws `unknown-price`. */
function typePrices(places: PricePlaces, { changes }: Draft, typed: readonly TypedPrice[]): Typing {
  const areas = places.areas.map(({ key }) => key);
  const states = new Map(priceStates(places, changes).map((state) => [nameOf(state.place), state]));
  const conflicts: PriceConflict[] = [];
  const gone: number[] = [];
  const added: TextEdit[] = [];
  for (const [name, group] of Map.groupBy(typed, nameOf)) {
    const state = states.get(name);
    if (!state || state.place.carriedBy.length > 0 || group.some(({ area }) => !areas.includes(area)))
      throw new AppError('unknown-price', `There is no price ${name}`);
    const prices = new Map<string, Ore>();
    for (const one of group) {
      const theirs = oreIn(state.draft, one.area);
      if (theirs === one.read || theirs === one.price) prices.set(one.area, one.price);
      else conflicts.push({ ...one, title: state.place.title, theirs, by: whoSet(state, one.area) });
    }
    if (prices.size === 0) continue;
    const edits = editsFor(state, areas, prices);
    const all = changes.filter((change) => isOf(state.place, change));
    const kept = all.filter(
      (change) => edits.some((edit) => isSameEdit(edit, change)) || isUndecided(state.place, change, prices),
    );
    gone.push(...all.filter((change) => !kept.includes(change)).map(({ id }) => id));
    added.push(...edits.filter((edit) => !kept.some((change) => isSameEdit(edit, change))));
  }
  return { conflicts, gone, added };
}

/**
 * Returns whether an editor must still decide about a change: the published price has changed since the change was made, and the change
 * sets the price of an area for which `typed` has no price.
 */
function isUndecided(place: PricePlace, change: StoredChange, typed: ReadonlyMap<string, Ore>): boolean {
  const area = change.keys[place.keys.length];
  return area !== undefined && !typed.has(area) && isStale(place, change);
}

function nameOf({ sheet, key, entry }: Pick<TypedPrice, 'sheet' | 'key' | 'entry'>): string {
  return JSON.stringify([sheet, key, entry]);
}

function whoSet({ place, changes }: PriceState<StoredChange>, area: string): string | null {
  const change = changes.find(({ keys }) => keys.length === place.keys.length || keys.at(-1) === area);
  return change?.byName ?? null;
}

function isSameEdit(edit: TextEdit, change: StoredChange): boolean {
  return (
    edit.keys.length === change.keys.length &&
    edit.keys.every((key, at) => key === change.keys[at]) &&
    isSame(edit.before, change.before) &&
    isSame(edit.value, change.value)
  );
}
