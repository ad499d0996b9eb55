import { parse } from 'yaml';
import type { TextEdit } from '../edit/edit-texts.ts';
import { keyPathOf, valueAtPath } from '../edit/key-path.ts';
import type { YamlValue } from '../edit/yaml-value.ts';
import type { Path } from '../source/fault.ts';
import { negated, otherDay, otherDigits, swapped } from './wrong-values.ts';

/** An author's mistake: one edit, or two edits that make one mistake together. */
export interface WrongEdit {
  readonly kind: string;
  readonly edits: readonly TextEdit[];
}

/**
 * Returns a function that makes random mistakes in the texts of a range. Every new value has the right type; some of them are
 * refused by a check of the range. All kinds of mistakes are equally frequent. The function returns null if the kind of mistake is
 * impossible at the random place.
 */
export function wrongEditor(texts: ReadonlyMap<string, string>): (random: () => number) => WrongEdit | null {
  const files = [...texts].map(([file, text]): RangeFile => ({ file, value: parse(text) }));
  const leaves = files.flatMap(({ file, value }) => leavesOf(value).map((path): Leaf => ({ file, value, path })));
  const possible = kinds
    .map(({ suits, ...kind }) => ({ ...kind, places: leaves.filter(suits) }))
    .filter(({ places }) => places.length > 0);
  return (random) => {
    const { kind, edit, places } = pick(possible, random);
    const edits = edit(pick(places, random), random);
    return edits && edits.length > 0 ? { kind, edits } : null;
  };
}

interface RangeFile {
  readonly file: string;
  /** The parsed text. */
  readonly value: unknown;
}

/** A value that is neither a map nor a list. */
interface Leaf extends RangeFile {
  readonly path: Path;
}

interface Kind {
  readonly kind: string;
  suits(leaf: Leaf): boolean;
  edit(leaf: Leaf, random: () => number): readonly TextEdit[] | null;
}

const facts = new Set(['floorArea', 'buildArea', 'rooms', 'height', 'landArea', 'maxBuildArea', 'maxHeight']);
const costs = new Set(['interest', 'downPayment', 'from', 'to']);
const rules = new Set<unknown>(['rule', 'when']);

const kinds: readonly Kind[] = [
  {
    kind: 'a price with a digit too many or too few',
    suits: ({ file, path, ...leaf }) =>
      /^(questions|houses|base-questions)/.test(file) &&
      path.includes('price') &&
      !isQuantity(path) &&
      isNumber({ path, ...leaf }),
    edit: withOtherDigits,
  },
  {
    kind: 'a quantity with a digit too many or too few',
    suits: (leaf) => isNumber(leaf) && isQuantity(leaf.path),
    edit: withOtherDigits,
  },
  {
    kind: 'a rule with its opposite, or with && for ||',
    suits: ({ path }) => rules.has(path.at(-1)),
    edit: (leaf, random) => set(leaf, leaf.path, random() < 0.5 ? negated(textAt(leaf)) : swapped(textAt(leaf))),
  },
  {
    kind: 'a rule that names another answer of the question',
    suits: ({ path, file }) => rules.has(path.at(-1)) && file.startsWith('questions/'),
    edit: (leaf, random) => {
      const text = textAt(leaf);
      const answers = answersOf(leaf.value);
      const named = pick(
        [...text.matchAll(/"([^"]+)"/g)].map(([, key]) => key ?? ''),
        random,
      );
      const siblings = answers.find((keys) => keys.includes(named))?.filter((key) => key !== named) ?? [];
      return siblings.length === 0
        ? null
        : set(
            leaf,
            leaf.path,
            text.replace(`"${named}"`, () => `"${pick(siblings, random)}"`),
          );
    },
  },
  {
    kind: 'another default answer',
    suits: ({ file, path }) =>
      file.startsWith('questions/') && path.at(-1) === 'key' && path[1] === 'answers' && path.length === 4,
    edit: withOtherDefault,
  },
  {
    kind: 'an answer in fewer houses',
    suits: ({ file, path }) => file.startsWith('questions/') && path.at(-2) === 'houses' && [3, 5].includes(path.length),
    edit: withoutItem,
  },
  {
    kind: 'a campaign with another date, week, discount or level',
    suits: ({ file, path, value }) =>
      file === 'campaigns.yaml' &&
      /^(from|to|discount|accessories|accessoryLevel|disabled)$/.test(String(path.at(-1))) &&
      valueAtPath(value, path) !== true,
    edit: (leaf, random) => {
      const now = valueAtPath(leaf.value, leaf.path);
      if (typeof now === 'string') return set(leaf, leaf.path, otherDay(now, random));
      if (leaf.path.includes('weeks')) return set(leaf, leaf.path, Number(now) + (random() < 0.5 ? 1 : -1));
      return withOtherDigits(leaf, random);
    },
  },
  {
    kind: 'a bundle without one of its answers',
    suits: ({ file, path }) => file === 'bundles.yaml' && path.at(-2) === 'answers',
    edit: withoutItem,
  },
  {
    kind: 'a fact of a house or a plot with a digit too many or too few',
    suits: ({ file, path, ...leaf }) =>
      (/^houses\//.test(file) || file === 'plots.yaml') &&
      (facts.has(String(path.at(-1))) || (file === 'plots.yaml' && path.at(-1) === 'price')) &&
      isNumber({ path, ...leaf }),
    edit: withOtherDigits,
  },
  {
    kind: 'a cost of the project with a digit too many or too few',
    suits: (leaf) => leaf.file === 'brand.yaml' && costs.has(String(leaf.path.at(-1))) && isNumber(leaf),
    edit: withOtherDigits,
  },
];

function isNumber({ value, path }: Pick<Leaf, 'value' | 'path'>): boolean {
  return typeof valueAtPath(value, path) === 'number';
}

function isQuantity(path: Path): boolean {
  return path.at(-1) === 'quantity' || path.at(-1) === 'per' || path.at(-2) === 'quantities';
}

function textAt({ value, path }: Leaf): string {
  return String(valueAtPath(value, path));
}

function withOtherDigits(leaf: Leaf, random: () => number): readonly TextEdit[] | null {
  return set(leaf, leaf.path, otherDigits(Number(valueAtPath(leaf.value, leaf.path)), random));
}

function withoutItem(leaf: Leaf): readonly TextEdit[] | null {
  const path = leaf.path.slice(0, -1);
  const list = valueAtPath(leaf.value, path) as readonly YamlValue[];
  return list.length < 2
    ? null
    : set(
        leaf,
        path,
        list.filter((_, at) => at !== leaf.path.at(-1)),
      );
}

function withOtherDefault(leaf: Leaf): readonly TextEdit[] | null {
  const answer = leaf.path.slice(0, -1);
  const list = leaf.path.slice(0, -2);
  const answers = valueAtPath(leaf.value, list) as readonly { readonly default?: boolean }[];
  const old = answers.findIndex((one) => one.default === true);
  if (answers.length < 2 || old === leaf.path.at(-2) || (old === -1 && leaf.path.at(-2) === 0)) return null;
  const gone = old === -1 ? [] : set(leaf, [...list, old, 'default'], false);
  return [...gone, ...set(leaf, [...answer, 'default'], true)];
}

function set({ file, value }: RangeFile, path: Path, to: YamlValue): readonly TextEdit[] {
  const before = valueAtPath(value, path) as YamlValue | undefined;
  return before === to ? [] : [{ file, keys: keyPathOf(value, path), before, value: to }];
}

function answersOf(questions: unknown): readonly (readonly string[])[] {
  return (questions as readonly { readonly answers: readonly { readonly key: string }[] }[]).map(({ answers }) =>
    answers.map(({ key }) => key),
  );
}

function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([step, part]) => leavesOf(part, [...path, Array.isArray(value) ? Number(step) : step]));
}

function pick<Item>(list: readonly Item[], random: () => number): Item {
  return list[Math.floor(random() * list.length)] as Item;
}
