import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type NodeRun, root, runNode } from './run-node.ts';

export interface CheckResult {
  readonly title: string;
  readonly passed: boolean;
}

interface Program extends NodeRun {
  /** A file that the program needs. If it does not exist, the program is skipped. */
  readonly needs?: string;
}

const packages = join(root, 'node_modules');

/** All checks that need no running product. A check runs its programs in order, until one fails. */
const checks: readonly { readonly title: string; readonly programs: readonly Program[] }[] = [
  {
    title: 'format and lint',
    programs: [{ args: [`${packages}/@biomejs/biome/bin/biome`, 'ci', '--colors=off', '--max-diagnostics=50'] }],
  },
  {
    title: 'types',
    programs: [
      { args: [`${packages}/@react-router/dev/bin.cjs`, 'typegen'], folder: 'apps/web', needs: 'apps/web/app/routes.ts' },
      { args: [`${packages}/typescript-7/bin/tsc`, '-b'] },
    ],
  },
  { title: 'boundaries', programs: [{ args: ['tools/check-boundaries.ts'] }] },
  { title: 'sizes of files and functions', programs: [{ args: ['tools/check-sizes.ts'] }] },
  { title: 'names', programs: [{ args: ['tools/check-names.ts'] }] },
  { title: 'documentation', programs: [{ args: ['tools/check-docs.ts'] }] },
  {
    title: 'pages that name tests or are generated',
    programs: [
      {
        args: [
          `${packages}/vitest/vitest.mjs`,
          'run',
          '--project=tools',
          '--project=e2e',
          'reference.test',
          'security-page',
          'e2e/spec',
        ],
      },
    ],
  },
  { title: 'unused code and packages', programs: [{ args: [`${packages}/knip/bin/knip.js`, '--no-progress'] }] },
];

/**
 * Runs all checks in parallel, because no check uses all cores all the time. Prints one line for each check. Below the line of a failed
 * check, it prints the check's output.
 */
export function runChecks(): Promise<readonly CheckResult[]> {
  return Promise.all(
    checks.map(async ({ title, programs }) => {
      const started = performance.now();
      const failure = await firstFailure(programs);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${failure === undefined ? '✓' : '✗'} ${title} (${seconds} s)${failure === undefined ? '' : `\n${failure}`}`);
      return { title, passed: failure === undefined };
    }),
  );
}

async function firstFailure(programs: readonly Program[]): Promise<string | undefined> {
  for (const { needs, ...program } of programs) {
    if (needs !== undefined && !existsSync(join(root, needs))) continue;
    const { code, output } = await runNode(program);
    if (code !== 0) return output.trimEnd() || `${program.args.join(' ')} ended with ${code}`;
  }
  return undefined;
}

if (import.meta.main) {
  const results = await runChecks();
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
