import { mayBeKept } from './keep-pictures.ts';
import { OF_THE_SHELL, PAGES } from './kind-of.ts';

/** What the build tells the worker (`vite/write-service-worker.ts`). */
export interface BuiltFiles {
  /** Another one whenever a file is. */
  readonly id: string;
  /** Addresses that the configurator needs. */
  readonly files: readonly string[];
  /** The address that every document of this build names, and of no other. */
  readonly manifest: string;
}

/** Any step will do: its document is the empty frame, and the step is in the address of the page. */
export const SHELL = '/configuration/new/1/1';
const PREFIX = 'gavel-build-';

/**
 * Fetches what the configurator needs, one file after the other, and last the documents, its frame at the end: as nobody sees them who is
 * logged in, and only of this very build. A file that is there already is not fetched again; documents are, because the builder's words and
 * colours may be others. Throws where something cannot be had; the next time goes on from there.
 */
export async function keepBuild(
  { id, files, manifest }: BuiltFiles,
  storage: CacheStorage,
  fetchOne: typeof fetch,
): Promise<void> {
  const cache = await storage.open(PREFIX + id);
  const keep = async (file: string, known?: Response) => {
    const response = known ?? (await fetchOne(file, { credentials: 'omit' }));
    if (!mayBeKept(response)) throw new Error(`${file} cannot be kept`);
    await cache.put(file, response);
  };
  for (const file of files) {
    if (!(await cache.match(file))) await keep(file, await storage.match(file));
  }
  for (const file of OF_THE_SHELL) await keep(file);
  for (const document of [...PAGES, SHELL]) {
    const answer = await fetchOne(document, { credentials: 'omit', headers: { Accept: 'text/html' } });
    const text = await answer.clone().text();
    // A newer site has its own worker, which is on its way.
    if (mayBeKept(answer) && text.includes(manifest)) await cache.put(document, answer);
  }
}

/** The document of this build, else of the one before; none: it has not been kept yet. @param path `SHELL`, or one of `PAGES` */
export async function keptDocument({ id }: BuiltFiles, storage: CacheStorage, path: string): Promise<Response | undefined> {
  const others = (await buildsIn(storage)).filter((name) => name !== PREFIX + id).toReversed();
  for (const name of [PREFIX + id, ...others]) {
    const document = (await storage.has(name)) && (await (await storage.open(name)).match(path, { ignoreVary: true }));
    if (document) return document;
  }
  return undefined;
}

/** Forgets all builds but this one and the one before it, whose pages may be open still. */
export async function forgetBuilds({ id }: BuiltFiles, storage: CacheStorage): Promise<void> {
  const others = (await buildsIn(storage)).filter((name) => name !== PREFIX + id);
  await Promise.all(others.slice(0, -1).map((name) => storage.delete(name)));
}

/** The oldest first. */
async function buildsIn(storage: CacheStorage): Promise<readonly string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(PREFIX));
}
