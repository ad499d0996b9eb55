import type { ManifestCamera } from '@gavel/core';
import { keysOf } from '../build/build-picture-keys.ts';
import type { Offer } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { type ChosenAnswer, excludeEachOther } from './excluding-answers.ts';

/**
 * Reports choices for which no layer of a key is drawn although the key has layers. Example: `facade:white` has a layer with
 * `cladding:boards` and none with `cladding:shingles`, so the base's colour would show. Skips choices whose answers exclude each other.
 * Reports one choice for each key.
 */
export function checkCombinations(
  offer: Offer,
  { base, unseen, layers }: Pick<ManifestCamera, 'base' | 'unseen' | 'layers'>,
  report: (message: string) => void,
): void {
  const offered = offeredKeys(offer);
  const seen = [...offered].filter(([category]) => !unseen.includes(category));
  for (const [category, keys] of seen) {
    for (const own of keys.filter(({ key }) => base[category] !== key)) {
      const ownLayers = layers.filter((layer) => layer.keys[category] === own.key);
      const others = new Set(ownLayers.flatMap((layer) => Object.keys(layer.keys)).filter((other) => other !== category));
      const choices = [...others].map((other) => offered.get(other) ?? []);
      const undrawn =
        ownLayers.length > 0 &&
        firstOf(combinations([own], choices), (some) => !ownLayers.some(isDrawnFor(some)) && isPossible(offer, some));
      if (undrawn) report(`no layer shows ${undrawn.map((some) => `'${some.category}:${some.key}'`).join(' with ')}`);
    }
  }
}

interface OfferedKey {
  readonly category: string;
  readonly key: string;
  /** The answers that show this key. Empty if the house always shows the key, so that no question decides it. */
  readonly answers: readonly ChosenAnswer[];
}

/** Returns the picture keys that the house can show, by category. */
function offeredKeys({ house, sections }: Offer): Map<string, OfferedKey[]> {
  const offered = new Map<string, Map<string, ChosenAnswer[]>>();
  const add = (pictureKey: string, chosen?: ChosenAnswer) => {
    const [category, key] = splitPictureKey(pictureKey);
    const keys = offered.get(category) ?? new Map<string, ChosenAnswer[]>();
    offered.set(category, keys.set(key, [...(keys.get(key) ?? []), ...(chosen ? [chosen] : [])]));
  };
  for (const { question, answers } of sections.flatMap(({ questions }) => questions)) {
    for (const answer of answers) for (const pictureKey of keysOf(answer)) add(pictureKey, { question, answer });
  }
  const asked = new Set(offered.keys());
  for (const pictureKey of house.colours) if (!asked.has(splitPictureKey(pictureKey)[0])) add(pictureKey);
  return new Map(
    [...offered].map(([category, keys]) => [category, [...keys].map(([key, answers]) => ({ category, key, answers }))]),
  );
}

/** Yields every list that consists of `chosen` and one key from each of the choices. */
function* combinations(
  chosen: readonly OfferedKey[],
  choices: readonly (readonly OfferedKey[])[],
): Generator<readonly OfferedKey[]> {
  const [next, ...rest] = choices;
  if (!next) yield chosen;
  else for (const some of next) yield* combinations([...chosen, some], rest);
}

function firstOf<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isWanted(item)) return item;
  return undefined;
}

function isDrawnFor(chosen: readonly OfferedKey[]) {
  return ({ keys }: ManifestCamera['layers'][number]) =>
    Object.entries(keys).every(([category, key]) => chosen.some((some) => some.category === category && some.key === key));
}

/** Returns whether each pair of the keys has answers that a visitor can choose together. */
function isPossible(offer: Offer, chosen: readonly OfferedKey[]): boolean {
  return chosen.every(({ answers }, at) =>
    chosen.slice(at + 1).every((other) => {
      if (answers.length === 0 || other.answers.length === 0) return true;
      return answers.some((one) => other.answers.some((another) => !excludeEachOther(offer, one, another)));
    }),
  );
}
