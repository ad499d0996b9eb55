import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import { PICTURES } from '../source/pictures.ts';
import { absentFiles, partFolders, rangeFolder } from '../source/range-folder.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { NoRegularFileError, readRegular, strangerKind } from './regular-file.ts';

/** The readable YAML files of a range folder, by their path in it. */
export interface ReadFiles {
  readonly files: ReadonlyMap<string, ParsedYaml>;
  /** The text of each YAML file that is UTF-8, byte for byte, also of those with wrong syntax. */
  readonly texts: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
}

const LARGEST = 5_000_000;
const singleFiles = Object.keys(rangeFolder.shape).filter((name) => name.endsWith('.yaml'));

/**
 * Reads every YAML file of a range. Reports a file that is missing, too large, not UTF-8, not YAML, or has an unknown name. Also reports
 * everything that is neither a file nor a folder.
 * @param edited file → text to read instead of the content of the file, for an edit that is not written to the file yet
 */
export async function readFiles(folder: string, edited: ReadonlyMap<string, string> = new Map()): Promise<ReadFiles> {
  const files = new Map<string, ParsedYaml>();
  const texts = new Map<string, string>();
  const faults = await strangersIn(folder, '');
  const top = await namesIn(folder);
  if (!top) return { files, texts, faults: [{ file: '.', line: 1, message: 'there is no such folder' }] };
  for (const name of top.filter(isYaml)) {
    if (!singleFiles.includes(name)) faults.push(whole(name, `no file of a range has this name${nearMiss(name, singleFiles)}`));
  }
  const paths = singleFiles.filter((name) => top.includes(name));
  for (const name of singleFiles) {
    const isTold = top.includes(name) || faults.some(({ file }) => file === name);
    if (!isTold && !(name in absentFiles)) faults.push(whole(name, 'the file is missing'));
  }
  for (const part of partFolders) {
    const names = ((await namesIn(join(folder, part))) ?? []).filter(isYaml);
    if (names.length === 0) faults.push(whole(part, `there are no files in ${part}/`));
    paths.push(...names.map((name) => `${part}/${name}`));
  }
  for (const path of paths) {
    const text = edited.get(path) ?? (await readText(folder, path));
    if (typeof text !== 'string') {
      faults.push(text);
      continue;
    }
    texts.set(path, text);
    const parsed = parseYaml(path, text);
    if (Array.isArray(parsed)) faults.push(...parsed);
    else files.set(path, parsed);
  }
  return { files, texts, faults };
}

async function readText(folder: string, path: string): Promise<string | Fault> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readRegular(join(folder, path), LARGEST));
  } catch (error) {
    if (error instanceof TypeError) return whole(path, 'the file is not UTF-8');
    if (error instanceof NoRegularFileError) return whole(path, error.message);
    return whole(path, `the file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reports everything in the folder and its subfolders that is neither a file nor a folder. Skips hidden names, and the folder of
 * pictures, which `readPictures` checks.
 */
async function strangersIn(root: string, folder: string): Promise<Fault[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry): Promise<Fault[]> => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const kind = strangerKind(entry);
      if (kind) return [whole(path, `${kind}: a range has files and folders of its own only`)];
      return entry.isDirectory() && path !== PICTURES ? strangersIn(root, path) : [];
    });
  return (await Promise.all(found)).flat();
}

/** Returns the sorted names of the files; null when there is no such folder. */
async function namesIn(folder: string): Promise<string[] | null> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return null;
  }
}

/**
 * Returns whether a name is the name of a YAML file. It accepts `.yml` too: such a file counts in `questions` and `houses`, and is reported
 * as a fault elsewhere. It is never ignored.
 */
function isYaml(name: string): boolean {
  return /\.ya?ml$/.test(name) && !name.startsWith('.');
}

function whole(file: string, message: string): Fault {
  return { file, line: 1, message };
}
