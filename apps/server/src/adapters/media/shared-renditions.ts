import type { Logger } from 'pino';
import type { ObjectStore } from './object-store.ts';
import type { KeptRenditions } from './rendition-cache.ts';
import { verified, withSum } from './summed.ts';

/**
 * Returns a cache that stores pictures on this machine's disk and in a store where other machines find them. If the store fails, pictures
 * only load more slowly.
 */
export function sharedRenditions(disk: KeptRenditions, store: ObjectStore, logger: Logger): KeptRenditions {
  let hasFailed = false;
  /**
   * Returns the result of a call to the store, or `otherwise` if the call fails. After a logged failure, no further failure is logged until
   * the store works again.
   */
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
