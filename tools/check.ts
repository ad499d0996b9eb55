import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type NodeRun, root, runNode } from './run-node.ts';

export interface CheckResult {
  readonly title: string;
  readonly passed: boolean;
}

interface Program extends NodeRun {
  /** Without this file there is nothing to run. */
  readonly needs?: string;
}

const packages = join(root, 'node_modules');

/** Everything that can be checked without running the product. A check's programs run in order, up to the first that fails. */
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
  { title: 'sizes of files', programs: [{ args: ['tools/check-sizes.ts'] }] },
  { title: 'documentation', programs: [{ args: ['tools/check-docs.ts'] }] },
  { title: 'unused code and packages', programs: [{ args: [`${packages}/knip/bin/knip.js`, '--no-progress'] }] },
];

/** Runs all checks side by side, since none uses all cores all the time. Prints one line for each, and below it what a failed one said. */
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
