import { type Fault, sortFaults } from '../source/fault.ts';
import { parseSource, type ReadRange } from '../source/parse-source.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { parsePictures } from './picture-description.ts';

/** The texts and pictures of a range in memory, not read from its folder. */
export interface WrittenRange {
  /** File → text, byte for byte. */
  readonly texts: ReadonlyMap<string, string>;
  /** The data of its pictures, as `printPictures` prints it. */
  readonly pictures: string;
}

/** Parses and validates a range in memory, as `readRange` does with a folder. */
export function readWritten({ texts, pictures }: WrittenRange): ReadRange {
  const { files, faults } = parseTexts(texts);
  const { source, faults: found } = parseSource(files);
  const all = [...faults, ...found.filter(({ file }) => files.has(file))];
  if (!source || all.length > 0) return { source: null, faults: sortFaults([...faults, ...found]) };
  return { source: { ...source, pictures: parsePictures(pictures) }, faults: [] };
}

interface ParsedTexts {
  readonly files: ReadonlyMap<string, ParsedYaml>;
  /** The faults of the files that cannot be parsed. They are missing from `files`. */
  readonly faults: readonly Fault[];
}

export function parseTexts(texts: WrittenRange['texts']): ParsedTexts {
  const files = new Map<string, ParsedYaml>();
  const faults: Fault[] = [];
  for (const [file, text] of texts) {
    const parsed = parseYaml(file, text);
    if (Array.isArray(parsed)) faults.push(...parsed);
    else files.set(file, parsed);
  }
  return { files, faults };
}
