import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedRange, type FileChange, faultsOf, readSource, writeRange } from '../testing/write-range.ts';
import { readRange } from './read-range.ts';

test('readRange returns a range with the file and line of each value', async () => {
  const source = await readSource();
  expect(source.questions.map(({ key }) => key)).toEqual(['fasadkulor', 'altan', 'kok-form', 'koksluckor']);
  expect(source.houses.map(({ key }) => key)).toEqual(['garage', 'villa']);
  expect(source.helpGuide).toEqual([]);
  const [, island] = source.questions[2]?.answers ?? [];
  expect(source.places.of(island ?? {}, 'rule')).toEqual({ file: 'questions/kok.yaml', line: 9, column: 13 });
  expect(source.places.of(source.municipalities.denied, 0)).toEqual({ file: 'municipalities.yaml', line: 8, column: 10 });
});

interface Case {
  readonly name: string;
  readonly file: string;
  readonly change: FileChange;
  /** The text of the line at which the fault must be reported. */
  readonly at: string;
  readonly message: string;
}

const unreadable: readonly Case[] = [
  {
    name: 'an unknown key',
    file: 'questions/kok.yaml',
    change: ['title: Rakt', 'titel: Rakt\n      title: Rakt'],
    at: 'titel: Rakt',
    message: "unknown key 'titel' (did you mean 'title'?); allowed here: key, title,",
  },
  {
    name: 'a missing key',
    file: 'questions/kok.yaml',
    change: ['      title: Rakt\n', ''],
    at: '- key: rak',
    message: 'title: expected a text, found nothing (the key is missing)',
  },
  {
    name: 'a colour without quotes',
    file: 'product-information.yaml',
    change: ["'#bb9966'", '\n        #bb9966\n      '],
    at: 'sample: { pattern',
    message: 'colour: expected a text, found nothing (a value that begins with # needs quotes)',
  },
  {
    name: 'a value that is not one of the allowed words',
    file: 'houses/villa.yaml',
    change: ['type: 1-plan', 'type: 1-plans'],
    at: 'type: 1-plans',
    message: "type: '1-plans' is not allowed (did you mean '1-plan'?); allowed: 1-plan, 1,5-plan",
  },
  {
    name: 'a portrait in another folder',
    file: 'salespersons.yaml',
    change: ['image: asa', 'image: ../../manifest'],
    at: 'image: ../../manifest',
    message: 'image: a key has lower-case letters a–z',
  },
  {
    name: 'a key in capitals',
    file: 'bundles.yaml',
    change: ['key: mork', 'key: Mork'],
    at: 'key: Mork',
    message: 'key: a key has lower-case letters a–z',
  },
  {
    name: 'a price that is a text',
    file: 'questions/kok.yaml',
    change: ['price: 25000', 'price: gratis'],
    at: 'price: gratis',
    message: "price: expected a figure or a map (key: value) or a list, found the text 'gratis'",
  },
  {
    name: 'a wrong key in a price',
    file: 'questions/kok.yaml',
    change: ['{ price: 350, per: luckor }', '{ price: 350, perr: luckor }'],
    at: 'perr',
    message: "unknown key 'perr' (did you mean 'per'?); allowed here: price, per, units, when",
  },
  { name: 'an unknown file', file: 'campains.yaml', change: '[]', at: '[]', message: "(did you mean 'campaigns.yaml'?)" },
  {
    name: 'a duplicate key',
    file: 'texts.yaml',
    change: 'a: x\nb: y\na: z\n',
    at: 'a: z',
    message: 'not readable as YAML: Map keys must be unique',
  },
  { name: 'wrong syntax', file: 'texts.yaml', change: 'a: x\nb: @\nc: z\n', at: 'b: @', message: 'not readable as YAML' },
  {
    name: 'an unknown tag',
    file: 'texts.yaml',
    change: 'a: x\nb: !!js/function y\n',
    at: 'b: !!js',
    message: 'not readable as YAML: Unresolved tag',
  },
  {
    name: 'an amount above the limit',
    file: 'plots.yaml',
    change: ['price: 450000', 'price: 1e300'],
    at: 'key: lund-1',
    message: 'price: Too big',
  },
  {
    name: 'a link address that would run a script',
    file: 'plots.yaml',
    change: ['price: 450000', "url: 'javascript:alert(1)', price: 450000"],
    at: 'javascript:',
    message: 'url: Invalid URL',
  },
  {
    name: 'a script in a text',
    file: 'brand.yaml',
    change: ['<p>Priserna gäller.</p>', '<p>Priserna <script>alert(1)</script>gäller.</p>'],
    at: 'disclaimer:',
    message: 'disclaimer: <script> is not allowed in a text; allowed: p, strong,',
  },
  {
    name: 'a tab that indents',
    file: 'texts.yaml',
    change: 'a:\n\tb: x\n',
    at: '\tb',
    message: 'Tabs are not allowed as indentation',
  },
  {
    name: 'a help guide of six steps',
    file: 'help-guide.yaml',
    change: '- { title: A, text: B }\n'.repeat(6),
    at: '- { title',
    message: '7',
  },
];

test.each(unreadable)('readRange reports this mistake at its line: $name', async ({ file, change, at, message }) => {
  const faults = await faultsOf({ [file]: change });
  const lines = String(changedRange({ [file]: change })[file] ?? '').split('\n');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ file, message: expect.stringContaining(message) });
  expect(lines[(faults[0]?.line ?? 0) - 1]).toContain(at);
});

test('readRange reports the faults of all files together', async () => {
  const faults = await faultsOf({
    'brand.yaml': null,
    'texts.yaml': 'a: x\nb: @',
    'houses/villa.yaml': ['rooms: 4', 'rooms: many'],
  });
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(['brand.yaml:1', 'houses/villa.yaml:7', 'texts.yaml:2']);
});

test('readRange refuses a small file whose YAML aliases would expand to a huge value', async () => {
  const levels = Array.from({ length: 12 }, (_, at) => `l${at + 1}: &l${at + 1} [${Array(9).fill(`*l${at}`).join(', ')}]`);
  const faults = await faultsOf({ 'texts.yaml': `l0: &l0 [x]\n${levels.join('\n')}\n` });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ file: 'texts.yaml', message: expect.stringContaining('alias') });
});

test('readRange refuses a file whose nesting is too deep for the call stack', async () => {
  const faults = await faultsOf({ 'texts.yaml': `a: ${'['.repeat(100_000)}` });
  expect(faults[0]).toMatchObject({ file: 'texts.yaml', line: 1, message: expect.stringContaining('not readable as YAML') });
});

test('readRange refuses a file above 5 MB, and refuses a file that is not UTF-8', async () => {
  const large = await faultsOf({ 'texts.yaml': `a: ${'x'.repeat(5_000_000)}\n` });
  expect(large).toEqual([{ file: 'texts.yaml', line: 1, message: 'the file is larger than 5 MB' }]);
  const folder = await writeRange();
  await writeFile(join(folder, 'texts.yaml'), Uint8Array.of(0x61, 0x3a, 0x20, 0xe5, 0x0a));
  expect((await readRange(folder)).faults).toEqual([{ file: 'texts.yaml', line: 1, message: 'the file is not UTF-8' }]);
});

test('readRange reports links, pipes and sockets in every folder as faults, and opens none of them', async () => {
  const folder = await writeRange({ 'texts.yaml': null });
  await writeFile(join(folder, 'houses', '.hidden'), '');
  await symlink(join(folder, 'brand.yaml'), join(folder, 'texts.yaml'));
  await symlink(tmpdir(), join(folder, 'pictures'));
  await symlink('/nowhere', join(folder, 'houses', 'stuga.yaml'));
  await mkdir(join(folder, 'fonts'));
  execFileSync('mkfifo', [join(folder, 'fonts', 'text-a.ttf'), join(folder, 'questions', 'bad.yaml')]);
  const server = createServer().listen(join(folder, 'questions', 'kok.yml'));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const faults = (await readRange(folder)).faults.map(({ file, line, message }) => `${file}:${line}: ${message.split(':')[0]}`);
  expect(faults).toEqual([
    'fonts/text-a.ttf:1: a pipe',
    'houses/stuga.yaml:1: a symbolic link',
    'pictures:1: a symbolic link',
    'questions/bad.yaml:1: a pipe',
    'questions/kok.yml:1: a socket',
    'texts.yaml:1: a symbolic link',
  ]);
});

test.each([
  ['NUL', '"a\\0b"', '0000'],
  ['half a character', '"a\\ud800"', 'D800'],
  ['a bell', '"\\a"', '0007'],
  ['a character that reverses the text', '"\\u202Eexe"', '202E'],
])('readRange reports %s in a text at the line of the text', async (_, written, code) => {
  const faults = await faultsOf({ 'houses/villa.yaml': ['title: Villa Prov', `title: ${written}`] });
  const message = `the text has the character U+${code}, which is not allowed`;
  expect(faults).toEqual([{ file: 'houses/villa.yaml', line: 2, column: 8, message }]);
});

test('a key with an invalid character is a fault, and so is the key `constructor`, which every JavaScript object has', async () => {
  expect(await faultsOf({ 'texts.yaml': 'a: b\n"start.ti\\u0000tle": Hej\n' })).toMatchObject([
    { file: 'texts.yaml', line: 2, message: 'the key has the character U+0000, which is not allowed' },
  ]);
  expect(await faultsOf({ 'plans.yaml': 'constructor: { sauna: true }\n' })).toMatchObject([
    { file: 'plans.yaml', line: 1, message: "'constructor' cannot stand here: nothing can be called constructor" },
  ]);
});

test.each([
  ['houses/villa.yaml', 'windowsBelow: 4', 'windowsBelow: 1000000000'],
  ['houses/villa.yaml', 'floorArea: 120', 'floorArea: 1e300'],
  ['houses/villa.yaml', 'fasad: 150', 'fasad: 1e300'],
  ['houses/villa.yaml', 'wallHeight: 2.9', 'wallHeight: 1e-300'],
  ['questions/kok.yaml', 'price: 25000', 'price: 1e300'],
  ['questions/kok.yaml', 'price: 350', 'price: .inf'],
  ['campaigns.yaml', 'discount: 20000', 'discount: 1e300'],
] as const)(
  'if in %s, %s is changed to %s, readRange reports a fault, because this number is outside the limits',
  async (file, from, to) => {
    const faults = await faultsOf({ [file]: [from, to] });
    expect(faults).toMatchObject([{ file, message: expect.stringMatching(/Too|number|expected/) }]);
  },
);

test('a price is a fault if the price times its quantity exceeds the limit', async () => {
  const faults = await faultsOf({ 'questions/kok.yaml': ['price: 350', 'price: 99000000'] });
  expect(faults).toMatchObject([
    { file: 'questions/kok.yaml', message: expect.stringContaining('99000000 kr × 18 is more than') },
  ]);
});

test('readRange normalises letters such as å, so that equal names are equal however the editor encodes them', async () => {
  const { municipalities } = await readSource({ 'municipalities.yaml': ['[Båstad]', '[Båstad]'.normalize('NFD')] });
  expect(municipalities.denied).toEqual(['Båstad'.normalize('NFC')]);
});

test('an empty or missing folder has faults, and readRange does not throw', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'range-empty-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const empty = await readRange(folder);
  expect(empty.faults.map(({ file }) => file)).toEqual([
    'areas.yaml',
    'brand.yaml',
    'houses',
    'municipalities.yaml',
    'questions',
    'sections.yaml',
  ]);
  const absent = await readRange(join(tmpdir(), 'no-such-range'));
  expect(absent.faults).toEqual([{ file: '.', line: 1, message: 'there is no such folder' }]);
});
