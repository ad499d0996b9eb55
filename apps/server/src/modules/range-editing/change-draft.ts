import type { TextEdit } from '@gavel/range/publishing';
import { AppError } from '../../http/app-error.ts';
import { changeDraft, lockDraft } from './drafts.repository.ts';
import { isOf, writtenAt } from './price-state.ts';
import { latestRevision, type RangeEditing, type ReadPrices } from './range-editing.ts';

/** Takes a change out of the draft. Throws `unknown-change`: somebody has taken it out, or changed the place once more. */
export async function takeBack({ db, now }: Pick<RangeEditing, 'db' | 'now'>, id: number, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    if (!draft.changes.some((change) => change.id === id)) throw new AppError('unknown-change');
    await changeDraft(tx, draft, { gone: [id], added: [], by, at: new Date(now()) });
  });
}

/**
 * Keeps a change whose place says something else by now: it is a change of what stands there now. Throws `no-revision` and `unknown-change`, also where
 * the place itself is gone.
 */
export async function keepChange(
  { db, now }: Pick<RangeEditing, 'db' | 'now'>,
  readPrices: ReadPrices,
  id: number,
  by: string,
): Promise<void> {
  const { rows } = await readPrices(await latestRevision(db));
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    const change = draft.changes.find((one) => one.id === id);
    const place = change && rows.find((row) => isOf(row, change));
    if (!place) throw new AppError('unknown-change');
    const { file, keys, value } = change;
    const kept: TextEdit = { file, keys, before: writtenAt(place, keys), value };
    await changeDraft(tx, draft, { gone: [id], added: [kept], by, at: new Date(now()) });
  });
}
