import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const demo = join(import.meta.dirname, '../ranges/bjorkvik');
/** A range that is read and built quickly, for tests that work with any range. */
const small = join(import.meta.dirname, '../apps/web/testing/range');

function range(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'range.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return { status, stdout, stderr };
}

function copyOfSmall(): string {
  const folder = mkdtempSync(join(tmpdir(), 'range-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(small, folder, { recursive: true });
  return folder;
}

test('`check` finds no faults in the demo range, and prints how many sections, questions, answers, rules and prices each house has', () => {
  const { status, stdout, stderr } = range('check', demo);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^mjallom-96: \d+ sections, \d+ questions, \d+ answers, \d+ rules, \d+ price entries$/m);
  // All pictures are rendered except the portraits of invented people. Every picture is used, and every answer without a picture has a
  // reason.
  expect(stdout).not.toMatch(/warning: (?!.*drawn instead: \d+ of \d+ portraits$)/m);
  const [, share = ''] =
    /^seen: \d+ of \d+ answers \(([\d.]+) %\) change a picture or a drawing; \d+ give a reason why not, 0 give none$/m.exec(
      stdout,
    ) ?? [];
  expect(Number(share)).toBeGreaterThan(72);
  const [, proven = '', all = ''] = /^pictures: (\d+) of (\d+) answers × cameras proven$/m.exec(stdout) ?? [];
  expect(Number(proven)).toBeGreaterThan(3000);
  expect(proven).toBe(all);
  expect(stdout.match(/: Bevisat för alla kommuner \(/g)).toHaveLength(6);
  expect(stdout).toMatch(/: no faults; 17 houses, \d+ questions$/m);
});

test('`check` and `build` print faults with file and line, and build nothing', () => {
  const folder = copyOfSmall();
  writeFileSync(join(folder, 'areas.yaml'), '- { key: norr, code: N }\n');
  const out = join(folder, 'out');
  for (const { status, stdout, stderr } of [range('check', folder), range('build', folder, out)]) {
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`${join(folder, 'areas.yaml')}:1:3: name: expected a text`);
    expect(stderr.trimEnd().endsWith(`${folder}: 1 fault`)).toBe(true);
  }
  expect(existsSync(out)).toBe(false);
});

test('`check` reports a broken picture, and `build` still builds the range without it', () => {
  const folder = copyOfSmall();
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/splash.webp'), 'no picture');
  const { status, stderr } = range('check', folder);
  expect(status).toBe(1);
  expect(stderr).toContain(`${join(folder, 'pictures/splash.webp')}:1: not a WebP picture, or cut off`);
  const out = join(folder, 'out');
  expect(range('build', folder, out).status).toBe(0);
  expect(JSON.parse(readFileSync(join(out, 'range.json'), 'utf8')).brand.splash).toBe('');
});

test('`check` rejects a question that some choices leave without a possible answer, and prints file, line and the clicks that lead to this', () => {
  const folder = copyOfSmall();
  const file = join(folder, 'questions/inne.yaml');
  const stranded = readFileSync(file, 'utf8').replace(/key: (platta|krypgrund)\n/g, `$&      rule: '!answer("kok-avskilt")'\n`);
  writeFileSync(file, stranded);
  const line = stranded.split('\n').findIndex((written) => written.includes('key: grundtyp')) + 1;
  const { status, stderr } = range('check', folder);
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}:${line}:8: Frågan ”Grund” visas utan något svar att välja. Ge den ett svar`);
  expect(stderr).toMatch(/^ {2}\S.* i \S+: .*: Avskilt kök$/m);
  expect(stderr).toMatch(/objections?\n$/);
});

test('`check` also fails for a fault that an administrator may accept, and prints the flags --name and --reason with which to accept it', () => {
  const { status, stdout, stderr } = range('check', small);
  expect(stderr).toMatch(/bundles\.yaml:\d+:\d+: Paketet ”Komplett” går inte att välja från början: Solceller 6,4 kW stoppas\./);
  expect(stderr).toMatch(/: 1 objection; to publish despite it: --name "First Last" --reason "Why"\n$/);
  expect(stdout).not.toContain('no faults');
  expect(status).toBe(1);
});

test('`ids` gives ids to new keys only, and the built range contains these ids', () => {
  const folder = copyOfSmall();
  const lock = join(folder, 'ids.lock.yaml');
  const before = readFileSync(lock, 'utf8');
  expect(range('ids', folder).status).toBe(0);
  expect(readFileSync(lock, 'utf8')).toBe(before);
  const plots = join(folder, 'plots.yaml');
  writeFileSync(plots, readFileSync(plots, 'utf8').replace(/key: [\w-]+/, 'key: en-ny-tomt'));
  expect(range('check', folder).stderr).toContain("plots without id: 'en-ny-tomt'");
  expect(range('ids', folder).status).toBe(0);
  const after = readFileSync(lock, 'utf8').split('\n');
  const old = before.split('\n');
  expect(old.filter((line) => !after.includes(line))).toEqual([]);
  expect(after.filter((line) => !old.includes(line))).toEqual(['  en-ny-tomt: 4']);
  const out = join(folder, 'built');
  expect(range('build', folder, out).status).toBe(0);
  const built = JSON.parse(readFileSync(join(out, 'range.json'), 'utf8'));
  expect(built.houses).toHaveLength(7);
  expect(built).toMatchObject({ plots: [{ id: 4 }, { id: 2 }, { id: 3 }] });
  const configurations = readdirSync(join(out, 'configurations'));
  expect(configurations).toHaveLength(7 * 2);
  const [first = ''] = configurations;
  const visit = JSON.stringify({
    Configuration: JSON.parse(readFileSync(join(out, 'configurations', first), 'utf8')),
    Now: '2026-06-01T12:00:00Z',
    Steps: [],
  });
  const played = spawnSync(process.execPath, [join(import.meta.dirname, 'evaluate.ts'), '--lines'], {
    encoding: 'utf8',
    input: visit,
  });
  expect(JSON.parse(played.stdout)).toMatchObject({
    Rejected: [],
    Selections: expect.any(Object),
    OrdinaryPrice: expect.any(Number),
  });
});

test('an unknown command, or a command with wrong arguments, prints the list of commands', () => {
  for (const args of [[], ['chekc', demo], ['check'], ['check', demo, 'more'], ['schemas', 'x'], ['build', demo, 'a', 'b']]) {
    const { status, stderr } = range(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage: npm run range/);
  }
});
