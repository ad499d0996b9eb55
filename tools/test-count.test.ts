import { expect, test } from 'vitest';
import {
  atLeastOneFailed,
  countLine,
  countPlaywright,
  countVitest,
  slowestLines,
  sumCounts,
  withSecondTry,
} from './test-count.ts';

const nothing = { passed: 0, failed: 0, failures: [], skippedTests: [], secondTries: [], durations: [] };

test('a Vitest file that fails to load counts as one failed test', () => {
  const count = countVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 1200 },
          { fullName: 'subtracts', status: 'failed' },
          { fullName: 'on PostgreSQL', status: 'skipped' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(count).toMatchObject({ passed: 1, failed: 2, skippedTests: ['a.test.ts: on PostgreSQL'], secondTries: [] });
  expect(count.failures).toEqual([
    { file: 'a.test.ts', test: 'a.test.ts: subtracts' },
    { file: 'b.test.ts', test: 'b.test.ts' },
  ]);
  expect(count.durations).toEqual([
    { test: 'a.test.ts: adds', milliseconds: 1200 },
    { test: 'a.test.ts: subtracts', milliseconds: 0 },
  ]);
});

test('a file whose set-up failed counts as failed, although its tests were only skipped', () => {
  const skipped = { fullName: 'reads', status: 'skipped' };
  expect(countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [skipped] }] }).failed).toBe(1);
});

test('Playwright errors outside tests count as failures; the count lists skipped tests with their reason, and tests that passed only when retried', () => {
  const journey = { projectName: 'phone', status: 'skipped', annotations: [{ description: 'no landscape' }], results: [] };
  const again = { projectName: 'desktop', status: 'flaky', annotations: [], results: [{ duration: 900 }, { duration: 300 }] };
  const broken = { projectName: 'desktop', status: 'unexpected', annotations: [{ description: '151.0' }], results: [] };
  const specs = [
    { title: 'prints', tests: [broken] },
    { title: 'turns', tests: [journey] },
    { title: 'saves', tests: [again] },
  ];
  const count = countPlaywright({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
  });
  expect(count).toEqual({
    passed: 4,
    failed: 2,
    failures: [{ file: 'a.spec.ts', test: 'a.spec.ts: prints (desktop)' }],
    skippedTests: ['a.spec.ts: turns (phone, no landscape)'],
    secondTries: ['a.spec.ts: saves (desktop)'],
    durations: [
      { test: 'a.spec.ts: prints (desktop)', milliseconds: 0 },
      { test: 'a.spec.ts: saves (desktop)', milliseconds: 1200 },
    ],
  });
});

test('the last line of the output contains the sums of all suites, and the number of skipped tests only if there are any', () => {
  expect(
    countLine(
      sumCounts([
        { ...nothing, passed: 4 },
        { ...nothing, passed: 2, failed: 1 },
      ]),
    ),
  ).toBe('6 passed, 1 failed');
  expect(countLine({ ...nothing, passed: 4, skippedTests: ['a', 'b'] })).toBe('4 passed, 0 failed, 2 skipped');
});

test('a program that failed without naming a failed test counts as one failure', () => {
  expect(atLeastOneFailed({ ...nothing, passed: 9 }).failed).toBe(1);
  expect(atLeastOneFailed({ ...nothing, failed: 2 }).failed).toBe(2);
});

test('the output lists the slowest tests, the slowest first', () => {
  const durations = [300, 12_340, 1000].map((milliseconds) => ({ test: `takes ${milliseconds}`, milliseconds }));
  expect(slowestLines({ ...nothing, durations }, 2)).toEqual(['  12.3 s  takes 12340', '   1.0 s  takes 1000']);
});

test('a test that passes only on its second try counts as passed and is listed; a test that fails on both tries counts as failed', () => {
  const failures = [{ file: 'a.spec.ts', test: 'a.spec.ts: saves (desktop)' }];
  const first = { ...nothing, passed: 8, failed: 1, failures };
  const passed = { passed: 9, failed: 0, failures: [], secondTries: ['a.spec.ts: saves (desktop)'] };
  const again = durationsOf('a.spec.ts: saves (desktop)');
  expect(withSecondTry(first, { ...nothing, passed: 1, durations: again })).toMatchObject(passed);
  const withRest = [...again, ...durationsOf('a.spec.ts: prints (desktop)')];
  expect(withSecondTry(first, { ...nothing, passed: 2, durations: withRest }), 'with the rest of its file').toMatchObject(passed);
  expect(withSecondTry(first, { ...nothing, passed: 1, failed: 1, durations: withRest })).toMatchObject({
    passed: 8,
    failed: 1,
    failures,
    secondTries: [],
  });
});

test('a run counts as failed if the second try did not run every failed test again, even if it ran other tests of the same file', () => {
  const names = ['a.test.ts: saves', 'a.test.ts: prints'];
  const first = { ...nothing, passed: 8, failed: 2, failures: names.map((name) => ({ file: 'a.test.ts', test: name })) };
  const failed = { passed: 8, failed: 2, failures: first.failures, secondTries: [] };
  const second = { ...nothing, passed: 3, durations: durationsOf('a.test.ts: saves', 'a.test.ts: loads', 'a.test.ts: turns') };
  expect(withSecondTry(first, second)).toMatchObject(failed);
  expect(withSecondTry(first, { ...second, durations: durationsOf(...names) }).failed).toBe(0);
});

test('a file that could not be loaded counts as passed on its second try if some of its tests ran', () => {
  const first = { ...nothing, failed: 1, failures: [{ file: 'a.test.ts', test: 'a.test.ts' }] };
  const retried = (name: string) => withSecondTry(first, { ...nothing, passed: 1, durations: durationsOf(name) });
  expect(retried('a.test.ts: adds')).toMatchObject({ failed: 0, secondTries: ['a.test.ts'] });
  expect(retried('b.test.ts: adds')).toMatchObject({ failed: 1, secondTries: [] });
});

function durationsOf(...names: string[]) {
  return names.map((name) => ({ test: name, milliseconds: 1 }));
}
