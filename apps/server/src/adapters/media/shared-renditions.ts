import type { Logger } from 'pino';
import type { ObjectStore } from './object-store.ts';
import type { KeptRenditions } from './rendition-cache.ts';
import { verified, withSum } from './summed.ts';

/**
 * Finished pictures that one machine has made for all: on its own disk, and in a store where the others find them. A store that fails costs
 * time, never a picture.
 */
export function sharedRenditions(disk: KeptRenditions, store: ObjectStore, logger: Logger): KeptRenditions {
  let hasFailed = false;
  /** Logged once, until it does as it should again. */
  const tried = async <Result>(ask: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      const result = await ask();
      hasFailed = false;
      return result;
    } catch (error) {
      if (!hasFailed) logger.error({ err: error }, 'finished pictures are not shared: their store does not answer');
      hasFailed = true;
      return otherwise;
    }
  };
  const fetched = async (name: string) => {
    const found = await store.get(nameOf(name));
    const bytes = found && verified(found);
    if (found && !bytes) logger.warn({ name }, 'a picture in the store is not what was put there: it is made again');
    return bytes;
  };
  return {
    async get(name) {
      const here = await disk.get(name);
      if (here) return here;
      const bytes = await tried(() => fetched(name), null);
      if (bytes) await disk.put(name, bytes);
      return bytes;
    },
    has: async (name) => (await disk.has(name)) || tried(() => store.has(nameOf(name)), false),
    async put(name, bytes) {
      await disk.put(name, bytes);
      await tried(() => store.put(nameOf(name), withSum(bytes)), undefined);
    },
  };
}

function nameOf(name: string): string {
  return `renditions/${name.slice(0, 2)}/${name}`;
}
