import { fetchFile } from './fetch-file.ts';
import { loadSheet } from './load-sheet.ts';
import { isMissingModule, PartError } from './part-error.ts';

/**
 * Every `import()` of the built web app comes here (`vite/load-parts.ts`), with all files that it needs. They are fetched before the
 * browser imports them. Throws `PartError` when one cannot be had; another try then fetches it again.
 * @param files their addresses without the leading `/`, as Vite lists them; empty where there is only the module itself
 */
export async function loadPart<Module>(importModule: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const [, own] = /import\(["'`]\.\/([^"'`]+)/.exec(String(importModule)) ?? [];
  return loadModule(importModule, [...new Set([...files, ...(own === undefined ? [] : [`assets/${own}`])])]);
}

/** The same for addresses of files. */
export async function loadModule<Module>(importModule: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const addresses = files.map((file) => `/${file.replace(/^\/|#.*$/g, '')}`);
  // All of them: one that is still on its way would fail the next try.
  const fetched = await Promise.allSettled(addresses.map(fetchFile));
  const failed = fetched.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(loadSheet));
  try {
    return await importModule();
  } catch (cause) {
    throw isMissingModule(cause) ? new PartError('outdated', addresses.join(' '), { cause }) : cause;
  }
}
