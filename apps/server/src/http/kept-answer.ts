import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Season } from './season.ts';

/** A cached response: compressed once and sent many times. */
export interface KeptAnswer {
  /** The headers: `ETag`, `Vary` and those of the original response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The hash in the response's `ETag`. */
  readonly version: string;
  readonly gzip: Buffer<ArrayBuffer>;
  readonly br: Buffer<ArrayBuffer>;
  /** Returns the uncompressed bytes. Callers that ask at the same time get the same buffer. */
  readonly plain: () => Buffer<ArrayBuffer>;
  /** The memory that the response uses, in bytes. */
  readonly bytes: number;
}

/** How long a shared cache may keep a response, in seconds. So a visitor may see a newly published range up to a minute late. */
const SHARED = 60;
/** The quality of Brotli. A higher quality would double the time for each further per cent of bytes that it saves. */
const BROTLI_QUALITY = 5;

/**
 * Prepares a response with status 200 that can be sent to any client.
 * @param headers the headers of the response; include `Vary` if the response depends on other request headers than `Accept-Encoding`
 */
export async function keepAnswer(text: string, headers: Readonly<Record<string, string>>): Promise<KeptAnswer> {
  const bytes = Buffer.from(text);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(bytes),
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ]);
  // The ETag also covers the headers, because a page with another security policy counts as another response.
  const tag = createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url').slice(0, 27);
  return {
    headers: { ...headers, Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '), ETag: `W/"${tag}"` },
    version: tag,
    gzip: gzipped,
    br,
    plain: unpacked(gzipped),
    bytes: gzipped.length + br.length,
  };
}

/**
 * Returns a function that returns the uncompressed bytes. Most callers are our own pages, which need the same bytes again and again. A weak
 * reference keeps the bytes until the next garbage collection, so they use no memory permanently.
 */
function unpacked(gzipped: Buffer<ArrayBuffer>): () => Buffer<ArrayBuffer> {
  let last: WeakRef<Buffer<ArrayBuffer>> | null = null;
  return () => {
    const plain = last?.deref() ?? gunzipSync(gzipped);
    last = new WeakRef(plain);
    return plain;
  };
}

/**
 * Sends a cached response in the encoding that the browser prefers, or 304 if the browser has it already. A browser revalidates the
 * response each time. A shared cache may keep the response for a minute, but not beyond the end of the season, because prices change then.
 *
 * @param now milliseconds since 1970
 * @param isNamed whether the address contains the response's version; then the response never changes, and caches may keep it for a year
 */
export function answerKept(
  c: Context,
  kept: KeptAnswer,
  { until }: Pick<Season, 'until'>,
  now: number,
  isNamed = false,
): Response {
  const shared = Math.max(0, Math.min(SHARED, Math.floor((until - now) / 1000)));
  const keeping = isNamed ? 'public, max-age=31536000, immutable' : `public, max-age=0, s-maxage=${shared}`;
  const headers = { 'Cache-Control': keeping, ...kept.headers };
  if (isKnown(c.req.header('if-none-match'), kept.headers.ETag ?? '')) {
    const { ETag = '', Vary = '' } = kept.headers;
    return c.body(null, 304, { ETag, Vary, 'Cache-Control': headers['Cache-Control'] });
  }
  const coding = codingFor(c.req.header('accept-encoding'), CODINGS);
  if (!coding) return c.body(kept.plain(), 200, headers);
  return c.body(kept[coding], 200, { ...headers, 'Content-Encoding': coding, 'Content-Length': String(kept[coding].length) });
}

/**
 * Returns whether a browser has the response already. Two ETags are equal if their quoted texts are equal, whether or not they are weak.
 */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}

const CODINGS = ['br', 'gzip'] as const;

/**
 * Returns that encoding of the list which the browser prefers. If the browser likes several equally, returns the first of these.
 * Null: the browser accepts no encoding of the list.
 */
export function codingFor<Coding extends string>(acceptEncoding: string | undefined, codings: readonly Coding[]): Coding | null {
  if (acceptEncoding === undefined) return null;
  const accepted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const [best] = codings.filter((coding) => liking(coding) > 0).toSorted((a, b) => liking(b) - liking(a));
  return best ?? null;
}
