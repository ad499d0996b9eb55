import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { hashOf } from './hash-of.ts';

/** A part of the studio: scripts with a common version, as studio/render-versions.yaml names them. */
export interface Part {
  readonly version: number;
  /** For each script, by its path in the repository, a hash of its code without comments and blank lines. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** The parts by their names. */
export type Parts = ReadonlyMap<string, Part>;

/** A script whose code has changed since the versions were last confirmed. */
export interface ChangedScript {
  readonly script: string;
  /** The parts to which the script belongs, each with its version. */
  readonly parts: Readonly<Record<string, number>>;
}

const versionsFile = z.record(z.string(), z.strictObject({ version: z.int().min(1), scripts: z.array(z.string()).min(1) }));

/**
 * Reads studio/render-versions.yaml, and the scripts that this file names. Throws when the file is faulty, or names scripts that do not
 * exist.
 */
export async function readParts(root: string): Promise<Parts> {
  const file = versionsFile.parse(parse(await readFile(join(root, 'studio/render-versions.yaml'), 'utf8')));
  const parts = Object.entries(file).map(async ([name, { version, scripts: patterns }]): Promise<[string, Part]> => {
    const found = patterns.flatMap((pattern) => scriptsOf(root, name, pattern));
    const hashed = found.map(async (script) => [script, await hashOfScript(root, script)] as const);
    return [name, { version, scripts: Object.fromEntries(await Promise.all(hashed)) }];
  });
  return new Map(await Promise.all(parts));
}

/** Returns the versions of these parts, by name. Throws when a part does not exist. */
export function versionsOf(parts: Parts, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, partOf(parts, name).version]));
}

/** Returns a hash of all code of these parts. When the hash changes, pictures in progress become outdated. */
export function codeOf(parts: Parts, names: readonly string[]): string {
  return hashOf(names.map((name) => partOf(parts, name).scripts));
}

/** Returns the scripts whose code has changed since `confirmScripts` last ran, and scripts that are new since then. */
export async function changedScripts(root: string, parts: Parts): Promise<ChangedScript[]> {
  const confirmed: Record<string, string> = JSON.parse(await readFile(confirmedFile(root), 'utf8').catch(() => '{}'));
  const changed = Object.entries(scriptsIn(parts)).filter(([script, hash]) => confirmed[script] !== hash);
  return changed.map(([script]) => {
    const own = [...parts].filter(([, { scripts }]) => script in scripts);
    return { script, parts: Object.fromEntries(own.map(([name, { version }]) => [name, version])) };
  });
}

/** Confirms that the versions are right for the current scripts. From now on `changedScripts` compares with these scripts. */
export async function confirmScripts(root: string, parts: Parts): Promise<void> {
  await writeFile(confirmedFile(root), `${JSON.stringify(scriptsIn(parts), null, 2)}\n`);
}

function confirmedFile(root: string): string {
  return join(root, 'studio/confirmed-scripts.json');
}

function scriptsIn(parts: Parts): Record<string, string> {
  const all = [...parts.values()].flatMap(({ scripts }) => Object.entries(scripts));
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function partOf(parts: Parts, name: string): Part {
  const part = parts.get(name);
  if (!part) throw new Error(`studio/render-versions.yaml has no part ${name}`);
  return part;
}

function scriptsOf(root: string, part: string, pattern: string): string[] {
  const found = globSync(pattern, { cwd: root }).sort();
  if (found.length === 0) throw new Error(`studio/render-versions.yaml: ${part} names ${pattern}, which is no script`);
  return found;
}

async function hashOfScript(root: string, script: string): Promise<string> {
  return hashOf(withoutComments(await readFile(join(root, script), 'utf8'), script.endsWith('.py') ? 'python' : 'typescript'));
}

/**
 * Matches strings and comments in code. Strings are matched before comments, because a string may look like a comment. A docstring counts
 * as a comment.
 */
const TOKENS = {
  python: /^[ \t]*"""[\s\S]*?"""|("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#.*/gm,
  typescript: /(`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/.*|\/\*[\s\S]*?\*\//g,
};

/** Returns a script's code without comments, docstrings, blank lines and white space at the ends of lines. */
export function withoutComments(text: string, language: keyof typeof TOKENS): string {
  const code = text.replace(TOKENS[language], (_, string?: string) => string ?? '');
  const lines = code.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}
