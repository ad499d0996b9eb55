import { compileModel, startVisit } from '@gavel/core';
import { drawElevation, drawFloorPlan, drawHouse, drawPlan } from '@gavel/drawings';
import { assembleModel, formatOf, type PublishedRange, readStored, webConfigurationFormat } from '@gavel/range';
import { assignIds, buildRange, checkRange, parseSource, type Source } from '@gavel/range/publishing';
import { createTexts, planTexts } from '@gavel/texts';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type ParsedYaml, parseYaml } from '../packages/range/src/read/parse-yaml.ts';
import { smallRange } from '../packages/range/src/testing/small-range.ts';

// A range is everything that a builder offers, as a folder of YAML files. These tests change a valid range at random. Then either
// the checks report faults, each with a file and a line, or the server can publish, store, draw and use the range.

const words = createTexts().of(planTexts);

const planned = `plan:
  facades:
    front: [[1400, 900, 1500, 1300], [4000, 900, 1300, 1300], [10500, 900, 1300, 1300], [12900, 900, 1500, 1300]]
    back: [[1400, 900, 1300, 1300], [4600, 900, 1300, 1300], [7400, 50, 2800, 2100], [12600, 900, 1500, 1300]]
    left: [[1600, 900, 1300, 1300], [6200, 900, 1300, 1300]]
    right: [[1600, 900, 1300, 1300], [6200, 900, 1300, 1300]]
  wall: 440
  door: { side: front, at: 7900 }
  terrace: { at: 8300, small: [4000, 3000], large: [12000, 3600] }
  storeys:
    - name: Entréplan
      height: 2400
      x: [3200, 4600, 6200, 9400, 12200]
      y: [3400, 4600, 5700]
      map: [KKVVSM, KKVVPM, TOOHPP, TOOHBR]
      rooms: { K: kitchen Kök, V: living Vardagsrum, H: hall Entré, P: hall Passage, T: laundry Tvätt, O: office Arbetsrum, M: master Sovrum 1, S: bedroom Sovrum 2, R: bedroom Sovrum 3, B: bath Badrum }
      links: [K-V open, H-V passage x7900 1600 wide, H-P y5150, P-S x10600, P-M y4000, P-B x10400, P-R x13200, K-T x1600, H-O y6200]
  variants:
    ko: [{ storey: 1, without: [K-V], links: [K-V slats] }]
    rak: [{ storey: 1, joins: { S: V } }]
`;
const villa = `${smallRange['houses/villa.yaml']}${planned}`
  .replace('floorArea: 120', 'floorArea: 124')
  .replace('buildArea: 130.5', 'buildArea: 145')
  .replace('width: 14, depth: 9,', 'width: 15.8, depth: 9.2,');
const whole: Readonly<Record<string, string>> = {
  ...smallRange,
  'houses/villa.yaml': villa,
  'plans.yaml': 'altan-stor: { terrace: large }\n',
  'help-guide.yaml': stringify(Array.from({ length: 7 }, (_, at) => ({ title: `Steg ${at}`, text: '<p>Så här</p>' }))),
};

/** Numbers to write into a file: some ordinary, some beyond every limit, and some that only programs write (-0, NaN, Infinity). */
const figures: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1,
  7,
  33,
  360,
  1e300,
  -1e300,
  1e-300,
  5e-324,
  99_999,
  99_999_999.99,
  1_000_000_000,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];
const nasty: readonly unknown[] = [
  ...figures,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eexe',
  '\u0007',
  '\ufffe',
  'constructor',
  '__proto__',
  'toString',
  'key',
  'x'.repeat(5001),
  'å'.repeat(300),
  '{',
  '{a, plural, other {',
  '<b>',
  '((((',
  '!'.repeat(3000),
  'answer("rak")',
  'answer("constructor")',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:59+14:00',
  '#zzzzzz',
  'A-A',
  'a:b',
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { price: 1e8, per: 100_000 },
  { constructor: 1 },
  [{ from: 1, to: 0 }],
  { syd: 1 },
];

type Step = { readonly file: number; readonly kind: number; readonly where: number; readonly what: number };
const step: fc.Arbitrary<Step> = fc.record({ file: fc.nat(), kind: fc.nat(6), where: fc.nat(), what: fc.nat() });

const at = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

/** Returns, for every nested value, the object that contains the value and the value's key. */
function placesIn(value: unknown): [owner: Record<string, unknown>, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key): [Record<string, unknown>, string][] => [[owner, key], ...placesIn(owner[key])]);
}

/**
 * Returns the text of a file with one change. Kind 5 deletes up to 39 characters of the text, kind 6 inserts some characters. All other
 * kinds change the parsed values.
 */
function broken(text: string, { kind, where, what }: Step): string {
  const cut = where % (text.length + 1);
  if (kind === 5) return text.slice(0, cut) + text.slice(cut + (what % 40));
  if (kind === 6)
    return (
      text.slice(0, cut) +
      at([...'\u0000\t\n-:{}[]&*!|>\'"%@`,?#', '\ud800', '"\\u0000"', '.inf', '1e300', '!!binary x', '&a [*a]'], what) +
      text.slice(cut)
    );
  const value: unknown = parse(text);
  const places = placesIn(value);
  if (places.length === 0) return text;
  const [owner, key] = at(places, where);
  if (kind === 0) delete owner[key];
  else if (kind === 1) owner[`${key}${String(at(nasty, what))}`] = owner[key];
  else if (kind === 2 && Array.isArray(owner)) owner.push(structuredClone(owner[Number(key)]));
  else if (kind === 3) {
    // Use a value of the same type from elsewhere in the file.
    const alike = places.filter(([other, name]) => typeof other[name] === typeof owner[key]);
    const [other, name] = at(alike, what);
    owner[key] = structuredClone(other[name]);
  } else if (kind === 4 && typeof owner[key] === 'number') owner[key] = at(figures, what);
  else owner[key] = at(nasty, what);
  return stringify(value);
}

function read(texts: Readonly<Record<string, string>>) {
  const files = new Map<string, ParsedYaml>();
  const unread = Object.entries(texts).flatMap(([file, text]) => {
    const parsed = parseYaml(file, text);
    if (Array.isArray(parsed)) return parsed;
    files.set(file, parsed);
    return [];
  });
  const { source, faults } = parseSource(files);
  return { source: unread.length > 0 ? null : source, faults: [...unread, ...faults] };
}

/** Does what a server does with a published range. Throws when one step fails. */
function serve(range: PublishedRange): void {
  for (const { webConfiguration, drawing, plan, houseArea, rooms } of range.houses) {
    const body = JSON.parse(JSON.stringify(webConfiguration));
    readStored(webConfigurationFormat, { name: 'a house', format: formatOf(webConfigurationFormat), body });
    JSON.parse(JSON.stringify(body), (key, value: unknown) => {
      // A half surrogate pair or the character U+0000 fails here, because no database can store such text.
      for (const text of [key, value])
        if (typeof text === 'string') expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
      return value;
    });
    for (const { areaCode, name } of range.municipalities)
      startVisit(compileModel(assembleModel(webConfiguration, areaCode, name)));
    drawHouse(drawing, new Map(), 'front', false);
    drawElevation(drawing, 'back');
    if (plan) drawFloorPlan(plan, drawing, { storey: 0, answers: [], before: null, shown: null, north: null }, words);
    else drawPlan(drawing, houseArea, rooms);
  }
}

function publish(source: Source): PublishedRange {
  return buildRange(source, assignIds(source, source.idsLock), Date.UTC(2026, 10, 20));
}

test('the range has no faults before these tests break it', () => {
  const { source, faults } = read(whole);
  expect(faults).toEqual([]);
  if (!source) throw new Error('it was not read');
  expect(checkRange(source).filter(({ file }) => file !== 'ids.lock.yaml')).toEqual([]);
  serve(publish(source));
});

test('after random changes, the range either has only faults with a file and a line, or the server can publish and serve it', () => {
  const runs = inject('propertyDepth') === 'full' ? { numRuns: 3000 } : { numRuns: 60, seed: 17 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) => {
      const texts = { ...whole };
      for (const one of steps) {
        const file = at(Object.keys(whole), one.file);
        const text = texts[file] ?? '';
        try {
          texts[file] = broken(text, one);
        } catch {
          // An earlier change has made the file invalid YAML, so `broken` cannot parse it. Leave the file as it is.
        }
      }
      const { source, faults } = read(texts);
      const found = source ? checkRange(source).filter(({ file }) => file !== 'ids.lock.yaml') : faults;
      for (const { file, line, message } of found) {
        expect(Object.keys(whole), `${file}: ${message}`).toContain(file);
        expect(line).toBeLessThanOrEqual((texts[file] ?? '').split('\n').length);
        expect([line > 0, message !== '']).toEqual([true, true]);
      }
      if (source && found.length === 0) serve(publish(source));
    }),
    runs,
  );
});
