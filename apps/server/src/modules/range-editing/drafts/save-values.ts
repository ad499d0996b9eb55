import type { TypedValue, ValueConflict } from '@gavel/contract/staff';
import { isShared, type Places, type TextEdit } from '@gavel/range/publishing';
import { AppError } from '../../../http/app-error.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';
import { changeDraft, type Draft, lockDraft } from './drafts.repository.ts';
import { asText, nameOf, readValue, valueStates } from './value-state.ts';

/**
 * Saves texts, rules and values of campaigns in the draft. If somebody has changed a value to another one since the editor read it,
 * that is a conflict and the value is not saved. Typing the published value removes the change. Throws `no-revision` if the database does
 * not have the text of the range yet, `unknown-value`, and `shared-value` if the edit would also change another place of the file, which
 * refers to the same value.
 */
export async function saveValues(
  { db, now }: Pick<RangeEditing, 'db' | 'now'>,
  readPlaces: ReadPlaces,
  typed: readonly TypedValue[],
  by: string,
): Promise<readonly ValueConflict[]> {
  const places = await readPlaces(await latestRevision(db));
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    const { conflicts, gone, added } = typeValues(places, draft, typed);
    if (added.some((edit) => isShared(places, edit))) throw new AppError('shared-value');
    if (gone.length + added.length > 0) await changeDraft(tx, draft, { gone, added, by, at: new Date(now()) });
    return conflicts;
  });
}

interface Typing {
  readonly conflicts: readonly ValueConflict[];
  /** The ids of changes to delete. */
  readonly gone: readonly number[];
  readonly added: readonly TextEdit[];
}

/** Returns how the typed values change a draft. Throws `unknown-value`. */
function typeValues(places: Places, { changes }: Draft, typed: readonly TypedValue[]): Typing {
  const states = new Map(
    valueStates(places, changes).map((state) => [
      nameOf({ kind: state.part.kind, key: state.part.key, field: state.field.name }),
      state,
    ]),
  );
  const conflicts: ValueConflict[] = [];
  const gone: number[] = [];
  const added: TextEdit[] = [];
  for (const one of typed) {
    const state = states.get(nameOf(one));
    const value = state ? readValue(state.field, one.value) : null;
    if (!state || value === null) throw new AppError('unknown-value', `There is no value ${nameOf(one)} of this kind`);
    const { field, draft, change } = state;
    const { file, keys, written } = field;
    const wanted = asText(value);
    const nothing = field.type === 'flag' ? 'false' : '';
    // A value that the draft does not have counts as empty (or false), because the editor sees it so.
    if ((draft ?? nothing) !== (one.read ?? nothing) && draft !== wanted) {
      conflicts.push({ ...one, theirs: draft, by: change?.byName ?? null });
      continue;
    }
    if (change && draft === wanted) continue;
    const own = changes.filter((other) => other.file === file && JSON.stringify(other.keys) === JSON.stringify(keys));
    gone.push(...own.map(({ id }) => id));
    if (!isSaid(written, value)) added.push({ file, keys, before: written, value });
  }
  return { conflicts, gone, added };
}

/** Returns whether a typed value equals the published one. If the range does not have the value, an empty text or false counts as equal. */
function isSaid(written: unknown, value: string | number | boolean): boolean {
  return written === value || (written === undefined && (value === '' || value === false));
}
