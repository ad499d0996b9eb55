import { mayBeKept } from './keep-pictures.ts';
import { OF_THE_SHELL, PAGES } from './kind-of.ts';

/** What the worker knows about the build (`vite/write-service-worker.ts` writes it). */
export interface BuiltFiles {
  /** A text that changes whenever one of `files` changes. */
  readonly id: string;
  /** The addresses of the files that the configurator needs. */
  readonly files: readonly string[];
  /** The address of a script that is in every document of this build, and in no document of another build. */
  readonly manifest: string;
}

/**
 * The address of the configurator’s empty document. If the network fails, the worker returns this document for every step of a house that
 * only the browser has stored, and for the addresses that begin or continue its visit. The page then renders the address in the browser.
 */
export const SHELL = '/configuration/new/1/1';
const PREFIX = 'gavel-build-';

/**
 * Caches the files that the configurator needs, one after the other, and then the documents, `SHELL` last. Requests them without cookies,
 * so that no page of a logged-in user is cached. Caches only documents of this build. A file that is cached already is not requested again.
 * The documents and `OF_THE_SHELL` are always requested again, because the builder may have changed them. Throws if a file fails; the next
 * call continues with that file.
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
    // Do not cache a document of a newer build: the browser will soon install the worker of that build, which caches it.
    if (mayBeKept(answer) && text.includes(manifest)) await cache.put(document, answer);
  }
}

/**
 * Returns a document of this build. If it is not cached, returns the document of an earlier build. Undefined if no build has it.
 * @param path `SHELL`, or one of `PAGES`
 */
export async function keptDocument({ id }: BuiltFiles, storage: CacheStorage, path: string): Promise<Response | undefined> {
  const others = (await buildsIn(storage)).filter((name) => name !== PREFIX + id).toReversed();
  for (const name of [PREFIX + id, ...others]) {
    const document = (await storage.has(name)) && (await (await storage.open(name)).match(path, { ignoreVary: true }));
    if (document) return document;
  }
  return undefined;
}

/** Deletes all builds except this one and the previous one, whose pages may still be open. */
export async function forgetBuilds({ id }: BuiltFiles, storage: CacheStorage): Promise<void> {
  const others = (await buildsIn(storage)).filter((name) => name !== PREFIX + id);
  await Promise.all(others.slice(0, -1).map((name) => storage.delete(name)));
}

/** Returns the names of the caches that contain builds, the oldest first. */
async function buildsIn(storage: CacheStorage): Promise<readonly string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(PREFIX));
}
