import type { Path } from '../source/fault.ts';

/** A value that a YAML file of a range can contain. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | { readonly [key: string]: YamlValue };

/** Returns a copy of `value` with `set` at `path`. A list keeps its length. */
export function withValueAt(value: unknown, path: Path, set: YamlValue): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return set;
  if (Array.isArray(value)) return value.map((item, at) => (at === Number(step) ? withValueAt(item, rest, set) : item));
  return { ...(value as object), [step]: withValueAt(Object(value)[step], rest, set) };
}

/** Returns whether two parsed YAML values are equal; the order of a map's keys does not matter. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left))
    return Array.isArray(right) && left.length === right.length && left.every((item, at) => isSameValue(item, right[at]));
  if (typeof left !== 'object' || left === null) return Object.is(left, right);
  if (typeof right !== 'object' || right === null || Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameValue(Reflect.get(left, key), Reflect.get(right, key)))
  );
}
