import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** The texts about the draft as a whole that the user has typed and not sent, by their field. */
export type KeptWords = Map<'ask' | 'decision' | 'message' | 'reason' | 'publishAt', string>;

/** Like `useState`, but the text stays when the user opens another page of the range editor and comes back. */
export function useKeptWords(
  kept: KeptWords,
  field: Parameters<KeptWords['get']>[0],
): readonly [string, Dispatch<SetStateAction<string>>] {
  const [value, setValue] = useState(() => kept.get(field) ?? '');
  useEffect(() => void kept.set(field, value), [kept, field, value]);
  return [value, setValue];
}
