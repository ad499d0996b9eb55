import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRange } from '@gavel/range/publishing';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { runRange, runRangeWith } from './testing/run-range.ts';

const flags = [
  '--name',
  'Sjö & Skog: hus',
  '--email',
  'hej@sjoskog.example',
  '--phone',
  '010-1',
  '--address',
  'Gatan 1, 111 11 Ort',
];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'range-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('`new` asks for each fact that no flag contains, and creates a range in which `check` finds no fault', async () => {
  const folder = join(aFolder(), 'sjoskog');
  // The terminal asks the one missing question, and asks again because white text is unreadable on the first colour.
  const { status, stdout } = runRangeWith('#ffee00\n#2F4D70\n', 'new', folder, ...flags);
  expect(status).toBe(0);
  expect(stdout).toContain('white text is not readable on this colour');
  expect(stdout).toContain(`${folder}: no faults; 3 houses, 12 questions`);
  expect(stdout).not.toMatch(/warning: (?!.*drawn instead)/);
  expect(stdout).toContain('0 give a reason why not, 0 give none');

  const { source } = await readRange(folder);
  if (!source) throw new Error('it has faults');
  expect(source.brand).toMatchObject({
    name: 'Sjö & Skog: hus',
    colours: { accent: '#2f4d70' },
    contact: {
      email: 'hej@sjoskog.example',
      customerService: 'hej@sjoskog.example',
      phone: '010-1',
      address: 'Gatan 1, 111 11 Ort',
    },
  });
  expect(source.houses.map(({ type }) => type).toSorted()).toEqual(['1-plan', '1-plan', 'Sidobyggnad']);
  expect(source.houses.every(({ plan }) => plan !== undefined)).toBe(true);
  expect(
    [source.areas, source.sections, source.questions, source.bundles, source.campaigns, source.consents].map((all) => all.length),
  ).toEqual([3, 4, 12, 1, 1, 2]);
  expect(Object.keys(source.texts)).toHaveLength(1);
  expect(source.consents.every(({ text }) => text.includes('Sjö &amp; Skog: hus'))).toBe(true);
  expect(readdirSync(folder, { recursive: true }).join()).not.toContain('pictures');
  // Every file except the lock file names a schema that exists.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text, file).not.toContain('Exempelhus');
    if (file === 'ids.lock.yaml') continue;
    expect(text, file).toMatch(/^# yaml-language-server: \$schema=\S+\n/);
    const [, schema = ''] = /schema=(\S+)/.exec(text) ?? [];
    expect(existsSync(join(folder, file, '..', schema)), file).toBe(true);
  }
});

test('the campaign of a new range runs from today, for two months', () => {
  const folder = join(aFolder(), 'ny');
  expect(runRange('new', folder, ...flags, '--colour', '#203040')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`Look at it: RANGE=${folder} GAVEL_DATA=data-ny npm start`),
  });
  const [campaign] = parse(readFileSync(join(folder, 'campaigns.yaml'), 'utf8'));
  const days = (Date.parse(campaign.to) - Date.parse(campaign.from)) / 86_400_000;
  // Around midnight, summer time may move the last day by one.
  expect(Math.abs(days - 60)).toBeLessThanOrEqual(1);
  expect(Math.abs(Date.now() - Date.parse(campaign.from))).toBeLessThan(2 * 86_400_000);
});

test('`new` changes nothing in a folder that has files, and prints an error for an invalid or missing argument', () => {
  const folder = aFolder();
  const all = [...flags, '--colour', '#203040'];
  expect(runRange('new', folder, ...all).status).toBe(0);
  const before = readFileSync(join(folder, 'brand.yaml'), 'utf8');
  expect(runRange('new', folder, ...all)).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });
  expect(readFileSync(join(folder, 'brand.yaml'), 'utf8')).toBe(before);
  expect(runRange('new', join(folder, 'x'), ...flags, '--colour', 'red').stderr).toContain('--colour: a colour is #');
  expect(runRange('new', join(folder, 'x'), ...flags)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('give --colour'),
  });
  expect(runRange('new', join(folder, 'x'), '--nam', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') });
  expect(runRange('new').status).toBe(2);
});

test('the command that `new` prints works in a shell, even if the name of the folder has spaces and quotes', () => {
  const folder = join(aFolder(), "Sjö's hus");
  const { stdout } = runRange('new', folder, ...flags, '--colour', '#203040');
  const [, settings = ''] = /^Look at it: (.*) npm start$/m.exec(stdout) ?? [];
  const shell = spawnSync('sh', ['-c', `${settings} sh -c 'printf "%s, %s" "$RANGE" "$GAVEL_DATA"'`], { encoding: 'utf8' });
  expect(shell.stdout).toBe(`${folder}, data-Sjö's hus`);
});
