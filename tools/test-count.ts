/**
 * The result of a test run. `failures` lists failed tests, `skippedTests` tests that did not run, `secondTries` tests that passed only on
 * a second try.
 */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  readonly skippedTests: readonly string[];
  readonly secondTries: readonly string[];
  /** The duration of each test that ran. */
  readonly durations: readonly Duration[];
}

interface Failure {
  readonly file: string;
  readonly test: string;
}

interface Duration {
  readonly test: string;
  readonly milliseconds: number;
}

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failed test, because its number of tests is unknown. */
export function countVitest(report: VitestReport): TestCount {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name, hasRun: test.status === 'passed' || test.status === 'failed' })),
  );
  const unreadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + unreadable.length,
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ file, fullName }) => ({ file, test: `${file}: ${fullName}` })),
      ...unreadable.map(({ name }) => ({ file: name, test: name })),
    ],
    skippedTests: tests.filter(({ hasRun }) => !hasRun).map(({ file, fullName }) => `${file}: ${fullName}`),
    secondTries: [],
    durations: tests
      .filter(({ hasRun }) => hasRun)
      .map(({ file, fullName, duration }) => ({ test: `${file}: ${fullName}`, milliseconds: duration ?? 0 })),
  };
}

/**
 * Counts Playwright's JSON report, including errors outside tests. A test that passed only on its second try counts as passed, but
 * `secondTries` lists it, because its first try may have shown a fault.
 */
export function countPlaywright(report: PlaywrightReport): TestCount {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: report.suites.flatMap((suite) => namesOf(suite, 'unexpected').map((test) => ({ file: suite.file, test }))),
    skippedTests: report.suites.flatMap((suite) => namesOf(suite, 'skipped')),
    secondTries: report.suites.flatMap((suite) => namesOf(suite, 'flaky')),
    durations: report.suites.flatMap(durationsOf),
  };
}

/**
 * Adds several counts, for the last line of a run. The caller must count a program that failed without naming a failed test
 * (`atLeastOneFailed`), or a broken run would count as a success.
 */
export function sumCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    skippedTests: counts.flatMap(({ skippedTests }) => skippedTests),
    secondTries: counts.flatMap(({ secondTries }) => secondTries),
    durations: counts.flatMap(({ durations }) => durations),
  };
}

export function atLeastOneFailed(count: TestCount): TestCount {
  return count.failed > 0 ? count : { ...count, failed: 1 };
}

/**
 * Returns the result `first`, updated with a second try of its failed tests. The second try may also have run other tests of the
 * same files. If every failed test has run again and no test failed, the failed tests count as passed. `secondTries` lists them, because
 * their first try may have shown a fault.
 */
export function withSecondTry(first: TestCount, second: TestCount): TestCount {
  const durations = [...first.durations, ...second.durations];
  if (second.failed > 0 || !first.failures.every((failure) => hasRunAgain(failure, second))) return { ...first, durations };
  const secondTries = [...first.secondTries, ...first.failures.map(({ test }) => test)];
  return { ...first, passed: first.passed + first.failed, failed: 0, failures: [], secondTries, durations };
}

/** Returns whether the second try ran a failed test again. If its file could not be loaded before, any test of this file counts. */
function hasRunAgain({ file, test }: Failure, { durations }: TestCount): boolean {
  return durations.some((ran) => ran.test === test || (test === file && ran.test.startsWith(`${file}: `)));
}

export function countLine({ passed, failed, skippedTests }: TestCount): string {
  const skipped = skippedTests.length > 0 ? `, ${skippedTests.length} skipped` : '';
  return `${passed} passed, ${failed} failed${skipped}`;
}

/** Returns a line for each of the slowest tests, the slowest first. */
export function slowestLines({ durations }: TestCount, count: number): readonly string[] {
  const slowest = durations.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  return slowest.map(({ test, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${test}`);
}

function durationsOf(suite: PlaywrightSuite): readonly Duration[] {
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, results }) => ({
        test: `${suite.file}: ${title} (${projectName})`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
  );
  return [...here, ...(suite.suites ?? []).flatMap(durationsOf)];
}

function namesOf(suite: PlaywrightSuite, wanted: 'skipped' | 'flaky' | 'unexpected'): readonly string[] {
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, annotations }) => {
        const reasons = wanted === 'skipped' ? annotations.flatMap(({ description }) => description ?? []) : [];
        return `${suite.file}: ${title} (${[projectName, ...reasons].join(', ')})`;
      }),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, wanted))];
}

/** The fields of the two reports that this file counts. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

export interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations: readonly { readonly type?: string; readonly description?: string }[];
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}
