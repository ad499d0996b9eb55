import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { Visit, Result } = JSON.parse(readFileSync(join(import.meta.dirname, 'evaluate/cases/replaced-answer.json'), 'utf8'));
const broken = { ...Visit, Steps: [{ bundle: 5 }] };

function evaluate(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'evaluate.ts'), ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 50_000_000,
  });
  return { status, stdout, stderr };
}

function evaluateFile(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'visit.json'), content);
  return evaluate([join(folder, 'visit.json')]);
}

test('evaluate reads one visit from a file and prints its result', () => {
  const { status, stdout, stderr } = evaluateFile(JSON.stringify(Visit));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual(Result);
});

test.each([
  ['{"Configuration": ', /^not JSON: [^\n]+\n$/],
  ['', /^not JSON: [^\n]+\n$/],
  ['{\n\n!', /^not JSON: [^\n]+\n$/],
  [JSON.stringify(broken), /^step 1: unknown bundle 5\n$/],
])('evaluate rejects an invalid file with one line on stderr and nothing on stdout: %j', (content, reason) => {
  const { status, stdout, stderr } = evaluateFile(content);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(reason);
});

test('evaluate rejects a missing file, and a command without a file or with two files', () => {
  const missing = evaluate([join(tmpdir(), 'no-such-visit.json')]);
  expect(missing).toMatchObject({ status: 2, stdout: '' });
  expect(missing.stderr).toMatch(/^ENOENT: no such file [^\n]+\n$/);
  for (const args of [[], ['a.json', 'b.json'], ['--lines', 'a.json']]) {
    expect(evaluate(args)).toEqual({ status: 2, stdout: '', stderr: 'usage: npm run -s evaluate -- FILE.json | --lines\n' });
  }
});

test('evaluate --lines reads one visit from each line and prints the results in the order of the lines', () => {
  const visits = Array.from({ length: 500 }, (_, index) => ({
    ...Visit,
    Steps: index % 2 ? [{ choose: { 12: 123 } }] : [{ choose: { 11: 112 } }],
  }));
  const { status, stdout, stderr } = evaluate(['--lines'], `${visits.map((visit) => JSON.stringify(visit)).join('\n')}\n`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const selections = resultsIn(stdout).map((result) => result.Selections);
  expect(selections).toEqual(visits.map((_, index) => (index % 2 ? { 11: 111, 12: 123 } : { 11: 112, 12: 122 })));
});

test('for an invalid input line, evaluate --lines prints an error at the same position in the output, and still prints the results of the other lines', () => {
  const lines = [JSON.stringify(Visit), 'rubbish', '', JSON.stringify(broken), JSON.stringify(Visit)];
  const { status, stdout, stderr } = evaluate(['--lines'], lines.join('\n'));
  expect(status).toBe(2);
  expect(resultsIn(stdout)).toEqual([
    Result,
    { Error: expect.stringMatching(/^not JSON: /) },
    { Error: expect.stringMatching(/^not JSON: /) },
    { Error: 'step 1: unknown bundle 5' },
    Result,
  ]);
  expect(stderr.trimEnd().split('\n')).toHaveLength(3);
});

test('evaluate --lines ends a line only at a line feed, not at a separator inside a text; it ignores a carriage return before the line feed', () => {
  const separated = structuredClone(Visit);
  separated.Configuration.House.Title = 'Sjö\u2028vik\u2029';
  const lines = `${JSON.stringify(separated)}\r\n${JSON.stringify(Visit)}\r\n`;
  const { status, stdout } = evaluate(['--lines'], lines);
  expect(status).toBe(0);
  expect(resultsIn(stdout)).toEqual([Result, Result]);
});

test('evaluate --lines prints nothing for an empty input', () => {
  expect(evaluate(['--lines'])).toEqual({ status: 0, stdout: '', stderr: '' });
});

function resultsIn(stdout: string) {
  expect(stdout.endsWith('\n')).toBe(true);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
