interface Limits {
  readonly entries: number;
  readonly bytes: number;
}

interface KeptPictures {
  /**
   * Returns the picture from the cache. If the cache does not have it, requests it from the network and caches it. Without a network,
   * returns the same picture in another size if the cache has one.
   */
  answer(request: Request): Promise<Response>;
  /** Resolves when all pictures that were returned are cached, and those above the limits are deleted. */
  settled(): Promise<void>;
}

/**
 * Caches pictures by their address, if the server says that the picture at this address never changes. The cache has a limit for the
 * number of pictures and for their size in bytes, and deletes the oldest pictures first.
 */
export function keepPictures(
  open: () => Promise<Cache>,
  fetchOne: (request: Request) => Promise<Response>,
  limits: Limits = LIMITS,
): KeptPictures {
  let last = Promise.resolve();

  const keep = async (request: Request, response: Response) => {
    const cache = await open();
    const body = await response.blob();
    const headers = new Headers(response.headers);
    headers.set(BYTES, String(body.size));
    await cache.put(request, new Response(body, { headers }));
    await forgetOldest(cache, limits);
  };

  return {
    async answer(request) {
      // The format of a picture depends on the header `Accept`, but this browser can show any format that it has once received. So ignore
      // `Vary`.
      const keptIn = async (options: CacheQueryOptions) => (await open()).match(request, { ignoreVary: true, ...options });
      const kept = await keptIn({});
      if (kept) return kept;
      const response = await fetchOne(request).catch(async (fault: unknown) => {
        // The size is in the query string, so ignore the query. The page scales the picture to the size that it needs.
        const other = await keptIn({ ignoreSearch: true });
        if (other) return other;
        throw fault;
      });
      // Cache only immutable responses: soon after a publication the server may send an old picture under a new address.
      const copy = mayBeKept(response) && isImmutable(response) ? response.clone() : null;
      // Write one picture after the other. If the storage is full, the cache stays as it is.
      if (copy) last = last.then(() => keep(request, copy)).catch(() => undefined);
      return response;
    },
    settled: () => last,
  };
}

/** Returns whether a response may be cached: its status is 200, it was not redirected, and its headers do not forbid it. */
export function mayBeKept({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('Cache-Control') ?? '');
}

function isImmutable({ headers }: Response): boolean {
  return /\bimmutable\b/.test(headers.get('Cache-Control') ?? '');
}

async function forgetOldest(cache: Cache, { entries, bytes }: Limits): Promise<void> {
  const requests = await cache.keys();
  let sum = 0;
  let count = 0;
  for (const request of requests.toReversed()) {
    const kept = await cache.match(request, { ignoreVary: true });
    count += 1;
    sum += Number(kept?.headers.get(BYTES) ?? 0);
    if (count > entries || sum > bytes) await cache.delete(request, { ignoreVary: true });
  }
}

/** A header with the size of a cached response in bytes. Without it, every picture would have to be read to know its size. */
const BYTES = 'X-Kept-Bytes';
const LIMITS: Limits = { entries: 400, bytes: 60_000_000 };
