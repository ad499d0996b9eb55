import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runChecks } from './check.ts';
import { type NodeRun, root, runNode } from './run-node.ts';
import {
  atLeastOneFailed,
  countLine,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  slowestLines,
  sumCounts,
  type TestCount,
  withSecondTry,
} from './test-count.ts';
import { browsersIn, postgresVersion } from './versions.ts';

// `npm test` runs the checks, the budgets of the build, the unit tests and the e2e tests. It runs all of them even if some fail. At the end
// it prints the ten slowest tests and the versions of databases and browsers. The last line has the number of passed and failed tests. The
// exit code is 0 only if tests ran and none failed.
const reports = mkdtempSync(join(tmpdir(), 'gavel-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const browsers = new Set<string>();
const total = sumCounts([await runCheckSuite(), await runBudgets(), await runVitest(), await runPlaywright()]);
heading('The ten slowest tests');
for (const line of slowestLines(total, 10)) console.log(line);
heading('Result');
for (const test of total.skippedTests) console.log(`skipped: ${test}`);
for (const { test } of total.failures) console.log(`failed: ${test}`);
for (const test of total.secondTries) console.log(`passed at its second try: ${test}`);
const versions = [...browsers].sort();
console.log(`with ${[...versions, `Node ${process.versions.node}`, await postgresVersion(process.env)].join(', ')}`);
console.log(countLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Runs the checks. Each check counts as one test. */
async function runCheckSuite(): Promise<TestCount> {
  heading('Checks');
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, failures: [], skippedTests: [], secondTries: [], durations: [] };
}

/** Checks the budgets, which count as one test. npm has already built the app. */
async function runBudgets(): Promise<TestCount> {
  heading('Budgets');
  const { code } = await runNode({ args: ['tools/budgets.ts'], show: true });
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    failures: [],
    skippedTests: [],
    secondTries: [],
    durations: [],
  };
}

/**
 * Runs the unit tests. Component tests share one browser and use only one core, so they run at the same time as all other unit tests.
 * The output of the component tests is printed when they are done.
 */
async function runVitest(): Promise<TestCount> {
  heading('Tests of single parts');
  return sumCounts(await Promise.all([runProject('!components', true), runProject('components', false)]));
}

async function runProject(project: string, show: boolean): Promise<TestCount> {
  const first = await runFiles(project, show);
  if (!mayTryAgain(first)) return first;
  console.log('\nThe files in which tests failed, once more');
  const files = first.failures.map(({ file }) => join(root, file));
  return withSecondTry(first, await runFiles(project, true, files));
}

function runFiles(project: string, show: boolean, files: readonly string[] = []): Promise<TestCount> {
  const report = newReport();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...reporters, ...files];
  return runSuite({ args, show }, report, countVitest);
}

async function runPlaywright(): Promise<TestCount> {
  heading('Browser journeys');
  const first = await runJourneys();
  if (!mayTryAgain(first)) return first;
  heading('The journeys that failed, once more');
  return withSecondTry(first, await runJourneys('--last-failed'));
}

/**
 * Returns whether to retry the failed tests, with new servers and data. Up to three tests may have failed only because the machine was
 * busy. If they pass on the retry, the list at the end names them, and they do not block the change. If more tests fail, the change is the
 * cause.
 */
function mayTryAgain({ failed, failures }: TestCount): boolean {
  return failed > 0 && failed <= 3 && failures.length === failed;
}

function runJourneys(...options: string[]): Promise<TestCount> {
  const report = newReport();
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options];
  return runSuite({ args, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show: true }, report, (journeys: PlaywrightReport) => {
    for (const browser of browsersIn(journeys)) browsers.add(browser);
    return countPlaywright(journeys);
  });
}

function newReport(): string {
  return join(reports, `${randomUUID()}.json`);
}

/** Runs a suite. The suite counts as failed if there is no report, or if the program failed without a failed test in its report. */
async function runSuite<Report>(run: NodeRun, reportFile: string, count: (report: Report) => TestCount): Promise<TestCount> {
  const { code, output } = await runNode(run);
  process.stdout.write(output);
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: [], skippedTests: [], secondTries: [], durations: [] };
  const counted = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  const short = (test: string) => (test.startsWith(root) ? relative(root, test) : test);
  const named = {
    ...counted,
    failures: counted.failures.map(({ file, test }) => ({ file: short(file), test: short(test) })),
    skippedTests: counted.skippedTests.map(short),
    durations: counted.durations.map(({ test, milliseconds }) => ({ test: short(test), milliseconds })),
  };
  return code === 0 ? named : atLeastOneFailed(named);
}

/** Prints the next suite's name and the time since the start of the run. */
function heading(title: string) {
  console.log(`\n── ${title} (${Math.round(performance.now() / 1000)} s) ──`);
}
