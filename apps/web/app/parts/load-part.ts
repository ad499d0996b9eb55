import { reachability } from '../network/reachability.ts';
import { fetchFile } from './fetch-file.ts';
import { loadSheet } from './load-sheet.ts';
import { isMissingModule, PartError } from './part-error.ts';

/**
 * Every `import()` of the built web app calls this (`vite/load-parts.ts`). It fetches all files of the part before the browser imports
 * them, so that a failed request can be retried. Throws `PartError`.
 * @param files addresses without the leading `/`, as Vite lists them; empty if the module needs no other file
 */
export async function loadPart<Module>(importModule: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const [, own] = /import\(["'`]\.\/([^"'`]+)/.exec(String(importModule)) ?? [];
  return loadModule(importModule, [...new Set([...files, ...(own === undefined ? [] : [`assets/${own}`])])]);
}

/** The same with a complete list of addresses. */
export async function loadModule<Module>(importModule: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const addresses = files.map((file) => `/${file.replace(/^\/|#.*$/g, '')}`);
  // Waits for all requests: one that is still running would fail the next try.
  const fetched = await Promise.allSettled(addresses.map(fetchFile));
  const failed = fetched.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(loadSheet));
  try {
    return await importModule();
  } catch (cause) {
    if (!isMissingModule(cause)) throw cause;
    // Only a new document can load it now, and without a network the browser would show a page of its own.
    reachability.unanswered();
    throw new PartError((await reachability.verdict()) ? 'outdated' : 'unreachable', addresses.join(' '), { cause });
  }
}
