import { join } from 'node:path';
import { type Build, type BuiltFile, readBuild } from './budgets/read-build.ts';
import { root } from './run-node.ts';

/** What a page's first load may weigh: JavaScript as Brotli, in bytes. */
interface Budget {
  readonly page: string;
  readonly route: string;
  readonly limit: number;
}

/** 1 KB is 1000 bytes. */
export const budgets: readonly Budget[] = [
  { page: 'start page', route: 'routes/start/start', limit: 130_000 },
  // With the search for a municipality and what a form needs.
  { page: 'new house', route: 'routes/municipality/municipality', limit: 170_000 },
  { page: 'configurator', route: 'routes/configuration/step', limit: 210_000 },
];

/** A line for every budget, file, style sheet and font of the build, and whether all budgets hold. */
export function judgeBudgets(build: Build, judged = budgets): { readonly lines: readonly string[]; readonly hold: boolean } {
  const pages = judged.map((budget) => judge(budget, build));
  return {
    lines: [...pages.flatMap(({ lines }) => lines), ...listed('Fonts, as they are', build.fonts)],
    hold: pages.every(({ holds }) => holds),
  };
}

function judge({ page, route, limit }: Budget, build: Build) {
  const { scripts, styles, later } = build.firstLoad(route);
  const size = weight(scripts);
  const holds = size <= limit;
  return {
    holds,
    lines: [
      `${holds ? '✓' : '✗'} ${page}: ${kilobytes(size)} of ${kilobytes(limit)} JavaScript as Brotli`,
      ...scripts.map(fileLine),
      ...listed('  style sheets', styles),
      ...listed('  may come later, not counted', later),
      '',
    ],
  };
}

function listed(title: string, files: readonly BuiltFile[]): readonly string[] {
  return [`${title}: ${kilobytes(weight(files))}`, ...files.map(fileLine)];
}

function fileLine({ name, size }: BuiltFile): string {
  return `    ${kilobytes(size).padStart(8)}  ${name}`;
}

function weight(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

if (import.meta.main) {
  const { lines, hold } = judgeBudgets(readBuild(join(root, 'apps/web/build/client/assets')));
  for (const line of lines) console.log(line);
  process.exitCode = hold ? 0 : 1;
}
