import { explainIssue, issueMessage } from '../source/explain-issue.ts';
import { type Fault, sortFaults } from '../source/fault.ts';
import { absentFiles, partFolders, rangeFolder } from '../source/range-folder.ts';
import { type Places, type Source, sourceOf } from '../source/source.ts';
import type { ParsedYaml, Path } from './parse-yaml.ts';
import { type ReadFiles, readFiles } from './read-files.ts';
import { readPictures } from './read-pictures.ts';

/** A folder that was read: either its source, or what is wrong with the shape of its files. */
export type ReadRange =
  | { readonly source: Source; readonly faults: readonly [] }
  | { readonly source: null; readonly faults: readonly Fault[] };

/**
 * Reads a range folder and validates every file by its format. All faults of all files are reported, none is thrown; those of its
 * pictures stand with them, because a range shows without.
 */
export async function readRange(folder: string): Promise<ReadRange> {
  const read = await readFiles(folder);
  const result = rangeFolder.safeParse(asOneValue(read), { error: issueMessage });
  const faults = [...read.faults];
  for (const { path, message } of result.success ? [] : result.error.issues.flatMap((issue) => explainIssue(issue))) {
    const { file, within } = splitPath(path);
    const parsed = read.files.get(file);
    // A file that could not be read, or is not there, has its fault already.
    if (parsed) faults.push({ ...parsed.placeOf(within), message });
  }
  if (!result.success || faults.length > 0) return { source: null, faults: sortFaults(faults) };
  const pictures = await readPictures(folder);
  return { source: sourceOf(result.data, pictures, locate(result.data, read.files)), faults: [] };
}

function asOneValue({ files }: ReadFiles): Record<string, unknown> {
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

/** Parts are kept under their whole path: `questions` → `questions/kok.yaml` → content. */
function splitPath(path: Path): { readonly file: string; readonly part: string | null; readonly within: Path } {
  const [first = '', ...rest] = path.map((step) => step);
  const part = partFolders.find((name) => name === first);
  if (part) return { file: String(rest[0]), part, within: rest.slice(1) };
  const file = String(first);
  return { file, part: partFolders.find((name) => file.startsWith(`${name}/`)) ?? null, within: rest };
}

/** Remembers for every object and list which file it stands in and how to get to it. */
function locate(folder: object, files: ReadonlyMap<string, ParsedYaml>): Places {
  const homes = new WeakMap<object, Path>();
  const visit = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return;
    homes.set(value, path);
    for (const [step, part] of Object.entries(value)) visit(part, [...path, step]);
  };
  visit(folder, []);
  return {
    of(owner, ...path) {
      const { file, within } = splitPath([...(homes.get(owner) ?? []), ...path]);
      return files.get(file)?.placeOf(within) ?? { file, line: 1 };
    },
  };
}
