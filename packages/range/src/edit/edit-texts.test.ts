import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../source/fault.ts';
import { editTexts } from './edit-texts.ts';
import { keyPathOf, pathOf, valueAtPath } from './key-path.ts';
import { isSameValue, withValueAt } from './yaml-value.ts';

const FILE = `# Panels
- key: lock
  price: 0 # included
- key: liggande
  price:
    - { when: 'answer("a")', price: 100 }
    - { when: 'answer("b")', price: { norr: 120, syd: 110 } }
    - { price: 5 }
`;
const texts = new Map([['questions/panel.yaml', FILE]]);
const edit = (keys: string[], before: number | undefined, value: number) => ({
  file: 'questions/panel.yaml',
  keys,
  before,
  value,
});

describe('edits that address values by name', () => {
  test('an edit can name a list item by the item’s key, its condition or its number', () => {
    const value: unknown = parse(FILE);
    expect(keyPathOf(value, [1, 'price', 1, 'price', 'syd'])).toEqual(['liggande', 'price', 'when answer("b")', 'price', 'syd']);
    expect(keyPathOf(value, [1, 'price', 2, 'price'])).toEqual(['liggande', 'price', '#3', 'price']);
    const moved: unknown = (value as unknown[]).toReversed();
    expect(pathOf(moved, ['liggande', 'price', 'when answer("b")', 'price', 'syd'])).toEqual([0, 'price', 1, 'price', 'syd']);
    expect(pathOf(value, ['fjall', 'price'])).toBeNull();
  });

  test('an edit of a list item still applies after other items were added to the list; an edit is stale if the value has changed or no longer exists', () => {
    const longer = new Map([['questions/panel.yaml', FILE.replace('- key: lock', '- key: ny\n  price: 7\n- key: lock')]]);
    const edits = [
      edit(['lock', 'price'], 0, 50),
      edit(['liggande', 'price', '#3', 'price'], 6, 9),
      edit(['borta', 'price'], 1, 2),
    ];
    const { texts: edited, stale } = editTexts(longer, edits);
    expect(edited.get('questions/panel.yaml')).toBe(longer.get('questions/panel.yaml')?.replace('price: 0 #', 'price: 50 #'));
    expect(stale).toEqual(edits.slice(1));
  });

  test('a value can be edited in a file where å consists of two characters, and only the bytes of this value change', () => {
    const line = (title: string) => `- key: gra\n  title: ${title}\n  note: Blå`.normalize('NFD');
    const edits = [{ file: 'questions/panel.yaml', keys: ['gra', 'title'], before: 'Grå', value: 'Gråvit' }];
    const { texts: edited, stale } = editTexts(new Map([['questions/panel.yaml', line('Grå')]]), edits);
    expect(stale).toEqual([]);
    expect(edited.get('questions/panel.yaml')).toBe(line('Gråvit').replace('Gråvit'.normalize('NFD'), 'Gråvit'));
  });

  test('if a YAML alias elsewhere in the file refers to a value, an edit of that value is stale; all other edits still apply', () => {
    const shared = new Map([
      ['questions/panel.yaml', FILE.replace('price: 0 #', 'price: &nothing 0 #').replace('{ price: 5 }', '{ price: *nothing }')],
    ]);
    const edits = [edit(['lock', 'price'], 0, 50), edit(['liggande', 'price', 'when answer("a")', 'price'], 100, 90)];
    const { texts: edited, stale } = editTexts(shared, edits);
    expect(stale).toEqual(edits.slice(0, 1));
    expect(edited.get('questions/panel.yaml')).toBe(shared.get('questions/panel.yaml')?.replace('price: 100', 'price: 90'));
  });

  test('an edit of a missing file is stale, and an edit without effect changes nothing', () => {
    expect(editTexts(texts, [{ ...edit(['lock', 'price'], 0, 1), file: 'other.yaml' }]).stale).toHaveLength(1);
    expect(editTexts(texts, [edit(['lock', 'price'], 3, 0)])).toEqual({ texts: new Map(), stale: [] });
  });
});

const demo = join(import.meta.dirname, '../../../../ranges/bjorkvik');
const written = new Map(
  globSync('{*,questions/*,houses/*}.yaml', { cwd: demo }).map((file) => [file, readFileSync(join(demo, file), 'utf8')]),
);

/** Returns the paths of every value in a file that is neither a map nor a list. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([step, part]) => leavesOf(part, [...path, Array.isArray(value) ? Number(step) : step]));
}

test('hundreds of edits that address values by name, in files of the demo range, change only these values; comments and the order of lines stay', () => {
  const leaves = [...written].flatMap(([file, text]) => {
    const value: unknown = parse(text);
    return leavesOf(value).map((path) => ({ file, path, value, keys: keyPathOf(value, path) }));
  });
  const some = fc.uniqueArray(fc.nat({ max: leaves.length - 1 }), { minLength: 20, maxLength: 40 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 1e6 }), (picks, number) => {
      const chosen = picks.flatMap((at) => leaves[at] ?? []);
      const edits = chosen.map(({ file, path, value, keys }) => {
        const before = valueAtPath(value, path) as string | number | boolean;
        return { file, keys, before, value: typeof before === 'number' ? number : `${before} ny ${number}`, path };
      });
      const { texts: edited, stale } = editTexts(written, edits);
      expect(stale).toEqual([]);
      for (const [file, text] of edited) {
        const own = edits.filter((one) => one.file === file);
        const wanted = own.reduce<unknown>(
          (now, { path, value }) => withValueAt(now, path, value),
          parse(written.get(file) ?? ''),
        );
        expect(isSameValue(parse(text), wanted)).toBe(true);
        expect(commentsOf(text)).toEqual(commentsOf(written.get(file) ?? ''));
        expect(unchangedLines(written.get(file) ?? '', text)).toBe(true);
      }
    }),
    { numRuns: 8, seed: 44 },
  );
});

function commentsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => /(^|\s)#\s.*$/.exec(line)?.[0].trim() ?? []);
}

/** Returns whether the lines that both texts share have the same order. */
function unchangedLines(before: string, after: string): boolean {
  const kept = new Set(before.split('\n'));
  const old = before.split('\n');
  let at = -1;
  return after
    .split('\n')
    .filter((line) => kept.has(line))
    .every((line) => {
      at = old.indexOf(line, at + 1);
      return at >= 0;
    });
}
