import type { RangeParts } from '@gavel/contract/staff';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';
import { draftTag } from './draft-tag.ts';
import { readDraft } from './drafts.repository.ts';
import { valueStates } from './value-state.ts';

/**
 * Returns the texts, rules and campaigns as they are published and as they are in the draft. Throws `no-revision` if the database does not
 * have the text of the range yet.
 */
export async function readParts({ db }: Pick<RangeEditing, 'db'>, readPlaces: ReadPlaces): Promise<RangeParts> {
  const revision = await latestRevision(db);
  const [places, draft] = await Promise.all([readPlaces(revision), readDraft(db)]);
  const states = Map.groupBy(valueStates(places, draft.changes), ({ part }) => part);
  return {
    draftTag: draftTag(revision, draft),
    parts: places.parts.map((part) => ({
      kind: part.kind,
      key: part.key,
      title: part.title,
      parents: part.parents,
      houses: part.houses,
      fields: (states.get(part) ?? []).map((state) => ({
        name: state.field.name,
        type: state.field.type,
        published: state.published,
        draft: state.draft,
      })),
    })),
    municipalities: places.municipalities,
  };
}
