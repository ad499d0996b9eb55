import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkRange } from '../check/check-range.ts';
import { readRange } from '../read/read-range.ts';
import type { Fault } from '../source/fault.ts';
import type { Source } from '../source/source.ts';
import { smallRange } from './small-range.ts';

/** A file's new content, or one replacement in its text. Null: the file is left out. */
export type FileChange = string | Buffer | null | readonly [from: string, to: string];

/** Writes the small range with changes into a folder that exists until the test ends. */
export async function writeRange(changes: Readonly<Record<string, FileChange>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'range-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(changedRange(changes))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

export function changedRange(changes: Readonly<Record<string, FileChange>>): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer> = { ...smallRange };
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) delete files[file];
    else if (typeof change === 'string' || Buffer.isBuffer(change)) files[file] = change;
    else files[file] = replaced(String(files[file] ?? ''), change[0], change[1]);
  }
  return files;
}

/** Returns the source of the small range with changes. The changed files must still be readable. */
export async function readSource(changes: Readonly<Record<string, FileChange>> = {}): Promise<Source> {
  const { source, faults } = await readRange(await writeRange(changes));
  if (!source) throw new Error(`the range has faults: ${JSON.stringify(faults)}`);
  return source;
}

/** Returns every fault of the small range with changes. Leaves out faults of `ids.lock.yaml`, because every key lacks an id there. */
export async function faultsOf(changes: Readonly<Record<string, FileChange>>): Promise<readonly Fault[]> {
  const { source, faults } = await readRange(await writeRange(changes));
  return source ? checkRange(source).filter(({ file }) => file !== 'ids.lock.yaml') : faults;
}

function replaced(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`'${from}' has to stand in the file once`);
  return text.replace(from, () => to);
}
