import { sortFaults } from '../source/fault.ts';
import { parseSource, type ReadRange } from '../source/parse-source.ts';
import { readFiles } from './read-files.ts';
import { readPictures } from './read-pictures.ts';

interface ReadTexts {
  /** The content of its YAML files that are UTF-8, byte for byte. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads a range folder and validates every file by its format. Returns the faults of all files and throws none. Faults of pictures are in
 * `source.pictures.faults` instead, because a range works without pictures.
 * @param edited file → text that replaces the content of the file
 */
export async function readRange(folder: string, edited?: ReadonlyMap<string, string>): Promise<ReadRange & ReadTexts> {
  const { files, texts, faults: unread } = await readFiles(folder, edited);
  const { source, faults } = parseSource(files);
  // Leave out further faults of an unreadable or missing file, because it already has a fault.
  const all = [...unread, ...faults.filter(({ file }) => files.has(file))];
  if (!source || all.length > 0) return { source: null, faults: sortFaults(all), texts };
  return { source: { ...source, pictures: await readPictures(folder) }, faults: [], texts };
}
