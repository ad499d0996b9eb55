/** How tests went. `skippedTests` names those that were not run, `secondTries` those that passed only when they were run again. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skippedTests: readonly string[];
  readonly secondTries: readonly string[];
}

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failed test, since nobody knows how many it holds. */
export function countVitest(report: VitestReport): TestCount {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  const unreadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + unreadable.length,
    skippedTests: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ file, fullName }) => `${file}: ${fullName}`),
    secondTries: [],
  };
}

/** Counts Playwright's JSON report; errors outside tests count as well. A test that passed only at its second try is named: it hides a fault. */
export function countPlaywright(report: PlaywrightReport): TestCount {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skippedTests: report.suites.flatMap((suite) => namesOf(suite, 'skipped')),
    secondTries: report.suites.flatMap((suite) => namesOf(suite, 'flaky')),
  };
}

/**
 * The sum of several counts, and the last line of a run. A program that failed without naming a failed test must be counted by the
 * caller (`atLeastOneFailed`), or the line would call a broken run a success.
 */
export function sumCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skippedTests: counts.flatMap(({ skippedTests }) => skippedTests),
    secondTries: counts.flatMap(({ secondTries }) => secondTries),
  };
}

export function atLeastOneFailed(count: TestCount): TestCount {
  return count.failed > 0 ? count : { ...count, failed: 1 };
}

export function countLine({ passed, failed, skippedTests }: TestCount): string {
  const skipped = skippedTests.length > 0 ? `, ${skippedTests.length} skipped` : '';
  return `${passed} passed, ${failed} failed${skipped}`;
}

function namesOf(suite: PlaywrightSuite, wanted: 'skipped' | 'flaky'): readonly string[] {
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, annotations }) => {
        const reasons = annotations.flatMap(({ description }) => description ?? []);
        return `${suite.file}: ${title} (${[projectName, ...reasons].join(', ')})`;
      }),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, wanted))];
}

/** The parts of the two reports that are counted. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly annotations: readonly { readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}
