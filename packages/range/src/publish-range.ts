import { buildRange } from './build-range.ts';
import { checkRange } from './check-range.ts';
import type { Fault } from './fault.ts';
import type { PublishedRange } from './published-range.ts';
import { readRange } from './read-range.ts';

/** Reads, checks and builds a range folder. `range` is null when there are faults, of which all are told. */
export async function publishRange(
  folder: string,
): Promise<{ readonly range: PublishedRange | null; readonly faults: readonly Fault[] }> {
  const { source, faults } = await readRange(folder);
  if (!source) return { range: null, faults };
  const found = checkRange(source);
  return { range: found.length > 0 ? null : buildRange(source, source.idsLock), faults: found };
}
