import { stringify } from 'yaml';
import { type IdsLock, idSpaces } from '../source/ids-lock.ts';

/** Prints `ids.lock.yaml`. Keys of one kind are sorted by id, so that new keys are last and Git merges them as additions. */
export function printIdsLock(lock: IdsLock): string {
  const sorted = idSpaces.map((space) => [
    space,
    Object.fromEntries(Object.entries(lock[space] ?? {}).toSorted(([, a], [, b]) => a - b)),
  ]);
  return `${HEADING}\n${stringify(Object.fromEntries(sorted), { lineWidth: 0 })}`;
}

const HEADING = [
  '# Which number each key has. Written by `npm run range -- ids`; commit it, and never change or remove a line:',
  '# houses that visitors have saved name these numbers.',
].join('\n');
