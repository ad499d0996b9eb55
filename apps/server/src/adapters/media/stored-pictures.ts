import { createHash } from 'node:crypto';
import { lookedUp } from '../../cache/looked-up.ts';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';
import { isPicturePath, type PictureStorage } from './picture-storage.ts';

/** The prefix of the names of source pictures. */
const FOLDER = 'pictures/';

/**
 * How long the list of picture names is reused before it is read from the store again, in ms. Pictures change only when a range
 * is published.
 */
const LOOK_EVERY = 30_000;

interface StoredPicturesParts {
  readonly store: ObjectStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called once when the store stops responding to list requests; the last list of names remains in use. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Returns the range's source pictures as read from a store. The server that publishes the range copies the pictures to the store.
 * Throws `ObjectStoreError`.
 */
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

/** How many pictures are sent to the store at the same time. */
const SENT_AT_ONCE = 8;

/**
 * Copies pictures from a folder to a store. Skips a picture if the store already has the same bytes under its name. Deletes nothing in the
 * store. Throws `ObjectStoreError`.
 */
export async function sendPictures(from: PictureStorage, store: ObjectStore): Promise<void> {
  const there = await store.list(FOLDER).catch(nothingIfNoBucket);
  const send = async (path: string) => {
    const bytes = await from.read(path);
    if (bytes && there.get(FOLDER + path) !== createHash('md5').update(bytes).digest('hex'))
      await store.put(FOLDER + path, bytes);
  };
  const [first, ...others] = await from.list();
  // The first picture may create the bucket, so it is sent alone.
  if (first !== undefined) await send(first);
  const left = eachOf(others);
  const sendLeft = async () => {
    for (const path of left) await send(path);
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendLeft));
}

/** Returns one iterator for several loops: each value goes to only one loop. If a loop throws, the iterator ends for all loops. */
function* eachOf<Value>(values: readonly Value[]): Generator<Value> {
  yield* values;
}

/**
 * Returns an empty list if the bucket does not exist, because some stores, such as that of compose.yaml, create the bucket with the
 * first file. In any other store, sending the first file then fails.
 */
function nothingIfNoBucket(error: unknown): ReadonlyMap<string, string> {
  if (error instanceof ObjectStoreError && error.status === 404) return new Map();
  throw error;
}
