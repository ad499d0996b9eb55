/** Returns a `CacheStorage` in memory, with the functions that the service worker needs. */
export function aStorage(): CacheStorage {
  const kept = new Map<string, Cache>();
  const storage: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'> = {
    open: async (name) => {
      const cache = kept.get(name) ?? aCache();
      kept.set(name, cache);
      return cache;
    },
    has: async (name) => kept.has(name),
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
    match: async (request) => {
      for (const cache of kept.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return storage as CacheStorage;
}

function aCache(): Cache {
  const kept = new Map<string, Response>();
  const addressOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: async (request, { ignoreSearch = false } = {}) => {
      const [path] = addressOf(request).split('?');
      const found = ignoreSearch
        ? [...kept].find(([address]) => address.split('?')[0] === path)?.[1]
        : kept.get(addressOf(request));
      return found?.clone();
    },
    put: async (request, response) => void kept.set(addressOf(request), response),
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
    delete: async (request) => kept.delete(addressOf(request)),
  };
  return cache as Cache;
}

export const ORIGIN = 'https://hus.example';
