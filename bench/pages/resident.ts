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

/** The same with each page divided by the processes that have it: Node's own program is in all of them, and in memory once. Linux alone tells. */
export function proportionalMemory(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes) * 1024 + childrenOf(pid).reduce((sum, child) => sum + proportionalMemory(child), 0);
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
