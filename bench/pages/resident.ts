import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { MeasuredServer } from './measured-server.ts';

/** Returns the memory of a server and all its child processes, in bytes. On systems other than Linux it omits the child processes. */
export async function residentMemory(server: MeasuredServer): Promise<number> {
  const { resident } = await server.usage();
  return resident + childrenOf(server.pid).reduce((sum, pid) => sum + memoryBelow(pid), 0);
}

function memoryBelow(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) * 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryBelow(child), 0);
}

/**
 * Returns the memory of a server and its child processes, in bytes. Memory that is mapped from a file counts only once, because all
 * these processes run the same file, Node. 0: the system is not Linux.
 */
export function heldMemory(server: MeasuredServer): number {
  const files = new Map<string, number>();
  let own = 0;
  for (const mapping of mappingsBelow(server.pid)) {
    if (mapping.file === '') own += mapping.resident;
    else files.set(mapping.file, Math.max(mapping.resident, files.get(mapping.file) ?? 0));
  }
  return [...files.values()].reduce((sum, bytes) => sum + bytes, own);
}

interface Mapping {
  /** The path of the mapped file and the offset in the file. Empty: the memory belongs to this process alone. */
  readonly file: string;
  readonly resident: number;
}

/**
 * Returns the memory mappings of a process and its child processes. Linux writes each as a line `from-to access offset device inode path`,
 * followed by lines about its resident memory.
 */
function mappingsBelow(pid: number): Mapping[] {
  const told = readIfThere(`/proc/${pid}/smaps`).matchAll(/^[0-9a-f]+-\S+ \S+ (\S+) \S+ \d+ *(.*)$[\s\S]*?^Rss: +(\d+) kB/gm);
  const own = Array.from(told, ([, offset, path = '', kilobytes]) => ({
    file: path.startsWith('/') ? `${path} ${offset}` : '',
    resident: Number(kilobytes) * 1024,
  }));
  return [...own, ...childrenOf(pid).flatMap(mappingsBelow)];
}

function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    readIfThere(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Returns the text of a file that Linux provides for a process; empty if the process has ended meanwhile. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Linux counts processor time in this many ticks per second. */
const TICKS = 100;

/**
 * Returns the processor time of a process and all its child processes since their start, in ms, in steps of 10 ms. It includes processes
 * that have ended. NaN: the system is not Linux.
 */
export function processorTimeBelow(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  // The first two numbers are the time of the process itself. The last two are the time of its ended child processes, which also counts.
  const ticks = fieldsOf(pid).slice(11, 15).map(Number);
  const own = (1000 / TICKS) * ticks.reduce((sum, one) => sum + one, 0);
  return childrenOf(pid).reduce((sum, child) => sum + processorTimeBelow(child), own);
}

/** Returns the values that Linux lists after a process's name: the state, the parent, and so on. Empty: the process has ended. */
function fieldsOf(pid: number): readonly string[] {
  return readIfThere(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
}

/** The server's child process that makes AVIF, as Linux reports it. */
export interface LowProcess {
  readonly pid: number;
  /** 19 is the lowest priority. */
  readonly niceness: number;
  /** Processor time since its start, seconds. */
  readonly seconds: number;
}

/** Returns the child process that makes AVIF. Null: no such process runs now, or the system is not Linux. */
export function avifProcess(server: number): LowProcess | null {
  for (const pid of childrenOf(server)) {
    if (!readIfThere(`/proc/${pid}/cmdline`).includes('avif-program')) continue;
    const fields = fieldsOf(pid);
    return { pid, niceness: Number(fields[16]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
  }
  return null;
}
