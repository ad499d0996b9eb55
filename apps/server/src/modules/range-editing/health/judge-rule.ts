import type { RuleVerdict, TypedRule } from '@gavel/contract/staff';
import type { TextEdit, WrittenRange } from '@gavel/range/publishing';
import { AppError } from '../../../http/app-error.ts';
import type { Revision } from '../../range/revisions.repository.ts';
import { readDraft } from '../drafts/drafts.repository.ts';
import { nameOf, valueStates } from '../drafts/value-state.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';

/**
 * Checks the draft with one rule replaced. Throws `no-revision` if the database does not have the text of the range yet, and
 * `unknown-value` if the range has no such rule.
 */
export async function judgeRule(
  { db, now, rangeWork }: Pick<RangeEditing, 'db' | 'now' | 'rangeWork'>,
  readPlaces: ReadPlaces,
  readText: (revision: Revision) => Promise<WrittenRange>,
  { rule, ...name }: TypedRule,
): Promise<RuleVerdict> {
  const revision = await latestRevision(db);
  const [places, { texts }, { changes }] = await Promise.all([readPlaces(revision), readText(revision), readDraft(db)]);
  const state = valueStates(places, changes).find(
    ({ part, field }) => field.type === 'rule' && nameOf({ ...part, field: field.name }) === nameOf(name),
  );
  if (!state) throw new AppError('unknown-value', `There is no rule ${nameOf(name)}`);
  const { part, field, change } = state;
  const typed: TextEdit = { file: field.file, keys: field.keys, before: field.written, value: rule };
  const others = changes.filter((one) => one !== change).map(({ file, keys, before, value }) => ({ file, keys, before, value }));
  return rangeWork.judgeRule({ texts, edits: others, typed, part: { kind: part.kind, key: part.key }, now: now() });
}
