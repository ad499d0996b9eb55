import type { FieldName } from '@gavel/contract/staff';
import type { PlacedField, PlacedPart, Places, TextEdit } from '@gavel/range/publishing';

/** A value as it is published, and as it is in the draft. */
export interface ValueState<Change extends TextEdit> {
  readonly part: PlacedPart;
  readonly field: PlacedField;
  /** The change of this value; null: there is none, or the published value has changed since the change was made. */
  readonly change: Change | null;
  /** The published value as text; null: the range does not have it. */
  readonly published: string | null;
  readonly draft: string | null;
}

/**
 * Returns every text, rule and value of campaigns, each with the change that has an effect on it. A change has no effect if the published
 * value has changed since somebody made the change.
 */
export function valueStates<Change extends TextEdit>(
  { parts }: Places,
  changes: readonly Change[],
): readonly ValueState<Change>[] {
  const byPlace = new Map(changes.map((change) => [placeName(change), change]));
  return parts.flatMap((part) =>
    part.fields.map((field) => {
      const own = byPlace.get(placeName(field)) ?? null;
      const change = own && !isStaleValue(field, own) ? own : null;
      const published = asText(field.written);
      return { part, field, change, published, draft: change ? asText(change.value) : published };
    }),
  );
}

/** Returns the field that a change sets; null: the change sets a price or a picture, or the range no longer has the field. */
export function fieldOf({ parts }: Places, change: TextEdit): { readonly part: PlacedPart; readonly field: PlacedField } | null {
  const name = placeName(change);
  for (const part of parts) {
    const field = part.fields.find((one) => one.file === change.file && placeName(one) === name);
    if (field) return { part, field };
  }
  return null;
}

/** Returns whether the published value has changed since the change was made, and also differs from the value that the change sets. */
function isStaleValue({ written }: PlacedField, { before, value }: TextEdit): boolean {
  return written !== before && written !== value;
}

/** Returns a value as text, as the range editor shows it. */
export function asText(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value);
}

/**
 * Returns a typed text as a value of the field's type; null: the text cannot be read as this type. In a text, a letter such as å
 * becomes one character (NFC), as when the range is read.
 */
export function readValue({ type }: PlacedField, written: string): string | number | boolean | null {
  switch (type) {
    case 'amount':
    case 'weeks': {
      const figure = Number(written);
      return written.trim() === '' || !Number.isFinite(figure) ? null : figure;
    }
    case 'flag':
      return written === 'true' || (written === 'false' ? false : null);
    default:
      return written.normalize('NFC');
  }
}

export function nameOf({ kind, key, field }: FieldName): string {
  return JSON.stringify([kind, key, field]);
}

function placeName({ file, keys }: Pick<TextEdit, 'file' | 'keys'>): string {
  return JSON.stringify([file, keys]);
}
