import { readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

/** The process that has written the lock file. */
export type LockOwner = z.infer<typeof lockOwner>;

const lockOwner = z.object({ pid: z.int().positive(), host: z.string(), id: z.string() });

export interface SeenLock {
  readonly text: string;
  /** The process that has written the lock file. Null: the file is unreadable, for example truncated by a crash. */
  readonly owner: LockOwner | null;
  /** The time of the last heartbeat, milliseconds since 1970. */
  readonly beatAt: number;
}

/**
 * How long an owner may send no heartbeat before it counts as dead, in ms. That is the time of seven heartbeats, because a busy machine may
 * miss some.
 */
const SILENCE_MS = 15_000;

/** Reads a lock file; null: there is no lock file. */
export async function readOwner(path: string): Promise<SeenLock | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { text, owner: parseOwner(text), beatAt: mtimeMs };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Returns whether the owner of a lock still runs: its last heartbeat is recent and, if it is on this machine, its pid exists.
 * The pid alone proves nothing, because the operating system reuses pids.
 * @param now milliseconds since 1970
 */
export function isAlive({ owner, beatAt }: SeenLock, now: number): boolean {
  if (now - beatAt > SILENCE_MS) return false;
  return !owner || owner.host !== hostname() || processRuns(owner.pid);
}

function processRuns(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process runs but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function parseOwner(text: string): LockOwner | null {
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
