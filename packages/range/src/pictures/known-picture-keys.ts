import { UNSAID } from '@gavel/core';
import { keysOf } from '../build/build-picture-keys.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { nearMiss } from '../source/near-miss.ts';
import type { Source } from '../source/source.ts';

/**
 * Returns the fault in a picture's category and key; null: an answer or a house of the range shows them. Without a key, or with the key
 * `UNSAID`, only the category counts.
 */
export type JudgeKey = (category: string, key?: string) => string | null;

export function judgeKeysBy({ questions, houses }: Source): JudgeKey {
  const known = new Map<string, Set<string>>();
  const shown = [...questions.flatMap(({ answers }) => answers.flatMap(keysOf)), ...houses.flatMap(({ colours }) => colours)];
  for (const [category, key] of shown.map(splitPictureKey)) known.set(category, (known.get(category) ?? new Set()).add(key));
  return (category, key) => {
    const keys = known.get(category);
    if (!keys) return `no answer shows a category '${category}'${nearMiss(category, known.keys())}`;
    if (key === undefined || key === UNSAID || keys.has(key)) return null;
    return `no answer shows '${category}:${key}'${nearMiss(key, keys)}`;
  };
}
