import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url));
const rules = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url));
const judged = ['packages', 'apps', 'tools', 'bench', 'e2e'];

/** A forbidden import: the rule's name in `.dependency-cruiser.cjs`, and the two files' paths from the root. */
export interface BoundaryViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns every import in the repository at `root` that the rules in `.dependency-cruiser.cjs` forbid. Throws when dependency-cruiser
 * fails or reads no module: without a TypeScript version that it supports, it finds no modules and reports success.
 */
export function findBoundaryViolations(root: string): readonly BoundaryViolation[] {
  const folders = judged.filter((folder) => existsSync(join(root, folder)));
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--config', rules, '--output-type', 'json', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(`dependency-cruiser failed:\n${stderr}`);
  const report: Report = JSON.parse(stdout);
  const sources = report.modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'));
  if (sources.length === 0) throw new Error('dependency-cruiser read no TypeScript module, so it has judged nothing');
  return report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** The fields of dependency-cruiser's report that this file uses. */
interface Report {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string; readonly to: string }[];
  };
}

if (import.meta.main) {
  const violations = findBoundaryViolations(fileURLToPath(new URL('..', import.meta.url)));
  for (const { rule, from, to } of violations) console.log(`${from} may not import ${to} (${rule})`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
