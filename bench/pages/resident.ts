import { readdirSync, readFileSync } from 'node:fs';
import type { MeasuredServer } from './measured-server.ts';

/** Bytes of a server and of all processes below it, where Linux tells of them; of the server alone elsewhere. */
export async function residentMemory(server: MeasuredServer): Promise<number> {
  const { resident } = await server.usage();
  return resident + childrenOf(server.pid).reduce((sum, pid) => sum + memoryBelow(pid), 0);
}

function memoryBelow(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) * 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryBelow(child), 0);
}

/** The same with what is read from a file counted once for all of them: Node's own program is in each, and in memory once. 0: only Linux tells. */
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
  /** Path and offset of what is read from a file; empty: memory of the process's own. */
  readonly file: string;
  readonly resident: number;
}

/** Of a process and all below it: a line `from-to access offset device inode path` each, and lines of what is in memory of it. */
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

/** A process may end while one looks at it. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The process below a server that makes AVIF, as Linux tells of it. */
export interface LowProcess {
  readonly pid: number;
  /** 19 is the lowest priority. */
  readonly niceness: number;
  /** Of processor time since its start. */
  readonly seconds: number;
}

/** Ticks of a second in which Linux counts processor time. */
const TICKS = 100;

/** Null: there is none now, or this is no Linux. */
export function avifProcess(server: number): LowProcess | null {
  for (const pid of childrenOf(server)) {
    if (!readIfThere(`/proc/${pid}/cmdline`).includes('avif-program')) continue;
    // After the name, which may have spaces: state is the third field.
    const fields = readIfThere(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return { pid, niceness: Number(fields[16]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
  }
  return null;
}
