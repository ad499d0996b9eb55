import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Returns the memory of all processes of a browser except its main process, in bytes. NaN: the system is not Linux. */
export async function memoryOfPages(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type !== 'browser').reduce((sum, { id }) => sum + memoryOf(id), 0);
}

/** Returns the memory of a process, in bytes. Memory that several processes share is divided equally among them. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = 'NaN'] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
