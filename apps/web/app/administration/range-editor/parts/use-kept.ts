import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** A text that the user has written and not saved. */
export interface WrittenText {
  readonly value: string;
  /** The text of the draft when the user began to write. So the server notices if a colleague has changed the text since. */
  readonly read: string | null;
}

/** What the user has written and not saved. Each map has the pages or rules by name. */
export interface Unsaved {
  readonly texts: Map<string, ReadonlyMap<string, WrittenText>>;
  readonly rules: Map<string, WrittenText | null>;
}

/**
 * Like `useState`, but the value stays when the user opens another page of the range editor and comes back.
 * @param kept the values of all pages, by name
 */
export function useKept<Value>(
  kept: Map<string, Value>,
  name: string,
  initial: Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => kept.get(name) ?? initial);
  useEffect(() => void kept.set(name, value), [kept, name, value]);
  return [value, setValue];
}
