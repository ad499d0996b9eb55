import { buildRange } from './build-range.ts';
import { checkRange } from './check-range.ts';
import type { Fault } from './fault.ts';
import { provePictures } from './prove-pictures.ts';
import type { PublishedRange } from './published-range.ts';
import { readRange } from './read-range.ts';

/** What became of a range folder. */
export interface PublishOutcome {
  /** Null when there are faults. */
  readonly range: PublishedRange | null;
  readonly faults: readonly Fault[];
  /** A range is published in spite of these: the picture shows without the layer, or is drawn. */
  readonly pictureFaults: readonly Fault[];
}

/** Reads, checks and builds a range folder, and tells all of its faults. */
export async function publishRange(folder: string): Promise<PublishOutcome> {
  const { source, faults } = await readRange(folder);
  if (!source) return { range: null, faults, pictureFaults: [] };
  const found = checkRange(source);
  if (found.length > 0) return { range: null, faults: found, pictureFaults: [] };
  return { range: buildRange(source, source.idsLock), faults: [], pictureFaults: provePictures(source).faults };
}
