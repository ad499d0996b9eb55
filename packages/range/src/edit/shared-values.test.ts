import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type KeyPath, keyPathOf, pathOf } from './key-path.ts';
import { setValue } from './set-value.ts';
import { isShared, sharedValues } from './shared-values.ts';
import type { YamlValue } from './yaml-value.ts';

const FILE = `- key: panel
  title: &name Panel
  text: '2 * 3 *fet*'
  price: &dear { norr: 152, syd: 148 }
- key: farg
  title: *name
  price: *dear
- key: tak
  price: { norr: &roof 10, syd: *roof }
- key: grund
  title: &alone Grund
`;

/** Returns whether `setValue` can set the value to something else. */
function canSet(keys: KeyPath, value: YamlValue): boolean {
  try {
    setValue(FILE, pathOf(parse(FILE), keys) ?? [], value);
    return true;
  } catch {
    return false;
  }
}

test.each<[keys: KeyPath, value: YamlValue, isRefused: boolean]>([
  [['panel', 'title'], 'Fasad', true],
  [['panel', 'price'], 10, true],
  [['panel', 'price', 'norr'], 10, true],
  [['tak', 'price', 'norr'], 11, true],
  [['panel', 'text'], 'Ny', false],
  [['farg', 'title'], 'Ny', false],
  [['farg', 'price', 'syd'], 10, false],
  [['tak', 'price'], 10, false],
  [['tak', 'price', 'syd'], 11, false],
  [['grund', 'title'], 'Ny', false],
])('isShared returns whether setValue refuses to change %j, without trying the change', (keys, value, isRefused) => {
  const named = sharedValues(FILE).map(({ anchor, alias }) => ({
    anchor: keyPathOf(parse(FILE), anchor),
    alias: keyPathOf(parse(FILE), alias),
  }));
  expect(named).toHaveLength(3);
  expect(isShared({ shared: new Map([['f.yaml', named]]) }, { file: 'f.yaml', keys })).toBe(isRefused);
  expect(isShared({ shared: new Map([['g.yaml', named]]) }, { file: 'f.yaml', keys })).toBe(false);
  expect(canSet(keys, value)).toBe(!isRefused);
});
