import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Exceptions } from './find-long-files.ts';

/** The greatest number of code lines of a function. Tests may have longer functions. */
const MOST_LINES = 60;

const code = '{apps,packages,tools,bench}/**/*.{ts,tsx}';
const passedOver = ['**/node_modules', '**/build', '**/.react-router', '**/*.test.{ts,tsx}', '**/*.d.ts'];

interface LongFunction {
  /** The path of the file and the name of the function: `path: name`. */
  readonly id: string;
  /** The number of the function's first line; the first line of the file is 1. */
  readonly line: number;
  readonly lines: number;
}

/**
 * Finds functions and React components that are too long, and outdated exceptions. Throws when there is no code. All lines of a function
 * count, except blank lines, comments and the lines of named functions inside it, which count separately.
 * @param exceptions the reason for each allowed long function, by `path: name`
 * @returns one line for each fault
 */
export function findLongFunctions(root: string, exceptions: Exceptions): readonly string[] {
  const files = globSync(code, { cwd: root, exclude: passedOver }).toSorted();
  if (files.length === 0) throw new Error(`${root} has no code`);
  const long = files.flatMap((file) => longFunctionsIn(file, readFileSync(join(root, file), 'utf8')));
  const tooLong = long.filter(({ id }) => !Object.hasOwn(exceptions, id));
  const outdated = Object.keys(exceptions).filter((id) => !long.some((one) => one.id === id));
  return [
    ...tooLong.map(
      ({ id, line, lines }) => `${id} (line ${line}) has ${lines} lines, more than ${MOST_LINES}: split it by what its parts do`,
    ),
    ...outdated.map((id) => `${id} has at most ${MOST_LINES} lines: it needs no exception in tools/check-sizes.ts`),
  ];
}

function longFunctionsIn(file: string, text: string): readonly LongFunction[] {
  // Skip shorter files, because they cannot contain a function that is too long.
  if (text.split('\n').length <= MOST_LINES) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: LongFunction[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (isFunctionWithBody(node) && spanOf(source, node) > MOST_LINES) {
      const lines = ownLines(source, node);
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      if (lines > MOST_LINES) found.push({ id: `${file}: ${nameOf(source, node)}`, line, lines });
    }
    ts.forEachChild(node, visit);
  }
}

function isFunctionWithBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** Returns the number of lines of a function, from its first to its closing line. */
function spanOf(source: ts.SourceFile, node: ts.Node): number {
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.getEnd()) - lineAt(node.getStart(source)) + 1;
}

/** Counts the lines with code of a function, without the lines of named functions inside it. */
function ownLines(source: ts.SourceFile, outer: ts.Node): number {
  const own = new Set<number>();
  collect(outer);
  return own.size;

  function collect(node: ts.Node): void {
    if (node !== outer && ts.isFunctionDeclaration(node)) return;
    // Skip a comment in markup, because it does not count.
    if (ts.isJsxExpression(node) && !node.expression) return;
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    for (const child of children) collect(child);
    const text = node.getText(source);
    if (children.length > 0 || text.trim() === '') return;
    // Count only the lines from the first to the last visible character, because text in markup includes the white space around it.
    const start = node.getEnd() - text.trimStart().length;
    const first = source.getLineAndCharacterOfPosition(start).line;
    const last = source.getLineAndCharacterOfPosition(node.getStart(source) + text.trimEnd().length).line;
    for (let line = first; line <= last; line += 1) own.add(line);
  }
}

/**
 * Returns the name of a function. If it has no name, returns the name of the variable or property to which it is assigned, or else
 * the name of the function around it followed by `, inside`, or else `default`.
 */
function nameOf(source: ts.SourceFile, node: ts.FunctionLikeDeclaration): string {
  if (node.name) return node.name.getText(source);
  for (let around: ts.Node = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isVariableDeclaration(around) || ts.isPropertyAssignment(around)) return around.name.getText(source);
    if (isFunctionWithBody(around)) return `${nameOf(source, around)}, inside`;
  }
  return 'default';
}
