import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../source/fault.ts';
import { EditError, setValue, setValues } from './set-value.ts';
import { isSameValue, withValueAt, type YamlValue } from './yaml-value.ts';

const FILE = `# Prices of the façade
- key: panel   # never renamed
  title: 'Panel: liggande'
  price: { norr: 152, mellan: 145.50, syd: 148 }  # from the sawmill

- key: farg
  title: Färg
  text: >-
    <p>En rad.</p>
    <p>En till.</p>
  price: 1200 # kr
  sample: { pattern: malad, colour: "#ffffff" }
  size:
    depth: 4
- key: tom
  note:
  empty: {}
`;

describe('setValue replaces the bytes of one value', () => {
  test.each<[name: string, path: Path, value: YamlValue, from: string, to: string]>([
    ['a number inside braces is replaced', [0, 'price', 'mellan'], 160, '145.50', '160'],
    ['a number before a comment is replaced', [1, 'price'], 990, '1200', '990'],
    ['a number becomes a number for each area', [1, 'price'], { norr: 1300, syd: 1200 }, '1200', '{ norr: 1300, syd: 1200 }'],
    ['braces become a number', [0, 'price'], 150, '{ norr: 152, mellan: 145.50, syd: 148 }', '150'],
    ['a quoted text stays quoted', [0, 'title'], "Panel: 'stående'", 'Panel: liggande', "Panel: ''stående''"],
    ['a plain text is quoted where it has to be', [1, 'title'], 'Färg: röd', 'Färg', "'Färg: röd'"],
    ['a plain text that would be a comment is quoted', [1, 'title'], 'Färg #2', 'Färg', "'Färg #2'"],
    ['a text that would be a number is quoted', [1, 'title'], '12', 'Färg', "'12'"],
    ['a text in double quotes keeps them', [1, 'sample', 'colour'], '#000000', '#ffffff', '#000000'],
    ['a folded text stays folded', [1, 'text'], '<p>Kort.</p>', '<p>En rad.</p>\n    <p>En till.</p>', '<p>Kort.</p>'],
    ['an empty value is replaced', [2, 'note'], 'Ny', 'note:', 'note: Ny'],
    ['a new key is added after the last key of a block', [2, 'price'], 10, 'empty: {}', 'empty: {}\n  price: 10'],
    ['a new key is added after the comment of a block’s last key', [0, 'unit'], 'm²', 'sawmill', 'sawmill\n  unit: m²'],
    ['a new key is added after a nested block', [1, 'unit'], 'm²', 'depth: 4', 'depth: 4\n  unit: m²'],
    ['a new key is added inside braces', [1, 'sample', 'accent'], '#111111', '"#ffffff"', '"#ffffff", accent: \'#111111\''],
    ['a new key is added inside empty braces', [2, 'empty', 'a'], 1, '{}', '{ a: 1 }'],
    ['a new text with line breaks is quoted', [2, 'text'], '<p>A</p>\n<p>B</p>', '{}', '{}\n  text: "<p>A</p>\\n<p>B</p>"'],
    ['a new text with line breaks is quoted inside braces', [1, 'sample', 'text'], 'A\n', '"#ffffff"', '"#ffffff", text: "A\\n"'],
    ['setting the current value changes nothing', [0, 'price', 'mellan'], 145.5, '', ''],
  ])('setValue changes only the expected bytes, with Unix and with Windows line breaks: %s', (_, path, value, from, to) => {
    const expected = FILE.replace(from, () => to);
    expect(setValue(FILE, path, value)).toBe(expected);
    const [windows, expectedThere] = [FILE, expected].map((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`) as [string, string];
    expect(setValue(windows, path, value)).toBe(expectedThere);
  });

  test('setting many values in one step gives the same result as setting them one after the other', () => {
    const edits = [
      { path: [1, 'price'], value: { norr: 1300, syd: 1200 } },
      { path: [0, 'price', 'syd'], value: 150 },
      { path: [0, 'title'], value: 'Panel' },
      { path: [0, 'price', 'norr'], value: 1 },
      { path: [0, 'price', 'mellan'], value: 145.5 },
    ];
    for (const some of [edits, [...edits, { path: [2, 'price'], value: 5 }]])
      expect(setValues(FILE, some)).toBe(some.reduce((text, { path, value }) => setValue(text, path, value), FILE));
  });

  test('setValue replaces an alias with a changed copy of its value, and leaves the anchor unchanged', () => {
    const text = 'a: &shared { norr: 1, syd: 2 }\nb: *shared # the same\n';
    expect(setValue(text, ['b', 'syd'], 3)).toBe('a: &shared { norr: 1, syd: 2 }\nb: { norr: 1, syd: 3 } # the same\n');
  });

  test('setValue throws for a value that other values refer to, and for a path that does not exist', () => {
    expect(() => setValue('a: &shared 1\nb: *shared\n', ['a'], 2)).toThrow(EditError);
    expect(() => setValue(FILE, [7, 'price'], 2)).toThrow('nothing stands at 7');
    expect(() => setValue(FILE, [0, 'price', 'norr', 'x'], 2)).toThrow(EditError);
    expect(() => setValue('a: [', ['a'], 2)).toThrow('not readable');
  });
});

const demo = join(import.meta.dirname, '../../../../ranges/bjorkvik');
const texts = globSync('{*,questions/*,houses/*}.yaml', { cwd: demo }).map((file) => readFileSync(join(demo, file), 'utf8'));

const scalar = fc.oneof(
  fc.integer({ min: -1e8, max: 1e8 }),
  fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100),
  fc.boolean(),
  fc.string(),
  fc.constantFrom(
    'Ny text: med kolon',
    '#7c1d15',
    '- streck',
    '<p>Två\nrader</p>',
    "it's",
    '"',
    'null',
    '1e3',
    '2026-09-01',
    '',
    ' ',
    '[a',
    '{b',
    '*c',
  ),
);

/** Returns the paths of every value in a file that is neither a map nor a list. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([step, part]) => leavesOf(part, [...path, Array.isArray(value) ? Number(step) : step]));
}

test('setValue can set any value of any file of the demo range: only this value differs, and every comment stays', () => {
  const files = texts
    .map((text) => ({ text, value: parse(text), leaves: leavesOf(parse(text)) }))
    .filter(({ leaves }) => leaves.length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), scalar, ({ text, value, leaves }, pick, set) => {
      const path = leaves[pick % leaves.length] ?? [];
      const edited = setValue(text, path, set);
      expect(isSameValue(parse(edited), withValueAt(value, path, set))).toBe(true);
      let start = 0;
      while (start < text.length && text[start] === edited[start]) start += 1;
      let end = 0;
      while (end < Math.min(text.length, edited.length) - start && text.at(-1 - end) === edited.at(-1 - end)) end += 1;
      // If the edit had deleted a comment, the removed part would contain it.
      expect(text.slice(start, text.length - end)).not.toMatch(/(^|\s)# /m);
    }),
    inject('propertyDepth') === 'full' ? { numRuns: 10_000 } : { numRuns: 60, seed: 44 },
  );
});
