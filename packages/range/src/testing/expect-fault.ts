import { expect } from 'vitest';
import { smallRange } from './small-range.ts';
import { changedRange, type FileChange, faultsOf } from './write-range.ts';

/** A mistake in the small range, and the only fault that the check must report for it. */
export interface FaultyCase {
  readonly name: string;
  readonly file: string;
  readonly change: FileChange;
  /** The text of the line at which the fault must be reported. */
  readonly at: string;
  readonly message: string;
  readonly others?: Readonly<Record<string, FileChange>>;
}

export async function expectFault({ file, change, at, message, others }: FaultyCase): Promise<void> {
  const changes = { ...others, [file]: change };
  const faults = await faultsOf(changes);
  expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
  const [fault] = faults;
  const lines = String(changedRange(changes)[fault?.file ?? ''] ?? '').split('\n');
  expect(lines[(fault?.line ?? 0) - 1]).toContain(at);
}

/** Returns a file of the small range with several changes. */
export function changed(file: string, ...changes: readonly (readonly [RegExp | string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const next = text.replace(from, () => to);
    if (next === text) throw new Error(`'${from}' does not stand in ${file}`);
    return next;
  }, smallRange[file] ?? '');
}
