import type { z } from 'zod';
import { checkCharacters } from './check-characters.ts';
import { explainIssue, issueMessage } from './explain-issue.ts';
import { type Fault, type Path, type Place, sortFaults } from './fault.ts';
import { absentFiles, partFolders, type RangeFolder, rangeFolder } from './range-folder.ts';
import { type Places, type Source, sourceOf } from './source.ts';

/** The result of parsing a range: its source, or, if the files do not fit their formats, the faults. */
export type ReadRange =
  | { readonly source: Source; readonly faults: readonly [] }
  | { readonly source: null; readonly faults: readonly Fault[] };

/** The content of one file of a range, from any storage. */
export interface WrittenFile {
  readonly value: unknown;
  /** Returns the file and line of a part of the value; absent: faults state only the file. */
  readonly placeOf?: (path: Path) => Place;
}

/**
 * Files that are known to be valid. `contents`: the parsed value of a file → its validated content. `homes`: each object and list in
 * these contents → its file and the path to it.
 */
export interface ValidFiles {
  readonly contents: WeakMap<object, object>;
  readonly homes: WeakMap<object, Path>;
}

export function noValidFiles(): ValidFiles {
  return { contents: new WeakMap(), homes: new WeakMap() };
}

/**
 * Validates the files of a range (`brand.yaml`, `questions/kok.yaml` …) by their formats. Returns the faults of all files and throws none;
 * if `checkCharacters` finds faults, returns only these. The source has no pictures yet.
 * @param known valid files of earlier ranges, which need no second validation; the function adds the valid files of this range
 */
export function parseSource(files: ReadonlyMap<string, WrittenFile>, known = noValidFiles()): ReadRange {
  const valid = validFolder(files, known);
  return valid ? { source: sourceOf(valid, placesIn(known.homes, files)), faults: [] } : parseFaulty(files);
}

/** Returns the contents of all files; null: a file is invalid or missing. */
function validFolder(files: ReadonlyMap<string, WrittenFile>, known: ValidFiles): RangeFolder | null {
  const folder: Record<string, unknown> = { ...absentFiles };
  const parts: Readonly<Record<string, Record<string, unknown>>> = { questions: {}, houses: {} };
  for (const [file, { value }] of files) {
    const { part } = splitPath([file]);
    const format = formatOf(file, part);
    if (!format) continue;
    const content = validContent(value, part === null ? [file] : [part, file], format, known);
    if (content === null) return null;
    const into = part === null ? folder : (parts[part] ?? folder);
    into[file] = content;
  }
  const isWhole = Object.keys(rangeFolder.shape).every((name) => Object.hasOwn(parts, name) || Object.hasOwn(folder, name));
  return isWhole ? ({ ...folder, ...parts } as RangeFolder) : null;
}

/** Returns the format of a file; null: ranges have no such file. */
function formatOf(file: string, part: string | null): z.ZodType | null {
  const formats: Readonly<Record<string, z.ZodType>> = rangeFolder.shape;
  if (part !== null) return partFormats[part] ?? null;
  return Object.hasOwn(formats, file) ? (formats[file] ?? null) : null;
}

const partFormats: Readonly<Record<string, z.ZodType>> = {
  questions: rangeFolder.shape.questions.valueType,
  houses: rangeFolder.shape.houses.valueType,
};

function validContent(value: unknown, home: Path, format: z.ZodType, { contents, homes }: ValidFiles): object | null {
  if (typeof value !== 'object' || value === null) return null;
  const before = contents.get(value);
  if (before) return before;
  if (checkCharacters(value, () => ({ file: '', line: 1 })).length > 0) return null;
  const { data } = format.safeParse(value);
  if (typeof data !== 'object' || data === null) return null;
  contents.set(value, data);
  recordHomes(homes, data, home);
  return data;
}

function parseFaulty(files: ReadonlyMap<string, WrittenFile>): ReadRange {
  const unseen = [...files].flatMap(([file, { value, placeOf = () => ({ file, line: 1 }) }]) => checkCharacters(value, placeOf));
  if (unseen.length > 0) return { source: null, faults: sortFaults(unseen) };
  const result = rangeFolder.safeParse(asOneValue(files), { error: issueMessage });
  if (result.success) return { source: sourceOf(result.data, locate(result.data, files)), faults: [] };
  const explained = result.error.issues.flatMap((issue) => explainIssue(issue));
  const faults = explained.map(({ path, message }) => ({ ...placeIn(files, path), message }));
  return { source: null, faults: sortFaults(faults) };
}

function asOneValue(files: ReadonlyMap<string, WrittenFile>): Record<string, unknown> {
  const value: Record<string, unknown> = { ...absentFiles };
  for (const part of partFolders) value[part] = {};
  for (const [path, { value: content }] of files) {
    const { file, part } = splitPath([path]);
    const parts = part === null ? undefined : value[part];
    if (typeof parts === 'object' && parts !== null) Object.assign(parts, { [file]: content });
    else value[file] = content;
  }
  return value;
}

/**
 * Splits a path in the range into the file and the path `within` the file. `part` is the folder of the file, `questions` or `houses`;
 * null: another file. A path into a folder may name the folder before the file: `['questions', 'questions/kok.yaml', 0]`.
 */
function splitPath(path: Path): { readonly file: string; readonly part: string | null; readonly within: Path } {
  const [first = '', ...rest] = path.map((step) => step);
  const part = partFolders.find((name) => name === first);
  if (part) return { file: String(rest[0]), part, within: rest.slice(1) };
  const file = String(first);
  return { file, part: partFolders.find((name) => file.startsWith(`${name}/`)) ?? null, within: rest };
}

/** Records for every object and list its file and the path to it. */
function recordHomes(homes: WeakMap<object, Path>, value: unknown, path: Path): void {
  if (typeof value !== 'object' || value === null) return;
  homes.set(value, path);
  for (const [step, part] of Object.entries(value)) recordHomes(homes, part, [...path, step]);
}

function locate(folder: object, files: ReadonlyMap<string, WrittenFile>): Places {
  const homes = new WeakMap<object, Path>();
  recordHomes(homes, folder, []);
  return placesIn(homes, files);
}

function placesIn(homes: WeakMap<object, Path>, files: ReadonlyMap<string, WrittenFile>): Places {
  const from = (owner: object, path: Path) => [...(homes.get(owner) ?? []), ...path];
  return {
    of: (owner, ...path) => placeIn(files, from(owner, path)),
    stepsTo(owner, ...path) {
      const { file, within } = splitPath(from(owner, path));
      return { file, path: within };
    },
  };
}

function placeIn(files: ReadonlyMap<string, WrittenFile>, path: Path): Place {
  const { file, within } = splitPath(path);
  return files.get(file)?.placeOf?.(within) ?? { file, line: 1 };
}
