import { reachability } from '../network/reachability.ts';
import { fetchFile } from './fetch-file.ts';
import { loadSheet } from './load-sheet.ts';
import { isMissingModule, PartError } from './part-error.ts';

/**
 * Loads a module with the scripts and style sheets that it needs. Every `import()` of the built web app calls this function
 * (`vite/load-parts.ts`). It fetches all files before the browser imports the module, because a failed `fetch` can be repeated and a
 * failed `import()` cannot. Throws `PartError`.
 * @param files addresses without the leading `/`, as Vite lists them; empty if the module needs no other file
 */
export async function loadPart<Module>(importModule: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const [, own] = /import\(["'`]\.\/([^"'`]+)/.exec(String(importModule)) ?? [];
  return loadModule(importModule, [...new Set([...files, ...(own === undefined ? [] : [`assets/${own}`])])]);
}

/** Returns the address of a file as the browser requests it: with a leading `/` and without a fragment. */
export function addressOf(file: string): string {
  return `/${file.replace(/^\/|#.*$/g, '')}`;
}

/** Like `loadPart`, for files whose complete addresses are given. */
export async function loadModule<Module>(importModule: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const addresses = files.map(addressOf);
  // Wait until all requests have ended. The next try would otherwise share a request that is still running, and fail with it.
  const fetched = await Promise.allSettled(addresses.map(fetchFile));
  const failed = fetched.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(loadSheet));
  try {
    return await importModule();
  } catch (cause) {
    if (!isMissingModule(cause)) throw cause;
    // Only a new document can load the module now. But without a network, a reload would show the error page of the browser.
    reachability.unanswered();
    throw new PartError((await reachability.verdict()) ? 'outdated' : 'unreachable', addresses.join(' '), { cause });
  }
}
