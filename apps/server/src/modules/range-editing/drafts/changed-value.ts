import type { ChangedValue } from '@gavel/contract/staff';
import type { Places } from '@gavel/range/publishing';
import type { StoredChange } from './drafts.repository.ts';
import { asText, fieldOf } from './value-state.ts';

/** Describes a change of a text, a rule or a value of a campaign; null: it changes something else, or the range no longer has the field. */
export function changedValue(places: Places, change: StoredChange): ChangedValue | null {
  const found = fieldOf(places, change);
  if (!found) return null;
  const { part, field } = found;
  return {
    kind: part.kind,
    key: part.key,
    field: field.name,
    before: asText(change.before),
    after: asText(change.value) ?? '',
    now: asText(field.written),
  };
}
