import { isPictureEdit, isShared, type Places, pathOfEdit, type TextEdit } from '@gavel/range/publishing';
import { AppError } from '../../../http/app-error.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';
import { changeDraft, lockDraft } from './drafts.repository.ts';
import { isOf, writtenAt } from './price-state.ts';
import { fieldOf } from './value-state.ts';

/**
 * Removes a change from the draft. Throws `unknown-change` if somebody has already removed it or changed the same value again.
 */
export async function takeBack({ db, now }: Pick<RangeEditing, 'db' | 'now'>, id: number, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    if (!draft.changes.some((change) => change.id === id)) throw new AppError('unknown-change');
    await changeDraft(tx, draft, { gone: [id], added: [], by, at: new Date(now()) });
  });
}

/**
 * Keeps a change although the published value has changed since the change was made. From now on the change replaces the current
 * published value. Throws `no-revision` if the database does not have the text of the range yet, and `unknown-change` if the change is gone
 * or the range no longer has the value. Throws `shared-value` if the change would also change another place of the file, which refers to
 * the same value.
 */
export async function keepChange(
  { db, now }: Pick<RangeEditing, 'db' | 'now'>,
  readPlaces: ReadPlaces,
  id: number,
  by: string,
): Promise<void> {
  const places = await readPlaces(await latestRevision(db));
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    const change = draft.changes.find((one) => one.id === id);
    const published = change && publishedAt(places, change);
    if (!change || !published) throw new AppError('unknown-change');
    if (isShared(places, change)) throw new AppError('shared-value');
    const { file, keys, value } = change;
    const kept: TextEdit = { file, keys, before: published.value, value };
    await changeDraft(tx, draft, { gone: [id], added: [kept], by, at: new Date(now()) });
  });
}

/** Returns the published value that a change replaces; null: the range no longer has that value. */
function publishedAt(places: Places, change: TextEdit): { readonly value: TextEdit['before'] } | null {
  if (isPictureEdit(change)) return { value: { upload: places.uploads.get(pathOfEdit(change)) ?? null } };
  const price = places.rows.find((row) => isOf(row, change));
  if (price) return { value: writtenAt(price, change.keys) };
  const text = fieldOf(places, change);
  return text && { value: text.field.written as TextEdit['before'] };
}
