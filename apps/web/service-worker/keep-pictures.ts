interface Limits {
  readonly entries: number;
  readonly bytes: number;
}

interface KeptPictures {
  /** As it was kept, else from the network, which is then kept; without a network in another size than was asked for, if need be. */
  answer(request: Request): Promise<Response>;
  /** Done when everything that was answered has been kept, and what was too much has gone. */
  settled(): Promise<void>;
}

/** Pictures by their address, which says what they are for ever: so many at most, and so many bytes; the oldest go first. */
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
      // The format is negotiated: any that was once sent to this browser can be shown by it.
      const keptIn = async (options: CacheQueryOptions) => (await open()).match(request, { ignoreVary: true, ...options });
      const kept = await keptIn({});
      if (kept) return kept;
      const response = await fetchOne(request).catch(async (fault: unknown) => {
        // The size stands behind the question mark; what is shown is stretched to its place.
        const other = await keptIn({ ignoreSearch: true });
        if (other) return other;
        throw fault;
      });
      const copy = mayBeKept(response) ? response.clone() : null;
      // One after the other; a storage that is full keeps what it has.
      if (copy) last = last.then(() => keep(request, copy)).catch(() => undefined);
      return response;
    },
    settled: () => last,
  };
}

/** Whole answers of our own that nobody has said not to keep. */
export function mayBeKept({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('Cache-Control') ?? '');
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

/** How large a kept answer is: reading it again to know would take as long as reading all pictures. */
const BYTES = 'X-Kept-Bytes';
const LIMITS: Limits = { entries: 400, bytes: 60_000_000 };
