import type { z } from 'zod';
import type { Path } from './fault.ts';
import { nearMiss } from './near-miss.ts';

/** An issue that Zod found in a file, or an issue of one alternative of a union, in words that help the author to fix it. */
export interface Explained {
  readonly path: Path;
  readonly message: string;
}

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'a map (key: value)',
  record: 'a map (key: value)',
  string: 'a text',
  number: 'a figure',
  boolean: 'true or false',
  int: 'a whole number',
};

/**
 * Returns the message of an issue; undefined: Zod uses its own. For unknown keys it lists the allowed keys, which the issue itself does
 * not contain (see `explainIssue`).
 */
export const issueMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return allowedKeys(issue.inst).join(', ');
  if (issue.code === 'invalid_type')
    return `expected ${kinds[issue.expected] ?? issue.expected}, found ${found(issue.input)}${quoteHint(issue.expected, issue.input)}`;
  if (issue.code === 'invalid_value') return invalidValue(issue.values.map(String), issue.input);
  if (issue.code === 'too_small' && issue.origin === 'string') return 'expected a text, found an empty one';
  return undefined;
};

/** Splits an issue into one message for each path. */
export function explainIssue(issue: z.core.$ZodIssue, before: Path = []): Explained[] {
  const path = [...before, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        path: [...path, name],
        message: `unknown key '${name}'${nearMiss(name, issue.message.split(', '))}; allowed here: ${issue.message}`,
      }));
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({ path, message: `'${path.at(-1)}' cannot stand here: ${message}` }));
    case 'invalid_union':
      return explainUnion(issue.errors, path);
    default:
      return [{ path, message: name(path) + issue.message }];
  }
}

/**
 * Returns the issues of the alternative that the author most likely meant: of the alternatives with the right kind of value, the one with
 * the fewest faults. If no alternative has the right kind, returns one issue with what all of them expect.
 */
function explainUnion(alternatives: readonly (readonly z.core.$ZodIssue[])[], path: Path): Explained[] {
  const tried = alternatives.map((issues) => issues.flatMap((issue) => explainIssue(issue, path)));
  const meant = tried
    .filter((faults) => faults.some((fault) => fault.path.length > path.length))
    .toSorted((a, b) => a.length - b.length);
  if (meant[0]) return meant[0];
  const messages = tried.flat().map(({ message }) => message.slice(name(path).length));
  const expected = new Set(messages.flatMap((message) => /^expected (.*), found/.exec(message)?.[1]?.split(' or ') ?? message));
  const what = /, found (.*)$/.exec(messages[0] ?? '')?.[1];
  return [{ path, message: `${name(path)}expected ${[...expected].join(' or ')}${what ? `, found ${what}` : ''}` }];
}

function name(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return '';
  return typeof last === 'number' ? `item ${last + 1}: ` : `${last}: `;
}

function found(value: unknown): string {
  if (value === undefined) return 'nothing (the key is missing)';
  if (value === null) return 'nothing (a value that begins with # needs quotes)';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? `the text '${value}'` : `${value}`;
}

/** Returns a hint about missing quotes: YAML parses `version: 1` as a number, and `[1,5-plan]` as a list of two items. */
function quoteHint(expected: string, written: unknown): string {
  return expected === 'string' && typeof written === 'number' ? ' (a text that begins with a figure may need quotes)' : '';
}

function invalidValue(allowed: readonly string[], written: unknown): string {
  return `'${String(written)}' is not allowed${nearMiss(String(written), allowed)}; allowed: ${allowed.join(', ')}`;
}

function allowedKeys(schema: unknown): string[] {
  const shape = typeof schema === 'object' && schema !== null && 'shape' in schema ? schema.shape : {};
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
}
