import type { FieldName } from '@gavel/contract/staff';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** A text that the user has written and not saved. */
export interface WrittenText {
  readonly value: string;
  /** The text of the draft when the user began to write. So the server notices if a colleague has changed the text since. */
  readonly read: string | null;
}

/**
 * What the user has written and not saved: the texts of each page, and the rules. `keyOf` names each text and each rule. `words` are the
 * messages that belong to the draft as a whole.
 */
export interface Unsaved {
  readonly texts: Map<string, ReadonlyMap<string, WrittenText>>;
  readonly rules: Map<string, WrittenText | null>;
  readonly words: Map<'ask' | 'decision' | 'message' | 'reason' | 'publishAt', string>;
}

/**
 * Like `useState`, but the value stays when the user opens another page of the range editor and comes back.
 * @param kept the values of all pages, by name
 */
export function useKept<Name, Value>(
  kept: Map<Name, Value>,
  name: Name,
  initial: Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => kept.get(name) ?? initial);
  useEffect(() => void kept.set(name, value), [kept, name, value]);
  return [value, setValue];
}

/** Forgets what the user has written in a field, also on a page that is not open. */
export function forgetWritten({ texts, rules }: Unsaved, field: FieldName): void {
  const own = keyOf(field);
  for (const [page, written] of texts) texts.set(page, new Map([...written].filter(([name]) => name !== own)));
  rules.delete(own);
}

export function keyOf({ kind, key, field }: FieldName): string {
  return JSON.stringify([kind, key, field]);
}
