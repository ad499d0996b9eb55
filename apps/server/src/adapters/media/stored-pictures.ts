import { createHash } from 'node:crypto';
import { lookedUp } from '../../cache/looked-up.ts';
import type { ObjectStore } from './object-store.ts';
import { isPicturePath, type PictureStorage } from './picture-storage.ts';

/** What the names of source pictures begin with. */
const FOLDER = 'pictures/';

/** Pictures change when a range is published: the store is asked that often what it has, ms. */
const LOOK_EVERY = 30_000;

interface StoredPicturesParts {
  readonly store: ObjectStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is told once when the store cannot be asked any more; what it had last goes on being known. */
  readonly onTrouble: (error: unknown) => void;
}

/** The pictures of a range in a store, where whoever published it put them. Throws `ObjectStoreError`. */
export function storedPictures({ store, now, onTrouble }: StoredPicturesParts): PictureStorage {
  const versions = lookedUp({
    look: async () =>
      new Map([...(await store.list(FOLDER))].map(([name, version]) => [name.slice(FOLDER.length), version] as const)),
    now,
    every: LOOK_EVERY,
    onTrouble,
  });
  return {
    async read(path) {
      return (await versions()).has(path) ? store.get(FOLDER + path) : null;
    },
    async version(path) {
      return (await versions()).get(path) ?? null;
    },
    async list() {
      return [...(await versions()).keys()].filter(isPicturePath).toSorted();
    },
  };
}

/** Brings the pictures of a folder into a store, those that are not there as they are here. What the store has besides stays. Throws `ObjectStoreError`. */
export async function sendPictures(from: PictureStorage, store: ObjectStore): Promise<void> {
  const there = await store.list(FOLDER);
  for (const path of await from.list()) {
    const bytes = await from.read(path);
    if (bytes && there.get(FOLDER + path) !== createHash('md5').update(bytes).digest('hex'))
      await store.put(FOLDER + path, bytes);
  }
}
