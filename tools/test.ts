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
  slowestLines,
  sumCounts,
  type TestCount,
  withSecondTry,
} from './test-count.ts';

// `npm test`: the checks, the budgets of the build, the tests of single parts, the browser journeys. All of them run whatever the others
// say; the ten slowest tests are told, the last line adds all up, and the exit code is 0 only when tests ran and none failed.
const reports = mkdtempSync(join(tmpdir(), 'gavel-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const total = sumCounts([await runCheckSuite(), await runBudgets(), await runVitest(), await runPlaywright()]);
heading('The ten slowest tests');
for (const line of slowestLines(total, 10)) console.log(line);
heading('Result');
for (const test of total.skippedTests) console.log(`skipped: ${test}`);
for (const test of total.secondTries) console.log(`passed at its second try: ${test}`);
console.log(countLine(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Each check counts as one test. */
async function runCheckSuite(): Promise<TestCount> {
  heading('Checks');
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skippedTests: [], secondTries: [], durations: [] };
}

/** The budgets are one test. npm has already built the app. */
async function runBudgets(): Promise<TestCount> {
  heading('Budgets');
  const { code } = await runNode({ args: ['tools/budgets.ts'], show: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skippedTests: [], secondTries: [], durations: [] };
}

/** The components, one after the other in one browser, leave a core idle: they run beside all others, and are shown when they are done. */
async function runVitest(): Promise<TestCount> {
  heading('Tests of single parts');
  const [others, components] = await Promise.all([
    runProjects('others', '!components', true),
    runProjects('components', 'components', false),
  ]);
  return sumCounts([others, components]);
}

function runProjects(name: string, project: string, show: boolean): Promise<TestCount> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...reporters];
  return runSuite({ args, show }, report, countVitest);
}

/**
 * A journey that fails is tried once more, with a server and data of its own: whoever changes something else learns of the fault by its
 * name at the end, and is not stopped by it. Where more than three fail, it is the change.
 */
async function runPlaywright(): Promise<TestCount> {
  heading('Browser journeys');
  const first = await runJourneys('journeys');
  if (first.failed === 0 || first.failed > 3) return first;
  heading('The journeys that failed, once more');
  return withSecondTry(first, await runJourneys('second-try', '--last-failed'));
}

function runJourneys(name: string, ...options: string[]): Promise<TestCount> {
  const report = join(reports, `${name}.json`);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options];
  return runSuite({ args, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show: true }, report, countPlaywright);
}

/** A suite that fails without a report, or with one that names no failed test, still counts as a failure. */
async function runSuite<Report>(run: NodeRun, reportFile: string, count: (report: Report) => TestCount): Promise<TestCount> {
  const { code, output } = await runNode(run);
  process.stdout.write(output);
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skippedTests: [], secondTries: [], durations: [] };
  const counted = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  const short = (test: string) => (test.startsWith(root) ? relative(root, test) : test);
  const named = {
    ...counted,
    skippedTests: counted.skippedTests.map(short),
    durations: counted.durations.map(({ test, milliseconds }) => ({ test: short(test), milliseconds })),
  };
  return code === 0 ? named : atLeastOneFailed(named);
}

/** Says what comes, and how long the whole run has taken until now. */
function heading(title: string) {
  console.log(`\n── ${title} (${Math.round(performance.now() / 1000)} s) ──`);
}
