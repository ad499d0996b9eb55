import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The greatest number of lines of a code file. Tests may be longer. */
const MOST_LINES = 250;

const code = '{apps,packages,tools,e2e,bench,studio}/**/*.{ts,tsx,py}';
const passedOver = ['**/node_modules', '**/build', '**/.react-router', '**/*.test.{ts,tsx}', '**/*.spec.ts'];

/** The path of each file that may be longer, and the reason. */
export type Exceptions = Readonly<Record<string, string>>;

/**
 * Finds code files that are too long, and outdated exceptions. Throws when there is no code.
 * @returns one line for each fault
 */
export function findLongFiles(root: string, exceptions: Exceptions): readonly string[] {
  const files = globSync(code, { cwd: root, exclude: passedOver }).toSorted();
  if (files.length === 0) throw new Error(`${root} has no code`);
  const long = new Map(files.map((file) => [file, linesOf(join(root, file))] as const).filter(([, lines]) => lines > MOST_LINES));
  const tooLong = [...long].filter(([file]) => !Object.hasOwn(exceptions, file));
  const outdated = Object.keys(exceptions).filter((file) => !long.has(file));
  return [
    ...tooLong.map(([file, lines]) => `${file} has ${lines} lines, more than ${MOST_LINES}: split it by what its parts are`),
    ...outdated.map((file) => `${file} has at most ${MOST_LINES} lines: it needs no exception in tools/check-sizes.ts`),
  ];
}

function linesOf(path: string): number {
  return readFileSync(path, 'utf8').trimEnd().split('\n').length;
}
