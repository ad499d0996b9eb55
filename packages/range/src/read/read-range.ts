import { sortFaults } from '../source/fault.ts';
import { parseSource, type ReadRange } from '../source/parse-source.ts';
import { readFiles } from './read-files.ts';
import { readPictures } from './read-pictures.ts';

interface ReadTexts {
  /** What its files say, byte for byte. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads a range folder and validates every file by its format. All faults of all files are reported, none is thrown; those of its
 * pictures stand with them, because a range shows without.
 * @param edited file → text that stands for what the file says
 */
export async function readRange(folder: string, edited?: ReadonlyMap<string, string>): Promise<ReadRange & ReadTexts> {
  const { files, texts, faults: unread } = await readFiles(folder, edited);
  const { source, faults } = parseSource(files);
  // A file that could not be read, or is not there, has its fault already.
  const all = [...unread, ...faults.filter(({ file }) => files.has(file))];
  if (!source || all.length > 0) return { source: null, faults: sortFaults(all), texts };
  return { source: { ...source, pictures: await readPictures(folder) }, faults: [], texts };
}
