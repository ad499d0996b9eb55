import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError } from './folder-in-use-error.ts';
import { holdSocket } from './hold-socket.ts';
import { isAlive, type LockOwner, readOwner, type SeenLock } from './lock-owner.ts';

/** A folder that this process has locked, so that no other process uses it. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The interval at which the owner updates the lock file to show that it is alive. */
const HEARTBEAT_MS = 2000;

/**
 * Locks a folder for this process, because two PGlite processes in one folder destroy the database. A socket, which ends with its process,
 * keeps out other processes on this machine. A lock file with a heartbeat keeps out processes in other containers, which cannot reach the
 * socket. If a process was killed, the next process takes over its lock. Throws `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const place = await realpath(folder);
  const socket = await holdSocket(place);
  const path = join(place, 'gavel.lock');
  try {
    await takeFile(path, place, { pid: process.pid, host: hostname(), id: randomUUID() });
  } catch (error) {
    await socket.close();
    throw error;
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    // Ignore errors, such as a full disk. The only effect of a missing heartbeat is that other containers count this process as dead.
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  return {
    async release() {
      clearInterval(heartbeat);
      await rm(path, { force: true });
      await socket.close();
    },
  };
}

async function takeFile(path: string, folder: string, owner: LockOwner): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(path, JSON.stringify(owner), { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const seen = await readOwner(path);
    if (seen && isAlive(seen, Date.now())) throw new FolderInUseError(folder, seen.owner?.pid ?? null, seen.owner?.host ?? null);
    if (seen) await setAside(path, seen);
  }
  throw new FolderInUseError(folder, null, null);
}

/** Removes the lock file of a dead process. Renames it first, so that only one of two processes takes over the lock. */
async function setAside(path: string, seen: SeenLock): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readOwner(aside);
  if (moved && moved.text !== seen.text) await rename(aside, path);
  else await rm(aside, { force: true });
}
