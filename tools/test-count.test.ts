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
  expect(count.durations[0]).toEqual({ test: 'a.test.ts: adds', milliseconds: 1200 });
});

test('a file whose set-up failed counts as failed, although its tests were only skipped', () => {
  const skipped = { fullName: 'reads', status: 'skipped' };
  expect(countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [skipped] }] }).failed).toBe(1);
});

test('Playwright errors outside tests count as failures; the count lists skipped tests with their reason, and tests that passed only when retried', () => {
  const journey = { projectName: 'phone', status: 'skipped', annotations: [{ description: 'no landscape' }], results: [] };
  const again = { projectName: 'desktop', status: 'flaky', annotations: [], results: [{ duration: 900 }, { duration: 300 }] };
  const broken = { projectName: 'desktop', status: 'unexpected', annotations: [], results: [] };
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
      { test: 'a.spec.ts: turns (phone)', milliseconds: 0 },
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
  expect(withSecondTry(first, { ...nothing, passed: 1 })).toMatchObject(passed);
  expect(withSecondTry(first, { ...nothing, passed: 5 }), 'with the rest of its file').toMatchObject(passed);
  expect(withSecondTry(first, { ...nothing, passed: 4, failed: 1 })).toMatchObject({
    passed: 8,
    failed: 1,
    failures,
    secondTries: [],
  });
});

test('a run counts as failed when the second try did not run every test that had failed', () => {
  const first = { ...nothing, passed: 8, failed: 2 };
  expect(withSecondTry(first, { ...nothing, passed: 1 })).toMatchObject({ passed: 8, failed: 2, secondTries: [] });
});
