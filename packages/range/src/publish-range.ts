import { buildRange } from './build/build-range.ts';
import { checkRange } from './check/check-range.ts';
import type { StartPrice } from './check/check-start.ts';
import { provePictures } from './pictures/prove-pictures.ts';
import { printPictures } from './read/picture-description.ts';
import { readRange } from './read/read-range.ts';
import type { WrittenRange } from './read/read-written.ts';
import type { Fault } from './source/fault.ts';
import type { PublishedRange } from './stored/published-range.ts';

/** The result of publishing a range folder. */
export interface PublishOutcome {
  /** Null when there are faults. */
  readonly range: PublishedRange | null;
  readonly faults: readonly Fault[];
  /** Faults of pictures. They do not prevent publishing: a picture leaves out a broken layer, or the server draws the picture. */
  readonly pictureFaults: readonly Fault[];
  /**
   * The price of every house with its standard answers, in one municipality of each group whose prices and rules are the same
   * (`checkStart`); empty when there are faults.
   */
  readonly startPrices: readonly StartPrice[];
  /** The texts of the files and the data of the pictures from which the range was built; null when there are faults. */
  readonly written: WrittenRange | null;
}

/**
 * Reads, checks and builds a range folder, and returns all of its faults. An unexpected error becomes a fault of the whole folder. The
 * function never throws, so that the last published range stays in use.
 * @param now milliseconds since 1970
 */
export async function publishRange(folder: string, now: number): Promise<PublishOutcome> {
  const { source, faults, texts } = await readRange(folder);
  if (!source) return { range: null, faults, ...nothing };
  try {
    const startPrices: StartPrice[] = [];
    const found = checkRange(source, (start) => startPrices.push(start));
    if (found.length > 0) return { range: null, faults: found, ...nothing };
    const range = buildRange(source, source.idsLock, now);
    const written = { texts, pictures: printPictures(source.pictures) };
    return { range, faults: [], pictureFaults: provePictures(source).faults, startPrices, written };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { range: null, faults: [{ file: '.', line: 1, message: `cannot be published: ${reason}` }], ...nothing };
  }
}

const nothing = { pictureFaults: [], startPrices: [], written: null };
