import type { Path } from '../source/fault.ts';

/**
 * The steps to a value by name: keys of maps, and the names of list items (`nameOf`). Steps without numbers stay valid when the list gets
 * other items or another order.
 */
export type KeyPath = readonly string[];

/**
 * Converts a path, which has list positions, to the same path by names.
 * @param value the content of the file
 */
export function keyPathOf(value: unknown, path: Path): KeyPath {
  let part = value;
  return path.map((step) => {
    const name = Array.isArray(part) ? nameOf(part, Number(step)) : String(step);
    part = partOf(part, step);
    return name;
  });
}

/** Returns the path for these names. Its last key may be missing in its map. Null: an earlier key, or a list item, is missing. */
export function pathOf(value: unknown, keys: KeyPath): Path | null {
  let part = value;
  const path: (string | number)[] = [];
  for (const key of keys) {
    if (typeof part !== 'object' || part === null) return null;
    const step = Array.isArray(part) ? indexOf(part, key) : key;
    if (step === -1) return null;
    path.push(step);
    part = partOf(part, step);
  }
  return path;
}

/** Returns the value at a path; undefined: there is no value. */
export function valueAtPath(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(partOf, value);
}

/**
 * Names a list item by its key. Without a key: by its slug. Without both: by its condition (`when`). If it has none of the three, or if
 * another item has the same name: by its number, from `#1`.
 */
function nameOf(list: readonly unknown[], at: number): string {
  const name = ownName(list[at]);
  const isAlone = name !== null && list.filter((item) => ownName(item) === name).length === 1;
  return isAlone ? name : `#${at + 1}`;
}

function indexOf(list: readonly unknown[], name: string): number {
  return list.findIndex((_, at) => nameOf(list, at) === name);
}

function ownName(item: unknown): string | null {
  const { key, slug, when } = Object(item) as Readonly<Record<string, unknown>>;
  if (typeof key === 'string') return key;
  if (typeof slug === 'string') return slug;
  return typeof when === 'string' ? `when ${when}` : null;
}

function partOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
}
