import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Season } from './season.ts';

/** An answer that goes out again and again, compressed once. */
export interface KeptAnswer {
  /** With `ETag`, `Vary` and what the answer brought itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** What its `ETag` says. */
  readonly version: string;
  readonly gzip: Buffer<ArrayBuffer>;
  readonly br: Buffer<ArrayBuffer>;
  /** As it is, the same bytes for all who take it at a time. */
  readonly plain: () => Buffer<ArrayBuffer>;
  /** What it takes of the memory. */
  readonly bytes: number;
}

/** Seconds for which a cache that many share may give an answer without asking: so late may somebody hear of a range that is published. */
const SHARED = 60;
/** From there on it takes twice the time for each per cent that it saves. */
const BROTLI_QUALITY = 5;

/** An answer of 200, made ready to be given to everybody. @param headers what goes out with it; with `Vary` where more than its coding differs */
export async function keepAnswer(text: string, headers: Readonly<Record<string, string>>): Promise<KeptAnswer> {
  const bytes = Buffer.from(text);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(bytes),
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ]);
  // What the page may do belongs to it: with another policy it is another answer.
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
 * Next to nobody asks for answers as they are but our own pages, again and again. So what was unpacked is there for the next until memory is tidied up, and
 * takes no lasting part of it.
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
 * Gives a kept answer in the coding that the browser likes best, or tells it that what it has is still right. A browser asks each time; a
 * cache that many share may give it for a minute, and never past the end of the season, which changes prices.
 *
 * @param now milliseconds since 1970
 * @param isNamed the address names this very answer, which is the same for ever
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

/** Whether a browser has it already: weak tags are equal where what is between the quotes is. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}

const CODINGS = ['br', 'gzip'] as const;

/** Of these the coding that is accepted most, the first where they are accepted alike; null: none is. */
export function codingFor<Coding extends string>(acceptEncoding: string | undefined, codings: readonly Coding[]): Coding | null {
  if (acceptEncoding === undefined) return null;
  const accepted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const [best] = codings.filter((coding) => liking(coding) > 0).toSorted((a, b) => liking(b) - liking(a));
  return best ?? null;
}
