import { checkCharacters } from './check-characters.ts';
import { explainIssue, issueMessage } from './explain-issue.ts';
import { type Fault, type Path, type Place, sortFaults } from './fault.ts';
import { absentFiles, partFolders, rangeFolder } from './range-folder.ts';
import { type Places, type Source, sourceOf } from './source.ts';

/** What was written as a range: either its source, or what is wrong with the shape of its files. */
export type ReadRange =
  | { readonly source: Source; readonly faults: readonly [] }
  | { readonly source: null; readonly faults: readonly Fault[] };

/** What one file of a range says, wherever it was kept. */
export interface WrittenFile {
  readonly value: unknown;
  /** Where a part of the value stands in the file; absent: the whole file is named. */
  readonly placeOf?: (path: Path) => Place;
}

/**
 * Validates the files of a range (`brand.yaml`, `questions/kok.yaml` …) by their formats. All faults of all files are reported, none is
 * thrown. The source has no pictures yet.
 */
export function parseSource(files: ReadonlyMap<string, WrittenFile>): ReadRange {
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

/** Parts are kept under their whole path: `questions` → `questions/kok.yaml` → content. */
function splitPath(path: Path): { readonly file: string; readonly part: string | null; readonly within: Path } {
  const [first = '', ...rest] = path.map((step) => step);
  const part = partFolders.find((name) => name === first);
  if (part) return { file: String(rest[0]), part, within: rest.slice(1) };
  const file = String(first);
  return { file, part: partFolders.find((name) => file.startsWith(`${name}/`)) ?? null, within: rest };
}

/** Remembers for every object and list which file it stands in and how to get to it. */
function locate(folder: object, files: ReadonlyMap<string, WrittenFile>): Places {
  const homes = new WeakMap<object, Path>();
  const visit = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return;
    homes.set(value, path);
    for (const [step, part] of Object.entries(value)) visit(part, [...path, step]);
  };
  visit(folder, []);
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
